import type { PromiseRow } from '@thodu/db'
import type { PromiseState } from '../contract/promises/promise-kinds.ts'
import { hourMs } from '../contract/time.ts'

export type AlertLevel = 'soon' | 'due' | 'late'

/** The last alert comes this long after the end, in ms. */
const lastAlertAfter = hourMs
/** A promise is urgent after this part of its time. */
const urgentAt = 0.75

type Ends = Pick<PromiseRow, 'started_at' | 'ends_at'>
/** Computes the alert times in ms. At its very end a promise can still be met. */
export function alertTimes({ started_at, ends_at }: Ends): Record<AlertLevel, number> {
  const [start, end] = [Date.parse(started_at), Date.parse(ends_at)]
  return { soon: start + Math.max(0, end - start) * urgentAt, due: end + 1, late: end + lastAlertAfter }
}

const levels = ['soon', 'due', 'late'] as const
/** @returns alerts due now, and the time of the next one or null */
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
/** Computes the state of a promise. A job marks overdue promises every minute (rule PROM-4). */
export function stateOf({ met_at, broken_noted_at, closed_at, void_at }: Course): PromiseState {
  if (void_at !== null) return 'void'
  if (met_at !== null) return broken_noted_at === null ? 'kept' : 'broken'
  if (closed_at !== null) return 'broken'
  return broken_noted_at === null ? 'open' : 'late'
}
