import type { CompiledQuery } from 'kysely'
import type { Reader } from '../database.ts'
import { runnerOf } from '../prepared-runner.ts'
import { type BoundValue, type Placeholders, Slot, toEmpty, toPlaceholders } from './placeholder.ts'

type Buildable<Row> = { compile(): CompiledQuery<Row> }
/** What a query's text depends on beside which values are given: names, directions, yes or no. */
type Shape = Readonly<Record<string, string | number | boolean>>
/** A text and its parameters, slots where values go. */
type Prepared = Pick<CompiledQuery, 'sql' | 'parameters'>

/** Shapes of one query that are kept; beyond, all are forgotten and made anew as they come. */
const maxShapes = 200

/** One text for each shape and each set of given names. `for in`, since it runs on every call and makes no lists. */
function keyOf(dialect: string, values: Readonly<Record<string, unknown>>, shape: Shape): string {
  let key = dialect
  for (const name in values) if (values[name] !== undefined) key += `\n${name}`
  for (const name in shape) {
    const value = shape[name]
    // With its length, a name cannot pass for two.
    key += typeof value === 'string' ? `\n${name}=${value.length}"${value}` : `\n${name}=${value}`
  }
  return key
}

const fill = (parameters: readonly unknown[], values: Readonly<Record<string, unknown>>): unknown[] =>
  parameters.map((value) => (value instanceof Slot ? values[value.name] : value))

/**
 * A query that is built and compiled once for each shape and run with other values each time: where it runs on every
 * call, building it costs more than running it. `build` gets placeholders: it may ask which values are given, never what
 * they are; anything else its text depends on belongs to `shape`. Handles of one dialect share the texts.
 * @returns a function that runs it and answers its rows; it throws TypeError for a builder that looks at a value
 */
export function prepareQuery<
  Values extends { [Name in keyof Values]: BoundValue | undefined },
  Row,
  Given extends Shape = Shape,
>(build: (db: Reader, values: Placeholders<Values>, shape: Given) => Buildable<Row>) {
  const known = new Map<string, Prepared>()

  function compile(db: Reader, values: Values, shape: Given, key: string): Prepared {
    const { sql, parameters } = build(db, toPlaceholders(values), shape).compile()
    // A proxy cannot tell when it is compared or taken for true: built with values instead, the query must stay the same.
    for (const others of [values, toEmpty(values)]) {
      const built = build(db, others as unknown as Placeholders<Values>, shape).compile()
      const isSame =
        built.sql === sql && fill(parameters, others).every((value, place) => Object.is(value, built.parameters[place]))
      if (!isSame)
        throw new TypeError(`The text of a prepared query depends on a value, not on its shape: ${built.sql}`)
    }
    if (known.size >= maxShapes) known.clear()
    const prepared = { sql, parameters }
    known.set(key, prepared)
    return prepared
  }

  return async (db: Reader, values: Values, shape = {} as Given): Promise<Row[]> => {
    const runner = runnerOf(db)
    const key = keyOf(runner.dialect, values, shape)
    const { sql, parameters } = known.get(key) ?? compile(db, values, shape, key)
    return runner.readRows(sql, fill(parameters, values)) as Row[] | Promise<Row[]>
  }
}
