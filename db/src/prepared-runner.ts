/** Bypasses Kysely's queue for a connection. */
export const preparedRunner = Symbol('prepared runner')

export type PreparedRunner = {
  /** Handles of one dialect share the text of a query. */
  readonly dialect: string
  readRows: (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>
}

/** @throws TypeError for a Kysely of another origin */
export function runnerOf(db: object): PreparedRunner {
  const runner = (db as { [preparedRunner]?: PreparedRunner })[preparedRunner]
  if (!runner) throw new TypeError('Not a handle of this database')
  return runner
}
