import { dayMs, minuteMs } from '../contract/time.ts'

/** The longest row of time off, in minutes (30 days): the search for overlaps looks back so far. */
export const longestRow = 43_200
/** The longest request, in minutes. */
export const longestRequest = (90 * dayMs) / minuteMs

type Span = { from: number; to: number }
/** A span of minutes in rows that are short enough, one beginning where the other ends. */
export function splitTime({ from, to }: Span): Span[] {
  const rows = Math.ceil((to - from) / longestRow)
  return Array.from({ length: rows }, (_, index) => ({
    from: from + index * longestRow,
    to: Math.min(to, from + (index + 1) * longestRow),
  }))
}
