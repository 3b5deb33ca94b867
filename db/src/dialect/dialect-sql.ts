import type { Expression, RawBuilder, SqlBool } from 'kysely'

export type OrPlaceholder<Value> = Value | Expression<Value>
/** A column by its name, or any expression. */
export type Text = string | Expression<string | null>

export type AuditRowsSearch = {
  /** Each of three letters or more; every one has to occur somewhere in the row. */
  terms: readonly string[]
  /** Bounds of the sequence, inclusive. */
  fromSeq: number
  toSeq: number
  /** Newest rows that are found. */
  limit: number
}

/** What an engine spells its own way: a second one is another value of this type, and the compiler says what it lacks. */
export type DialectSql = {
  /** Whether a text holds a part, letter by letter; both are lower-cased already. */
  holdsText: (text: Text, part: OrPlaceholder<string>) => RawBuilder<SqlBool>
  /** The same of a text whose letters an engine may keep an index of. */
  holdsIndexedText: (text: Text, part: OrPlaceholder<string>) => RawBuilder<SqlBool>
  /** Whether a column is one of several values; the statement is the same however many there are. */
  isOneOf: (column: string, values: OrPlaceholder<readonly (string | number)[]>) => RawBuilder<SqlBool>
  /** The column as a value no index is used for. */
  withoutIndex: <Value>(column: string) => RawBuilder<Value>
  /** `limit` in SQL written by hand. */
  limitTo: (rows: OrPlaceholder<number>) => RawBuilder<unknown>
  /** The letters A to Z in lower case, every other one as it stands. */
  toLowerCase: (text: Text) => RawBuilder<string>
  /** The last letters of a text, or all of a shorter one. */
  lastLetters: (text: Text, letters: number) => RawBuilder<string>
  /**
   * What a computed column holds: the column where the engine keeps it, else what it is computed of, since an index over that
   * is read alone.
   */
  computedText: (column: string, as: RawBuilder<string>) => RawBuilder<string>
  /** A field of the object in a column of JSON text, as text; null when there is none. */
  jsonText: (column: string, field: string) => RawBuilder<string | null>
  /** A column of an index that puts missing values first, as orders that speak of nulls ask for them. */
  missingFirst: (column: string) => RawBuilder<unknown>
  /** `join` in SQL written by hand, of tables that are to be read in this order. */
  joinInOrder: () => RawBuilder<unknown>
  /** `seq` of the newest bookings whose search text holds every term of three letters or more; for `where seq in`. */
  findBookingsWith: (terms: readonly OrPlaceholder<string>[], limit: OrPlaceholder<number>) => RawBuilder<number>
  /** A statement for `seq` of the newest rows of the log whose search text holds every term, newest first. */
  findAuditRowsWith: (search: AuditRowsSearch) => RawBuilder<{ seq: number }>
  /** The end of every `create table`: columns hold what their type says. */
  strictTable: () => RawBuilder<unknown>
  /** A yes or no as 0 or 1. */
  toFlag: (condition: RawBuilder<SqlBool>) => RawBuilder<number>
}
