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

/** The key of a span of time and its values: minutes, then hours and minutes, then days. */
export function spellSpan(minutes: number): { key: 'minutes' | 'hours' | 'days'; values: Record<string, number> } {
  if (minutes < minutesOfHour) return { key: 'minutes', values: { minutes } }
  if (minutes < 2 * minutesOfDay)
    return { key: 'hours', values: { hours: Math.floor(minutes / minutesOfHour), minutes: minutes % minutesOfHour } }
  return { key: 'days', values: { days: Math.floor(minutes / minutesOfDay) } }
}
