import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { hourMs, minuteMs } from '@thodu/api/contract/time'

export type Urgency = 'ahead' | 'soon' | 'late'
/** The part of its time after which a promise is urgent (rule PROM-8). */
const urgentAt = 0.75

/** How urgent a promise is at a moment, and how many whole minutes are left or gone over. */
export function readUrgency({ startedAt, dueAt }: Pick<PromiseRecord, 'startedAt' | 'dueAt'>, now: number) {
  const [start, due] = [Date.parse(startedAt), Date.parse(dueAt)]
  const urgency: Urgency = now > due ? 'late' : now >= start + (due - start) * urgentAt ? 'soon' : 'ahead'
  return { urgency, minutes: Math.floor(Math.abs(due - now) / minuteMs) }
}

const minutesOfHour = hourMs / minuteMs
const minutesOfDay = 24 * minutesOfHour

/** From here on nobody counts the minutes. */
const inWholeHours = 6 * minutesOfHour
type Span = { key: 'minutes' | 'hours' | 'wholeHours' | 'days'; values: Record<string, number> }

/** The key of a span of time and its values: minutes, then hours and minutes, then whole hours, then days. */
export function spellSpan(minutes: number): Span {
  if (minutes < minutesOfHour) return { key: 'minutes', values: { minutes } }
  const hours = Math.floor(minutes / minutesOfHour)
  if (minutes < inWholeHours) return { key: 'hours', values: { hours, minutes: minutes % minutesOfHour } }
  if (minutes < 2 * minutesOfDay) return { key: 'wholeHours', values: { hours } }
  return { key: 'days', values: { days: Math.floor(minutes / minutesOfDay) } }
}
