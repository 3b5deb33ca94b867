import { dayMs, minuteMs } from '../contract/time.ts'

/** In minutes (30 days); the search for overlaps looks back this far. */
export const longestRow = 43_200
/** In minutes. */
export const longestRequest = (90 * dayMs) / minuteMs

type Span = { from: number; to: number }
/** Splits a span of minutes into consecutive rows. */
export function splitTime({ from, to }: Span): Span[] {
  const rows = Math.ceil((to - from) / longestRow)
  return Array.from({ length: rows }, (_, index) => ({
    from: from + index * longestRow,
    to: Math.min(to, from + (index + 1) * longestRow),
  }))
}
