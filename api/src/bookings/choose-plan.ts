import { shortestSearchTerm, toLatin } from '@thodu/db'
import { normalizeName } from '../contract/people/name-parts.ts'
import { type BookingFilter, type BookingListRequest, sortColumns } from './booking-filter.ts'

export type Selection = BookingFilter & {
  owner?: string | undefined
  code?: string
  phone?: string
  email?: string
  /** Texts with a foreign number that ends in these ten digits are excluded. */
  notAbroad?: string
}
export type RequestedPage = Pick<BookingListRequest, 'sort' | 'offset' | 'limit'>
export type SortColumn = (typeof sortColumns)[keyof typeof sortColumns]

export type Plan = {
  words: string[]
  searchIndex: boolean
  walkOrder: boolean
  byCaretaker: boolean
  changeAsked: boolean
  noticeOwed: boolean
}
/** These parts of a plan change the SQL text. */
export type PlanShape = Omit<Plan, 'words'>

/** A search reads this many of the newest matches. With short words only, it reads this many of the newest bookings. */
export const maxSearched = 2_500
/** Above this number of rows a page reads the sort index instead of sorting. */
export const sortLimit = 2_000

/** Search words in Latin letters, as in `search_text` (rule WORD-8). */
export const wordsOf = (q: string | undefined): string[] =>
  q === undefined ? [] : toLatin(normalizeName(q)).toLowerCase().split(/\s+/).filter(Boolean)
export const isLong = (word: string): boolean => [...word].length >= shortestSearchTerm

/** Whether the matches are few enough to sort and count directly. */
export const isNarrow = ({
  owner,
  caretaker,
  id,
  code,
  phone,
  email,
  changeAsked,
  noticeOwed,
  q,
}: Selection): boolean =>
  [owner, caretaker, id, code, phone, email, changeAsked, noticeOwed].some((value) => value !== undefined) ||
  wordsOf(q).length > 0

export const searchesAll = ({ owner, caretaker, changeAsked, noticeOwed, q }: Selection): boolean =>
  wordsOf(q).length > 0 && [owner, caretaker, changeAsked, noticeOwed].every((value) => value === undefined)

/** @param left matches of the other filters; needed only when `searchesAll` */
export const choosePlan = (selection: Selection, left = 0): Plan => ({
  words: wordsOf(selection.q),
  // When the other filters match few bookings, the search reads every text and finds every match.
  searchIndex: searchesAll(selection) && left > maxSearched,
  walkOrder: false,
  byCaretaker: selection.owner !== undefined,
  changeAsked: selection.changeAsked !== undefined,
  noticeOwed: selection.noticeOwed !== undefined,
})

/** A page beyond the middle is read from the far end, in reverse. @returns undefined for an empty page */
export function choosePage(
  selection: Selection,
  { sort, offset, limit: asked }: RequestedPage,
  total: number,
): { page: RequestedPage; isFromEnd: boolean; walkOrder: boolean } | undefined {
  const limit = Math.min(asked, total - offset)
  if (limit <= 0) return undefined
  const isFromEnd = offset > total / 2
  const turned = { field: sort.field, direction: sort.direction === 'asc' ? 'desc' : 'asc' } as const
  return {
    page: isFromEnd ? { sort: turned, offset: total - offset - limit, limit } : { sort, offset, limit },
    isFromEnd,
    walkOrder: !isNarrow(selection) && total > sortLimit,
  }
}

/** When a filter fixes the sort column, bookings sort by creation without the sort index. */
export function chooseOrder(
  { status, serviceType }: Selection,
  { field }: RequestedPage['sort'],
  walkOrder: boolean,
): { column: SortColumn; walkOrder: boolean } {
  const fixed = { status, service_type: serviceType } as Record<string, string | undefined>
  const column = fixed[sortColumns[field]] === undefined ? sortColumns[field] : 'created_at'
  return { column, walkOrder: walkOrder && column !== 'created_at' }
}
