import { sql } from 'kysely'
import type { DialectSql, OrPlaceholder, Text } from '../dialect/dialect-sql.ts'

const toText = (text: Text) => (typeof text === 'string' ? sql.ref(text) : text)

/** A pattern without wildcards. */
const toPattern = (term: OrPlaceholder<string>) =>
  sql`'%' || replace(replace(replace(${term}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

const combineTerms = (terms: readonly OrPlaceholder<string>[]) =>
  sql.join(
    // `like` gives the result; a trigram index makes it fast (search-indexes.ts).
    terms.map((term) => sql`search_text like ${toPattern(term)}`),
    sql` and `,
  )

/** Text is compared by its bytes (open-postgres.ts), as in SQLite. */
export const postgresSql: DialectSql = {
  includesText: (text, part) => sql`strpos(${toText(text)}, ${part}) > 0`,
  includesIndexedText: (text, part) => sql`${toText(text)} like ${toPattern(part)}`,
  isOneOf: (column, values) => sql`${sql.ref(column)} = any(${values})`,
  // The planner has statistics and needs no hint.
  withoutIndex: (column) => sql`${sql.ref(column)}`,
  limitTo: (rows) => sql`limit ${rows}`,
  toLowerCase: (text) => sql`lower((${toText(text)}) collate "C")`,
  lastLetters: (text, letters) => sql`right(${toText(text)}, ${sql.lit(letters)})`,
  computedText: (column) => sql`${sql.ref(column)}`,
  jsonText: (column, field) => sql`(${sql.ref(column)}::jsonb ->> ${sql.lit(field)})`,
  missingFirst: (column) => sql`${sql.ref(column)} nulls first`,
  joinInOrder: () => sql`join`,
  findBookingsWith: (terms, limit) =>
    sql`(select seq from bookings where ${combineTerms(terms)} order by seq desc limit ${limit})`,
  findAuditRowsWith: ({ terms, fromSeq, toSeq, limit }) =>
    sql`select seq from audit_log where ${combineTerms(terms)}
      and seq between ${fromSeq} and ${toSeq} order by seq desc limit ${limit}`,
  strictTable: () => sql``,
  toFlag: (condition) => sql`(${condition})::int`,
}
