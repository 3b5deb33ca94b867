import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { minuteMs } from '@thodu/api/contract/time'

export type Urgency = 'ahead' | 'soon' | 'late'
/** Fraction of its time after which a promise is urgent (rule PROM-8). */
const urgentAt = 0.75

export function readUrgency({ startedAt, dueAt }: Pick<PromiseRecord, 'startedAt' | 'dueAt'>, now: number) {
  const [start, due] = [Date.parse(startedAt), Date.parse(dueAt)]
  const urgency: Urgency = now > due ? 'late' : now >= start + (due - start) * urgentAt ? 'soon' : 'ahead'
  return { urgency, minutes: Math.floor(Math.abs(due - now) / minuteMs) }
}
