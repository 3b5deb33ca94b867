import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** What only SQLite spells this way; PostgreSQL gets a file of its own beside this one. */

/** Trigrams find parts of three letters or more; shorter ones are looked for in the text itself. */
export const shortestSearchTerm = 3

const quote = (term: string): string => `"${term.replaceAll('"', '""').replaceAll('\0', '')}"`

/** `limit` in SQL written by hand, as the dialect writes it (sqlite-dialect.ts): a bare value is planned anew each time. */
export const limitTo = (rows: number | Expression<number>) => sql`limit 0 + ${rows}`

/** What the index is asked for rows that hold every term. */
export const toMatch = (terms: readonly string[]): string => terms.map(quote).join(' AND ')

/** `seq` of the newest bookings whose search text holds what toMatch asks for; for `where seq in`. At most `limit`. */
export const findBookingsWith = (
  match: string | Expression<string>,
  limit: number | Expression<number>,
): RawBuilder<number> =>
  sql`(select rowid as seq from bookings_search where bookings_search match ${match} order by rowid desc ${limitTo(limit)})`

/** Whether a text column holds a part, letter by letter; both are lower-cased already. */
export const holdsText = (column: string, part: string | Expression<string>) =>
  sql<SqlBool>`instr(${sql.ref(column)}, ${part}) > 0`

/** The column as a value no index is used for: the planner, which keeps no statistics, is told which index to walk. */
export const withoutIndex = <Value>(column: string) => sql<Value>`+${sql.ref(column)}`

/** Whether a column is one of several values, as one parameter: the statement is the same however many there are. */
export const isOneOf = (
  column: string,
  values: readonly (string | number)[] | Expression<readonly (string | number)[]>,
) => sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${values}))`
