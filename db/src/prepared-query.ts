import type { CompiledQuery, Kysely } from 'kysely'
import { readCompiled } from './sqlite/sqlite-dialect.ts'
import type { Tables } from './tables.ts'

type Reader = Kysely<Tables>
type Buildable<Row> = { compile(): CompiledQuery<Row> }
/** What a query's text depends on beside which values are given: names, directions, yes or no. */
type Shape = Readonly<Record<string, string | number | boolean>>

/** Shapes of one query that are kept; beyond, all are forgotten and made anew as they come. */
const maxShapes = 200

/** Stands for a value while a query is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** The same names with placeholders for values; what is not given is not there. */
const toPlaceholders = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name]) => [name, new Placeholder(name)]),
  ) as Values

/** One text for each shape and each set of given names. `for in`, since it runs on every call and makes no lists. */
function keyOf(values: Readonly<Record<string, unknown>>, shape: Shape): string {
  let key = ''
  for (const name in values) if (values[name] !== undefined) key += `${name} `
  for (const name in shape) key += `${shape[name]},`
  return key
}

/**
 * A query that is built and compiled once for each shape and run with other values each time: where it runs on every
 * call, building it costs more than running it. `build` may ask which values are given, never what they are; anything
 * else its text depends on belongs to `shape`.
 * @returns a function that runs it and answers its rows
 */
export function prepareQuery<Values extends object, Row, Given extends Shape = Shape>(
  build: (db: Reader, values: Values, shape: Given) => Buildable<Row>,
) {
  const compiled = new WeakMap<Reader, Map<string, CompiledQuery<Row>>>()

  function compile(db: Reader, values: Values, shape: Given, key: string): CompiledQuery<Row> {
    const query = build(db, toPlaceholders(values), shape).compile()
    const known = compiled.get(db)
    if (known && known.size < maxShapes) known.set(key, query)
    else compiled.set(db, new Map([[key, query]]))
    return query
  }

  return async (db: Reader, values: Values, shape = {} as Given): Promise<Row[]> => {
    const given = values as Record<string, unknown>
    const key = keyOf(given, shape)
    const query = compiled.get(db)?.get(key) ?? compile(db, values, shape, key)
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? given[value.name] : value))
    return readCompiled<Row>(db, query.sql, parameters)
  }
}
