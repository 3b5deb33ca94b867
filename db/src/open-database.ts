import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { createGroupCommit, type Write } from './sqlite/group-commit.ts'
import { createKysely } from './sqlite/sqlite-dialect.ts'
import { createTurnSnapshot } from './sqlite/turn-snapshot.ts'
import type { Tables } from './tables.ts'

export type Database = {
  /** Reads only: the connection refuses to write, so a write outside a transaction cannot happen. */
  read: Kysely<Tables>
  /** The only way to write. */
  write: Write
  /** The writing connection itself: migrations, backup, checks. Not for features. */
  raw: BetterSqlite3.Database
  /** Kysely on the writing connection, for the migrator. */
  writer: Kysely<Tables>
  file: string
  close: () => Promise<void>
}

/** WAL switches synchronous to NORMAL by itself, which loses acknowledged rows at a power cut: FULL on each connection. */
function configure(connection: BetterSqlite3.Database): void {
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('cache_size = -16000')
  connection.pragma('temp_store = MEMORY')
  // What is removed is overwritten where its page is written anyway.
  connection.pragma('secure_delete = FAST')
}

/**
 * Opens (and creates) a SQLite database file with one writing and one read-only connection.
 * @throws when the file cannot be opened or is not a database
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true })
  // The driver's own waiting blocks the event loop: give up after 20 ms and retry asynchronously (group-commit.ts).
  const raw = new BetterSqlite3(file, { timeout: 20 })
  raw.pragma('journal_mode = WAL')
  configure(raw)
  const reader = new BetterSqlite3(file, { timeout: 20, readonly: true })
  configure(reader)
  const snapshot = createTurnSnapshot(reader)
  const writer = createKysely(raw)
  const read = createKysely(reader, snapshot.enter)
  const { write, drain } = createGroupCommit(raw, writer, snapshot.leave)
  return {
    read,
    write,
    raw,
    writer,
    file,
    close: async () => {
      await drain()
      snapshot.leave()
      reader.close()
      raw.close()
    },
  }
}
