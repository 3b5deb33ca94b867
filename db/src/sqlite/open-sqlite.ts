import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { createAftermath } from '../after-commit.ts'
import type { OpenedDatabase, OpenOptions } from '../database.ts'
import { createJobBatch } from '../job-batch.ts'
import { createGroupCommit } from './group-commit.ts'
import { createEngine } from './sqlite-dialect.ts'

/** Gives checks, backups and tests of this engine direct access. */
export type SqliteDatabase = OpenedDatabase & { upkeep: { raw: BetterSqlite3.Database; file: string } }

/** WAL mode sets synchronous to NORMAL, which loses acknowledged rows at a power cut, so each connection needs FULL. */
function configure(connection: BetterSqlite3.Database): void {
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('cache_size = -6000')
  connection.pragma('temp_store = MEMORY')
  // Overwrites deleted text, also in freed pages, because the file is used for years (rule PRIV-D2).
  connection.pragma('secure_delete = ON')
}

/** Attempts to empty the log, and the pause between them in ms; transactions and reads of others end within that time. */
const [logTries, logPause] = [40, 50]

/**
 * Moves the write-ahead log into the database file, where `secure_delete` has overwritten deleted text. Otherwise the log
 * contains that text until it is overwritten.
 */
async function emptyLog(file: string): Promise<boolean> {
  const connection = new BetterSqlite3(file, { timeout: 0 })
  try {
    for (let round = 0; round < logTries; round += 1) {
      const [{ busy = 1 } = {}] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy?: number }[]
      if (busy === 0) return true
      await setTimeout(logPause)
    }
    return false
  } finally {
    connection.close()
  }
}

function listApplied(raw: BetterSqlite3.Database): string[] {
  const known = raw.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
  if (!known) return []
  const rows = raw.prepare('select name from kysely_migration order by name').all() as { name: string }[]
  return rows.map(({ name }) => name)
}

/**
 * One writing and one read-only connection.
 * @throws when the file cannot be opened or is not a database
 */
export function openSqlite(file: string, { report = console.error }: OpenOptions = {}): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true })
  // Waiting in the driver blocks the event loop: it gives up after 20 ms, and group-commit.ts retries asynchronously.
  const raw = new BetterSqlite3(file, { timeout: 20 })
  raw.pragma('journal_mode = WAL')
  configure(raw)
  const reader = new BetterSqlite3(file, { timeout: 20, readonly: true })
  configure(reader)
  const snapshot = createTurnSnapshot(reader)
  const aftermath = createAftermath(report)
  const writing = createEngine(raw)
  const { write, drain } = createJobBatch(writing.ground, createGroupCommit(raw, snapshot.leave), aftermath.follow)
  return {
    read: createEngine(reader, snapshot.enter).kysely,
    write,
    listen: aftermath.listen,
    isShared: false,
    overwriteDeleted: () => emptyLog(file),
    upkeep: {
      writer: writing.kysely,
      check: async () => {},
      listApplied: async () => listApplied(raw),
      raw,
      file,
    },
    close: async () => {
      await drain()
      snapshot.leave()
      reader.close()
      raw.close()
    },
  }
}

/** One snapshot of the data for all reads in one turn of the event loop. */
type TurnSnapshot = {
  /** Called before a read: opens the snapshot unless it is open. */
  enter: () => void
  /** Ends the snapshot, so that the next read sees later commits. */
  leave: () => void
}

/**
 * Reads of one turn share one read transaction: a page and its total are consistent, and SQLite locks once instead of for
 * each statement. The snapshot ends with the turn and before each commit of this process (group-commit.ts), so that no read
 * misses an acknowledged change and no checkpoint waits for a reader.
 */
function createTurnSnapshot(reader: BetterSqlite3.Database): TurnSnapshot {
  const begin = reader.prepare('begin')
  const end = reader.prepare('commit')
  let isOpen = false
  const leave = () => {
    if (!isOpen) return
    isOpen = false
    end.run()
  }
  const enter = () => {
    if (isOpen) return
    begin.run()
    isOpen = true
    setImmediate(leave)
  }
  return { enter, leave }
}
