import { includesIndexedText, personTexts, phoneText, type Reader, toLatin, toLowerCase, withoutIndex } from '@thodu/db'
import type { Context } from 'hono'
import { type OrderByItemBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { roleSchema } from '../../contract/accounts/accounts.schema.ts'
import { readPhonePart } from '../../contract/people/phone-digits.ts'
import type { ListQuery } from '../../contract/wire/list-query.ts'
import type { AppEnvironment } from '../environment.ts'
import { openRows } from './restricted.ts'
import { contentRange, type ListRequest, type ListRules, parseListRequest, totalOf } from './simple-rest.ts'

/** Further columns break ties; the id comes last. */
export type SortColumns<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>

const escapeWildcards = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Includes the country code. */
const wholeIndian = 12

/** A whole Indian number does not match a foreign one with the same last ten digits. */
const holdsDigits = (found: RawBuilder<SqlBool>, phone: RawBuilder<string>, digits: string): RawBuilder<SqlBool> =>
  digits.length < wholeIndian ? found : sql<SqlBool>`(${found} and (${phone} not like '%+%' or ${phone} like '%+91%'))`

/** Compares a stored number with a plus, including its country code. */
const holdsAbroad = (phone: RawBuilder<string>, digits: string): RawBuilder<boolean> =>
  sql<boolean>`replace(replace(${phone}, ' ', ''), '-', '') like ${`${digits}%`}`

/** Builds a condition: a column contains the text, or a phone its digits, in any spelling. LIKE wildcards are escaped. */
export function containsText(
  columns: readonly string[],
  text: string,
  phones: readonly string[] = [],
): RawBuilder<boolean> {
  // Searches the text as typed, and in Latin letters.
  const patterns = [...new Set([text, toLatin(text)])].map((part) => `%${escapeWildcards(part.toLowerCase())}%`)
  const conditions = patterns.flatMap((pattern) =>
    columns.map((column) => sql`${toLowerCase(column)} like ${pattern} escape '\\'`),
  )
  const digits = readPhonePart(text)
  if (digits !== undefined)
    for (const column of phones) {
      const phone = sql.ref<string>(column)
      conditions.push(
        digits.startsWith('+')
          ? holdsAbroad(phone, digits)
          : holdsDigits(sql<SqlBool>`(${phoneText(phone)}) like ${`%${digits}%`} and ${phone} <> ''`, phone, digits),
      )
    }
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Builds a condition: name (also in Latin letters), address or number contains the text. */
export function matchesPerson(text: string, accounts = 'accounts'): RawBuilder<boolean> {
  const spellings = [...new Set([text, toLatin(text)])].map((part) => part.toLowerCase())
  const texts = personTexts(accounts)
  const conditions = spellings.map((part) => includesIndexedText(texts.text.read, part))
  const digits = readPhonePart(text)
  const phone = sql.ref<string>(`${accounts}.phone`)
  if (digits?.startsWith('+')) conditions.push(holdsAbroad(phone, digits))
  else if (digits !== undefined)
    conditions.push(holdsDigits(includesIndexedText(texts.digits.read, digits), phone, digits))
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Limits rows without a total. */
const mostSorted = 500

/**
 * Selects ids of matching accounts in a separate query, so that the engine uses its text index. Uncounted it selects the newest
 * 500, so that PostgreSQL does not walk all accounts by name.
 */
export function findPeople(
  db: Reader,
  q: string,
  { role, uncounted }: { role?: z.output<typeof roleSchema> | undefined; uncounted?: true | undefined },
) {
  const open = db.selectFrom(openRows.accounts).select('id').where('removed_at', 'is', null)
  let found = open.where(matchesPerson(q))
  if (role !== undefined) found = found.where('role', '=', role)
  return uncounted ? found.orderBy(withoutIndex<string>('id'), 'desc').limit(mostSorted) : found
}

/**
 * Nulls are smallest on every engine. Only nullable columns name them, because PostgreSQL uses an index for such an order only
 * if the index declares nulls too.
 */
export const inOrder =
  (direction: 'asc' | 'desc', mayBeMissing: boolean) =>
  (order: OrderByItemBuilder): OrderByItemBuilder => {
    const directed = direction === 'asc' ? order.asc() : order.desc()
    if (!mayBeMissing) return directed
    return direction === 'asc' ? directed.nullsFirst() : directed.nullsLast()
  }

/**
 * Reads one page and the total.
 * @param matching the filtered rows, before anything is selected
 * @param select adds the columns of a row
 * @param order `mayBeMissing` lists the nullable columns
 */
export async function readPage<DB, Table extends keyof DB, Row, Field extends string>(
  matching: SelectQueryBuilder<DB, Table, Record<never, never>>,
  select: (query: SelectQueryBuilder<DB, Table, Record<never, never>>) => SelectQueryBuilder<DB, Table, Row>,
  { sort, offset, limit, uncounted }: Omit<ListRequest<Field, unknown>, 'filter'>,
  { columns, id, mayBeMissing = [] }: { columns: SortColumns<Field>; id: string; mayBeMissing?: readonly string[] },
): Promise<{ rows: Row[]; total: number }> {
  let page = select(matching)
  for (const column of [...columns[sort.field], id])
    page = page.orderBy(sql.ref(column), inOrder(sort.direction, mayBeMissing.includes(column)))
  const rows = (await page.limit(limit).offset(offset).execute()) as Row[]
  const count = async (): Promise<number> => {
    const { total } = await matching
      .select(sql<number | string>`count(*)`.as('total'))
      .$castTo<{ total: number | string }>()
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  return { rows, total: await totalOf({ offset, limit, uncounted }, rows.length, count) }
}

/** Headers of a finished answer cost a copy, so it uses Node's response if possible. */
function addContentLocation(c: Context<AppEnvironment>, place: string): void {
  const outgoing = c.env?.outgoing
  if (outgoing) outgoing.setHeader('Content-Range', place)
  else c.header('Content-Range', place)
}

/**
 * Answers a list in the ra-data-simple-rest dialect, with Content-Range.
 * @throws ApiError 400
 */
export async function answerList<Row, Field extends string, Filter>(
  c: Context<AppEnvironment>,
  query: ListQuery,
  { resource, ...rules }: ListRules<Field, Filter> & { resource: string },
  read: (list: ListRequest<Field, Filter>) => Promise<{ rows: Row[]; total: number }>,
): Promise<Row[]> {
  const list = parseListRequest(query, rules)
  const { rows, total } = await read(list)
  addContentLocation(c, contentRange(resource, list.offset, rows.length, total))
  return rows
}
