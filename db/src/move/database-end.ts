import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** Columns without computed ones, and the primary key. */
export type TableShape = { columns: readonly string[]; key: readonly string[] }
export type StoredRow = Readonly<Record<string, string | number | null>>

/** Source or target of a move: a database with an open transaction on its own connection. */
export type DatabaseEnd = {
  /** Reads; at the target it sees the written rows. */
  db: Kysely<Tables>
  /** Shapes of the existing tables, by name. */
  describe: () => Promise<Map<string, TableShape>>
  close: () => Promise<void>
}

export type TargetEnd = DatabaseEnd & {
  /** Disables guards, counters and search indexes while rows are copied unchanged. */
  pause: (tables: readonly string[]) => Promise<void>
  /** Enables them again, with indexes over the copied rows, and continues the numbering after these. */
  resume: (tables: readonly string[]) => Promise<void>
  empty: (tables: readonly string[]) => Promise<void>
  insert: (table: string, columns: readonly string[], rows: readonly StoredRow[]) => Promise<void>
  commit: () => Promise<void>
}

/** The database cannot be moved; nothing was changed. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}
