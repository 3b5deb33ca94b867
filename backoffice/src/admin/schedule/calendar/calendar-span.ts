import { addDays, mondayOf } from '@thodu/api/contract/time'

export const calendarViews = ['month', 'week'] as const
export type CalendarView = (typeof calendarViews)[number]
export const readView = (text: string | null): CalendarView => (text === 'week' ? 'week' : 'month')

const firstOf = (day: string): string => `${day.slice(0, 8)}01`
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return addDays(first, Math.min(Number(day.slice(8)), length) - 1)
}

/** Whole weeks from Monday. */
export function spanOf(view: CalendarView, day: string): { from: string; to: string } {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  const last = addDays(addMonths(firstOf(day), 1), -1)
  return { from: mondayOf(firstOf(day)), to: addDays(mondayOf(last), 6) }
}

/** The day one step forward (1) or back (-1). */
export const stepBy = (view: CalendarView, day: string, step: 1 | -1): string =>
  view === 'week' ? addDays(day, 7 * step) : addMonths(day, step)
