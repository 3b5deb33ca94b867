import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** Columns without computed ones, and the primary key. */
export type TableShape = { columns: readonly string[]; key: readonly string[] }
export type StoredRow = Readonly<Record<string, string | number | null>>

/** A database with an open transaction on its own connection. */
export type DatabaseEnd = {
  /** Reads; at the target it sees the written rows. */
  db: Kysely<Tables>
  describe: () => Promise<Map<string, TableShape>>
  close: () => Promise<void>
}

export type TargetEnd = DatabaseEnd & {
  /** Rows are copied unchanged, without guards, counters and search indexes. */
  pause: (tables: readonly string[]) => Promise<void>
  /** Restores them, and continues the numbering after the copied rows. */
  resume: (tables: readonly string[]) => Promise<void>
  empty: (tables: readonly string[]) => Promise<void>
  insert: (table: string, columns: readonly string[], rows: readonly StoredRow[]) => Promise<void>
  commit: () => Promise<void>
}

/** The database cannot be moved; nothing was changed. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}
