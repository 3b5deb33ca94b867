import { sql } from 'kysely'
import type { DialectSql, OrPlaceholder, Text } from '../dialect/dialect-sql.ts'

const toText = (text: Text) => (typeof text === 'string' ? sql.ref(text) : text)

/** `limit` as in sqlite-dialect.ts: a bare value would be planned again each time. */
const limitTo = (rows: OrPlaceholder<number>) => sql`limit 0 + ${rows}`

/** A term as a quoted FTS5 string, whatever it contains. */
const quote = (term: OrPlaceholder<string>) => sql`'"' || replace(${term}, '"', '""') || '"'`

const matchAll = (terms: readonly OrPlaceholder<string>[]) => sql.join(terms.map(quote), sql` || ' AND ' || `)

const includesText: DialectSql['includesText'] = (text, part) => sql`instr(${toText(text)}, ${part}) > 0`

/** SQL of SQLite. */
export const sqliteSql: DialectSql = {
  includesText,
  // SQLite scans an index that contains the whole text.
  includesIndexedText: includesText,
  // One parameter: arrays are bound as JSON text (sqlite-dialect.ts).
  isOneOf: (column, values) => sql`${sql.ref(column)} in (select value from json_each(${values}))`,
  // The planner has no statistics, so this hint excludes an index.
  withoutIndex: (column) => sql`+${sql.ref(column)}`,
  limitTo,
  toLowerCase: (text) => sql`lower(${toText(text)})`,
  lastLetters: (text, letters) => sql`substr(${toText(text)}, ${sql.lit(-letters)})`,
  // SQLite assumes that a computed column needs the whole row, and would read that too.
  computedText: (_column, as) => as,
  jsonText: (column, field) => sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${field}`)})`,
  // SQLite sorts missing values first, and has no syntax for it in an index.
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
