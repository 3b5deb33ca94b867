import type { PromiseRow } from '@thodu/db'
import type { PromiseState } from '../contract/promises/promise-kinds.ts'
import { hourMs } from '../contract/time.ts'

export type AlertLevel = 'soon' | 'due' | 'late'

/** The last alert comes so long after the end, in ms. */
const lastAlertAfter = hourMs
/** The part of the time after which the office sees a promise as urgent. */
const urgentAt = 0.75

type Ends = Pick<PromiseRow, 'started_at' | 'ends_at'>
/** When each alert of a promise is to be given, in ms; at its very end it can still be kept. */
export function alertTimes({ started_at, ends_at }: Ends): Record<AlertLevel, number> {
  const [start, end] = [Date.parse(started_at), Date.parse(ends_at)]
  return { soon: start + Math.max(0, end - start) * urgentAt, due: end + 1, late: end + lastAlertAfter }
}

const levels = ['soon', 'due', 'late'] as const
/** Which alerts are to be given by now, and when to look again; null when there is nothing left to tell. */
export function planAlerts(promise: Ends, given: readonly AlertLevel[], now: number) {
  const times = alertTimes(promise)
  const missing = levels.filter((level) => !given.includes(level))
  const next = missing.find((level) => times[level] > now)
  return {
    due: missing.filter((level) => times[level] <= now),
    nextAt: next === undefined ? null : new Date(times[next]).toISOString(),
  }
}

type Course = Pick<PromiseRow, 'met_at' | 'broken_noted_at' | 'closed_at' | 'void_at'>
/** What became of a promise. That its end has passed is noted by the tick, which looks every minute (rule PROM-4). */
export function stateOf({ met_at, broken_noted_at, closed_at, void_at }: Course): PromiseState {
  if (void_at !== null) return 'void'
  if (met_at !== null) return broken_noted_at === null ? 'kept' : 'broken'
  if (closed_at !== null) return 'broken'
  return broken_noted_at === null ? 'open' : 'late'
}
