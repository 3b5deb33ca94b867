import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { OpenedDatabase, OpenOptions, Reader } from './database.ts'
import { type AuditSearch, searchAuditLog } from './sqlite/audit-search.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import {
  findBookingsWith,
  holdsText,
  isOneOf,
  limitTo,
  shortestSearchTerm,
  toMatch,
  withoutIndex,
} from './sqlite/search.ts'

type OrPlaceholder<Value> = Value | Expression<Value>

/** What an engine spells its own way: a second one is another value of this type, and the compiler says what it lacks. */
type Engine = {
  /** Opens the database that `place` names. */
  open: (place: string, options?: OpenOptions) => OpenedDatabase
  /** Whether a text column holds a part, letter by letter; both are lower-cased already. */
  holdsText: (column: string, part: OrPlaceholder<string>) => RawBuilder<SqlBool>
  /** Whether a column is one of several values; the statement is the same however many there are. */
  isOneOf: (column: string, values: OrPlaceholder<readonly (string | number)[]>) => RawBuilder<SqlBool>
  /** The column as a value no index is used for. */
  withoutIndex: <Value>(column: string) => RawBuilder<Value>
  /** `limit` in SQL written by hand. */
  limitTo: (rows: OrPlaceholder<number>) => RawBuilder<unknown>
  /** Letters of the shortest word that the index of the bookings finds. */
  shortestSearchTerm: number
  /** What that index is asked for rows that hold every term. */
  toMatch: (terms: readonly string[]) => string
  /** `seq` of the newest bookings whose search text holds what toMatch asks for; for `where seq in`. */
  findBookingsWith: (match: OrPlaceholder<string>, limit: OrPlaceholder<number>) => RawBuilder<number>
  /** Sequence numbers of the newest rows of the log that hold every word, newest first. */
  searchAuditLog: (db: Reader, search: AuditSearch) => Promise<number[]>
}

const sqlite = {
  open: openSqlite,
  holdsText,
  isOneOf,
  withoutIndex,
  limitTo,
  shortestSearchTerm,
  toMatch,
  findBookingsWith,
  searchAuditLog,
} satisfies Engine

/** Opens a database. @throws when it cannot be opened or is no database */
export const openDatabase = sqlite.open
/** A backup holds a SQLite file, whatever the engine: these work on such files. */
export {
  copyDatabase,
  DamagedDatabaseError,
  findDocuments,
  forgetDocuments,
  inspectDatabase,
  sealDatabase,
} from './sqlite/copy-database.ts'
export { findBookingsWith, holdsText, isOneOf, limitTo, searchAuditLog, shortestSearchTerm, toMatch, withoutIndex }
