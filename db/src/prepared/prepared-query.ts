import type { CompiledQuery } from 'kysely'
import type { Reader } from '../database.ts'
import { runnerOf } from '../prepared-runner.ts'
import { type BoundValue, type Placeholders, Slot, toEmpty, toPlaceholders } from './placeholder.ts'

type Buildable<Row> = { compile(): CompiledQuery<Row> }
/** Further inputs that change the text: names, directions, booleans. */
type Shape = Readonly<Record<string, string | number | boolean>>
/** The text has slots for values. */
type Prepared = Pick<CompiledQuery, 'sql' | 'parameters'>

/** Beyond this number the cache is emptied. */
const maxShapes = 200

/** One text for each shape and each set of given names. `for in`, because it runs on every call and creates no lists. */
function keyOf(dialect: string, values: Readonly<Record<string, unknown>>, shape: Shape): string {
  let key = dialect
  for (const name in values) if (values[name] !== undefined) key += `\n${name}`
  for (const name in shape) {
    const value = shape[name]
    // With its length, one name cannot look like two.
    key += typeof value === 'string' ? `\n${name}=${value.length}"${value}` : `\n${name}=${value}`
  }
  return key
}

const fill = (parameters: readonly unknown[], values: Readonly<Record<string, unknown>>): unknown[] =>
  parameters.map((value) => (value instanceof Slot ? values[value.name] : value))

/**
 * Builds and compiles a query once for each shape: for frequent queries, building costs more than running. `build` may check
 * which values are given, but not read them; other inputs that change the text belong to `shape`. Handles of one dialect
 * share the texts.
 * @returns a function that runs the query and returns its rows; it throws TypeError if `build` reads a value
 */
export function prepareQuery<
  Values extends { [Name in keyof Values]: BoundValue | undefined },
  Row,
  Given extends Shape = Shape,
>(build: (db: Reader, values: Placeholders<Values>, shape: Given) => Buildable<Row>) {
  const known = new Map<string, Prepared>()

  function compile(db: Reader, values: Values, shape: Given, key: string): Prepared {
    const { sql, parameters } = build(db, toPlaceholders(values), shape).compile()
    // A proxy cannot detect comparisons and truth tests: built with values instead, the query must stay the same.
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
