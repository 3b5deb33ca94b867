import type { Expression, RawBuilder, SqlBool } from 'kysely'

export type OrPlaceholder<Value> = Value | Expression<Value>
export type Text = string | Expression<string | null>

export type AuditRowsSearch = {
  /** Each of three letters or more; a row must contain every term. */
  terms: readonly string[]
  /** Both bounds are included. */
  fromSeq: number
  toSeq: number
  limit: number
}

/** A further engine is another value of this type; the compiler lists what it lacks. */
export type DialectSql = {
  /** Compares letter by letter; both must be lower-cased. */
  includesText: (text: Text, part: OrPlaceholder<string>) => RawBuilder<SqlBool>
  /** The same for a text whose letters an engine may index. */
  includesIndexedText: (text: Text, part: OrPlaceholder<string>) => RawBuilder<SqlBool>
  /** The statement does not depend on the number of values. */
  isOneOf: (column: string, values: OrPlaceholder<readonly (string | number)[]>) => RawBuilder<SqlBool>
  /** For this form of the column no index is used. */
  withoutIndex: <Value>(column: string) => RawBuilder<Value>
  /** `limit` in hand-written SQL. */
  limitTo: (rows: OrPlaceholder<number>) => RawBuilder<unknown>
  /** Lower-cases the letters A to Z only. */
  toLowerCase: (text: Text) => RawBuilder<string>
  /** Returns all of a shorter text. */
  lastLetters: (text: Text, letters: number) => RawBuilder<string>
  /**
   * The column where the engine stores the value, otherwise its expression, so that reading an index over that expression is
   * enough.
   */
  computedText: (column: string, as: RawBuilder<string>) => RawBuilder<string>
  /** A field of the object in a JSON column, as text; null when missing. */
  jsonText: (column: string, field: string) => RawBuilder<string | null>
  /** For orders that place nulls first. */
  missingFirst: (column: string) => RawBuilder<unknown>
  /** For tables that must be read in this order. */
  joinInOrder: () => RawBuilder<unknown>
  /** `seq` of the newest bookings with every term of three letters or more; for `where seq in`. */
  findBookingsWith: (terms: readonly OrPlaceholder<string>[], limit: OrPlaceholder<number>) => RawBuilder<number>
  /** `seq` of the newest audit rows with every term, newest first. */
  findAuditRowsWith: (search: AuditRowsSearch) => RawBuilder<{ seq: number }>
  /** End of every `create table`: columns accept only values of their type. */
  strictTable: () => RawBuilder<unknown>
  toFlag: (condition: RawBuilder<SqlBool>) => RawBuilder<number>
}
