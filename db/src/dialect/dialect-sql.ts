import type { Expression, RawBuilder, SqlBool } from 'kysely'

export type OrPlaceholder<Value> = Value | Expression<Value>
/** A column name or any expression. */
export type Text = string | Expression<string | null>

export type AuditRowsSearch = {
  /** Each of three letters or more; a row must contain every term. */
  terms: readonly string[]
  /** Bounds of the sequence number, inclusive. */
  fromSeq: number
  toSeq: number
  limit: number
}

/** SQL that differs between engines. A further engine is another value of this type; the compiler lists what it lacks. */
export type DialectSql = {
  /** Whether a text contains a part, letter by letter; both must be lower-cased. */
  holdsText: (text: Text, part: OrPlaceholder<string>) => RawBuilder<SqlBool>
  /** The same for a text whose letters an engine may index. */
  holdsIndexedText: (text: Text, part: OrPlaceholder<string>) => RawBuilder<SqlBool>
  /** Whether a column equals one of several values; the statement does not depend on their number. */
  isOneOf: (column: string, values: OrPlaceholder<readonly (string | number)[]>) => RawBuilder<SqlBool>
  /** The column in a form for which no index is used. */
  withoutIndex: <Value>(column: string) => RawBuilder<Value>
  /** `limit` in hand-written SQL. */
  limitTo: (rows: OrPlaceholder<number>) => RawBuilder<unknown>
  /** Lower-cases the letters A to Z only. */
  toLowerCase: (text: Text) => RawBuilder<string>
  /** The last letters of a text, or all of a shorter one. */
  lastLetters: (text: Text, letters: number) => RawBuilder<string>
  /**
   * The value of a computed column: the column where the engine stores it, otherwise its expression, so that reading an index
   * over that expression is enough.
   */
  computedText: (column: string, as: RawBuilder<string>) => RawBuilder<string>
  /** A field of the object in a JSON text column, as text; null when missing. */
  jsonText: (column: string, field: string) => RawBuilder<string | null>
  /** An index column with missing values first, for orders that place nulls. */
  missingFirst: (column: string) => RawBuilder<unknown>
  /** `join` in hand-written SQL, for tables that must be read in this order. */
  joinInOrder: () => RawBuilder<unknown>
  /** `seq` of the newest bookings whose search text contains every term of three letters or more; for `where seq in`. */
  findBookingsWith: (terms: readonly OrPlaceholder<string>[], limit: OrPlaceholder<number>) => RawBuilder<number>
  /** A statement for `seq` of the newest audit rows whose search text contains every term, newest first. */
  findAuditRowsWith: (search: AuditRowsSearch) => RawBuilder<{ seq: number }>
  /** End of every `create table`: columns accept only values of their type. */
  strictTable: () => RawBuilder<unknown>
  /** Converts a condition to 0 or 1. */
  toFlag: (condition: RawBuilder<SqlBool>) => RawBuilder<number>
}
