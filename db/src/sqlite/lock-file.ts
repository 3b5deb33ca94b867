import { closeSync, openSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'

/**
 * Locks a file until it is released or the process ends. SQLite uses a lock of the operating system, so that a kill leaves
 * nothing behind.
 * @returns the release, or undefined when another process has the lock
 * @throws when the file cannot be created
 */
export function lockFile(file: string): (() => void) | undefined {
  closeSync(openSync(file, 'a', 0o600))
  const connection = new BetterSqlite3(file, { timeout: 0 })
  try {
    // No journal: SQLite writes nothing here, and a kill must leave no second file.
    connection.pragma('journal_mode = MEMORY')
    connection.exec('begin exclusive')
    return () => connection.close()
  } catch (error) {
    connection.close()
    if (error instanceof BetterSqlite3.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code)) return undefined
    throw error
  }
}
