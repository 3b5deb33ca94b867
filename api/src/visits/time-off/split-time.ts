import { dayMs, minuteMs } from '../../contract/time.ts'

/** A row has at most this many minutes (30 days), and the search for overlaps looks back this far. */
export const longestRow = 43_200
/** A request has at most this many minutes. */
export const longestRequest = (90 * dayMs) / minuteMs

type Span = { from: number; to: number }
export function splitTime({ from, to }: Span): Span[] {
  const rows = Math.ceil((to - from) / longestRow)
  return Array.from({ length: rows }, (_, index) => ({
    from: from + index * longestRow,
    to: Math.min(to, from + (index + 1) * longestRow),
  }))
}
