import { shortestSearchTerm, toLatin } from '@thodu/db'
import { type BookingFilter, type BookingListRequest, sortColumns } from './booking-filter.ts'

/** What a page is chosen by: the filter, the caretaker whose list it is, a whole number or address. */
export type Selection = BookingFilter & {
  owner?: string | undefined
  code?: string
  phone?: string
  email?: string
  /** Ten digits of an Indian number: texts with a number abroad that ends in them are left out. */
  notAbroad?: string
}
export type Page = Pick<BookingListRequest, 'sort' | 'offset' | 'limit'>
export type SortColumn = (typeof sortColumns)[keyof typeof sortColumns]

/**
 * How a page is found: the words of a search, which index is walked, whether a caretaker looks for own bookings, and
 * whether the office looks for those with a change to answer, or whose family has not been told of the notice.
 */
export type Plan = {
  words: string[]
  searchIndex: boolean
  walkOrder: boolean
  byCaretaker: boolean
  changeAsked: boolean
  noticeOwed: boolean
}
/** What the text of a query depends on beside the values that are given. */
export type PlanShape = Omit<Plan, 'words'>

/** A search looks at the newest matches, one of a letter or two at the newest bookings: never at all of them. */
export const maxSearched = 2_500
/** Above this many rows a page walks the index of its order instead of sorting what the filter finds. */
export const sortLimit = 2_000

/** The words of a search in Latin letters, as the search text spells every name (rule WORD-8). */
export const wordsOf = (q: string | undefined): string[] =>
  toLatin(q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
/** Whether a word is found by the index of searches. */
export const isLong = (word: string): boolean => [...word].length >= shortestSearchTerm

/** One's own bookings, a few known ones, those to answer or what a search finds: few enough to sort and count as they are. */
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

/** Whether a search is for everybody's bookings: then how many the other filters leave decides how it is done. */
export const searchesAll = ({ owner, caretaker, changeAsked, noticeOwed, q }: Selection): boolean =>
  wordsOf(q).length > 0 && [owner, caretaker, changeAsked, noticeOwed].every((value) => value === undefined)

/**
 * How the bookings of a selection are found.
 * @param left how many bookings the other filters leave; asked for only where `searchesAll` says so
 */
export const choosePlan = (selection: Selection, left = 0): Plan => ({
  words: wordsOf(selection.q),
  // Where the other filters leave few, their texts are looked through, and every match is found.
  searchIndex: searchesAll(selection) && left > maxSearched,
  walkOrder: false,
  byCaretaker: selection.owner !== undefined,
  changeAsked: selection.changeAsked !== undefined,
  noticeOwed: selection.noticeOwed !== undefined,
})

/**
 * Which rows are walked to, from which end: one beyond the middle is reached from the far end, and its rows turned around.
 * @returns undefined where the page is empty
 */
export function choosePage(
  selection: Selection,
  { sort, offset, limit: asked }: Page,
  total: number,
): { page: Page; isFromEnd: boolean; walkOrder: boolean } | undefined {
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

/** The column a page is ordered by: where a filter fixes it, the order is that of creation, whose index is not walked. */
export function chooseOrder(
  { status, serviceType }: Selection,
  { field }: Page['sort'],
  walkOrder: boolean,
): { column: SortColumn; walkOrder: boolean } {
  const fixed = { status, service_type: serviceType } as Record<string, string | undefined>
  const column = fixed[sortColumns[field]] === undefined ? sortColumns[field] : 'created_at'
  return { column, walkOrder: walkOrder && column !== 'created_at' }
}
