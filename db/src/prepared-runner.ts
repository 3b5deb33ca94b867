/** Where a handle keeps its way past Kysely's queue for a connection. */
export const preparedRunner = Symbol('prepared runner')

/** Runs statements that were compiled before. */
export type PreparedRunner = {
  /** Handles of one dialect share the text of a query. */
  readonly dialect: string
  /** Rows of a statement that reads. */
  readRows: (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>
}

/** @throws TypeError for a Kysely that was not made by an engine of ours */
export function runnerOf(db: object): PreparedRunner {
  const runner = (db as { [preparedRunner]?: PreparedRunner })[preparedRunner]
  if (!runner) throw new TypeError('Not a handle of this database')
  return runner
}
