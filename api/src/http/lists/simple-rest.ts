import { z } from 'zod'
import type { ListQuery } from '../../contract/wire/list-query.ts'
import { badRequest } from '../errors/api-error.ts'
import { refuseUnstorableText } from '../storable-text.ts'

const maxRows = 1_000
// Creating a schema costs more than using it.
const sortField = z.preprocess((field) => (field === 'id' ? '_id' : field), z.string())
const sortSchema = z.tuple([sortField, z.enum(['ASC', 'DESC'])])
const index = z.int().min(0).max(100_000_000)
const rangeSchema = z.tuple([index, index])

export type ListRequest<SortField extends string, Filter> = {
  sort: { field: SortField; direction: 'asc' | 'desc' }
  offset: number
  limit: number
  filter: Filter
  /** The total is not shown, so the rows are not counted. */
  uncounted?: true
}

export type ListRules<SortField extends string, Filter> = {
  sortFields: readonly [SortField, ...SortField[]]
  defaultSort: SortField
  filter: z.ZodType<Filter>
}

function readText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('request.bad_query')
  }
}

function readPart<Value>(given: unknown, schema: z.ZodType<Value>): Value {
  const read = schema.safeParse(given)
  if (!read.success) throw badRequest('request.bad_query')
  refuseUnstorableText(read.data)
  return read.data
}

/**
 * Parses the ra-data-simple-rest dialect (rule API-5): `sort=["createdAt","DESC"]&range=[0,24]&filter={…}`. Without `range` it
 * selects the newest 1,000 rows.
 * @throws ApiError 400 for unknown sort or filter fields and for invalid JSON
 */
export function parseListRequest<SortField extends string, Filter>(
  query: ListQuery,
  options: ListRules<SortField, Filter>,
): ListRequest<SortField, Filter> {
  const [name, direction] =
    query.sort === undefined ? [options.defaultSort, 'DESC'] : readPart(readText(query.sort), sortSchema)
  const [first, last] = query.range === undefined ? [0, maxRows - 1] : readPart(readText(query.range), rangeSchema)
  const field = options.sortFields.find((known) => known === name)
  if (field === undefined || last < first) throw badRequest('request.bad_query')
  return {
    sort: { field, direction: direction === 'ASC' ? 'asc' : 'desc' },
    offset: first,
    limit: Math.min(last - first + 1, maxRows),
    filter: readPart(query.filter === undefined ? {} : readText(query.filter), options.filter),
  }
}

/** Returns `bookings 0-24/319`, or `bookings *\/0` for an empty page. */
export const contentRange = (resource: string, offset: number, rows: number, total: number): string =>
  rows === 0 ? `${resource} */${total}` : `${resource} ${offset}-${offset + rows - 1}/${total}`

/** A page that is not full reveals the total without `count`. */
export async function totalOf(
  { offset, limit, uncounted }: { offset: number; limit: number; uncounted?: true | undefined },
  rows: number,
  count: () => Promise<number>,
): Promise<number> {
  const isLastPage = rows < limit && (rows > 0 || offset === 0)
  return isLastPage || uncounted ? offset + rows : count()
}
