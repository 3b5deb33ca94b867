import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** Columns that are written (computed ones are not), and the primary key. */
export type TableShape = { columns: readonly string[]; key: readonly string[] }
export type StoredRow = Readonly<Record<string, string | number | null>>

/** One end of a move: a database with one transaction open, on a connection of its own. */
export type DatabaseEnd = {
  /** Reads, and at the target sees what was written. */
  db: Kysely<Tables>
  /** Shapes of the tables that are there, by name. */
  describe: () => Promise<Map<string, TableShape>>
  close: () => Promise<void>
}

export type TargetEnd = DatabaseEnd & {
  /** Takes guards, counts and search indexes away while rows come in as they are. */
  pause: (tables: readonly string[]) => Promise<void>
  /** Puts them back, the indexes over what has come, and goes on numbering after it. */
  resume: (tables: readonly string[]) => Promise<void>
  empty: (tables: readonly string[]) => Promise<void>
  insert: (table: string, columns: readonly string[], rows: readonly StoredRow[]) => Promise<void>
  commit: () => Promise<void>
}

/** The database cannot be moved from, or to; nothing was changed. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}
