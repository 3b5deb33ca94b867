import { closeSync, openSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'

/**
 * Holds a file for this process until it lets go or ends, however it ends: the lock is the operating system's, which SQLite
 * asks for, so that nothing is left of it after a kill.
 * @returns how to let go; undefined when another process holds the file
 * @throws when the file cannot be made
 */
export function holdFile(file: string): (() => void) | undefined {
  closeSync(openSync(file, 'a', 0o600))
  const connection = new BetterSqlite3(file, { timeout: 0 })
  try {
    // No journal: nothing is ever written, and a kill must leave no second file.
    connection.pragma('journal_mode = MEMORY')
    connection.exec('begin exclusive')
    return () => connection.close()
  } catch (error) {
    connection.close()
    if (error instanceof BetterSqlite3.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code)) return undefined
    throw error
  }
}
