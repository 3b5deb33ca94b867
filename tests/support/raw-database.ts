import BetterSqlite3 from 'better-sqlite3'

/** Opens a database file with its own connection, bypassing the server, and closes it. */
export function useRaw<Result>(file: string, use: (raw: BetterSqlite3.Database) => Result): Result {
  const raw = new BetterSqlite3(file, { timeout: 5_000 })
  try {
    return use(raw)
  } finally {
    raw.close()
  }
}
