import { type Expression, type OperationNode, ValueNode } from 'kysely'

/** Flags are 0 or 1; a boolean that changes the text belongs to the shape. */
export type BoundValue = string | number | readonly string[] | readonly number[]

/**
 * Stands for a value while a prepared query is built, and can only be bound. Comparing it is a type error, other uses throw,
 * and prepareQuery detects the rest.
 */
export type Placeholder<T> = Expression<T>

/** The same names with placeholders for values; an optional value may be compared with `=== undefined`. */
export type Placeholders<Values> = {
  [Name in keyof Values]: Values[Name] extends infer Value
    ? Value extends undefined
      ? undefined
      : Placeholder<Value>
    : never
}

export class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const askedByKysely = new Set<PropertyKey>(['toOperationNode', 'expressionType'])

function createPlaceholder(name: string): object {
  const refuse = (): never => {
    throw new TypeError(
      `A prepared query looks at the value of "${name}": bind it, or let the shape say what depends on it`,
    )
  }
  const node: OperationNode = ValueNode.create(new Slot(name))
  const expression = { expressionType: undefined, toOperationNode: () => node }
  return new Proxy(expression, {
    get: (target, property) => (askedByKysely.has(property) ? Reflect.get(target, property) : refuse()),
    set: refuse,
    ownKeys: refuse,
    getPrototypeOf: refuse,
  })
}

export const toPlaceholders = <Values extends object>(values: Values): Placeholders<Values> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name]) => [name, createPlaceholder(name)]),
  ) as unknown as Placeholders<Values>

const emptyLike = (value: unknown): unknown => (Array.isArray(value) ? [] : typeof value === 'number' ? 0 : '')

/** The same names, with values that count as false. */
export const toEmpty = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, emptyLike(value)]),
  ) as Values
