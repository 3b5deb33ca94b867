import { sql } from 'kysely'
import type { DialectSql, OrPlaceholder, Text } from '../dialect/dialect-sql.ts'

const toText = (text: Text) => (typeof text === 'string' ? sql.ref(text) : text)

/** `limit` as the dialect writes it (sqlite-dialect.ts): a bare value is planned anew each time. */
const limitTo = (rows: OrPlaceholder<number>) => sql`limit 0 + ${rows}`

/** A term as FTS5 reads it: whole, whatever is in it. */
const quote = (term: OrPlaceholder<string>) => sql`'"' || replace(${term}, '"', '""') || '"'`

const matchAll = (terms: readonly OrPlaceholder<string>[]) => sql.join(terms.map(quote), sql` || ' AND ' || `)

const holdsText: DialectSql['holdsText'] = (text, part) => sql`instr(${toText(text)}, ${part}) > 0`

/** What only SQLite spells this way. */
export const sqliteSql: DialectSql = {
  holdsText,
  // An index that holds the whole text is read through.
  holdsIndexedText: holdsText,
  // As one parameter: arrays are bound as JSON text (sqlite-dialect.ts).
  isOneOf: (column, values) => sql`${sql.ref(column)} in (select value from json_each(${values}))`,
  // The planner, which keeps no statistics, is told which index to walk.
  withoutIndex: (column) => sql`+${sql.ref(column)}`,
  limitTo,
  toLowerCase: (text) => sql`lower(${toText(text)})`,
  lastLetters: (text, letters) => sql`substr(${toText(text)}, ${sql.lit(-letters)})`,
  // SQLite takes a column that it computes for all of the row, and would read that too.
  computedText: (_column, as) => as,
  jsonText: (column, field) => sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${field}`)})`,
  // SQLite takes what is missing for smaller than anything, and has no word for it in an index.
  missingFirst: (column) => sql.ref(column),
  joinInOrder: () => sql`cross join`,
  findBookingsWith: (terms, limit) =>
    sql`(select rowid as seq from bookings_search where bookings_search match ${matchAll(terms)} order by rowid desc ${limitTo(limit)})`,
  findAuditRowsWith: ({ terms, fromSeq, toSeq, limit }) =>
    sql`select rowid as seq from audit_search where audit_search match ${matchAll(terms)}
      and rowid between ${fromSeq} and ${toSeq} order by rowid desc ${limitTo(limit)}`,
  strictTable: () => sql`strict`,
  toFlag: (condition) => sql`${condition}`,
}
