import { dayMs } from '../../contract/time.ts'
import type { AuditRange } from '../audit-filter.ts'

type DaySpan = { from: string; to: string }
export type RangeParts = { months: DaySpan | undefined; days: DaySpan[] }

const monthOf = (day: string): string => day.slice(0, 7)
const shiftMonth = (month: string, by: number): string => {
  const date = new Date(`${month}-15T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}
const lastDayOf = (month: string): string =>
  new Date(Date.parse(`${shiftMonth(month, 1)}-01T00:00:00Z`) - dayMs).toISOString().slice(0, 10)

/** Splits a range into whole months and the remaining days; an open end covers any log. */
export function splitByMonths({ fromDay: from = '2000-01-01', toDay: to = '2999-12-31' }: AuditRange): RangeParts {
  const first = from.endsWith('-01') ? monthOf(from) : shiftMonth(monthOf(from), 1)
  const last = to === lastDayOf(monthOf(to)) ? monthOf(to) : shiftMonth(monthOf(to), -1)
  if (first > last) return { months: undefined, days: [{ from, to }] }
  const days: DaySpan[] = []
  if (from < `${first}-01`) days.push({ from, to: lastDayOf(shiftMonth(first, -1)) })
  if (to > lastDayOf(last)) days.push({ from: `${shiftMonth(last, 1)}-01`, to })
  return { months: { from: first, to: last }, days }
}
