import type { CallbackWindow } from '../care/catalogue.ts'
import {
  addMinutes,
  type ClockRules,
  endOfNextWindow,
  type Hours,
  type PromiseClock,
  readOfficeClock,
} from './office-clock.ts'
import type { PromiseKind } from './promise-kinds.ts'

export type PromiseRules = {
  minutes: { [Kind in Exclude<PromiseKind, 'rematch'>]: number }
  clock: PromiseClock
}
export type House = { promises: PromiseRules['minutes'] & ClockRules; officeHours: Hours }

/** @throws TypeError for invalid minutes, or when the office is never open */
export function readPromiseRules({ promises, officeHours }: House): PromiseRules {
  const { call, match, verification, caregiver, callback, reply } = promises
  const minutes = { call, match, verification, caregiver, callback, reply }
  for (const [kind, given] of Object.entries(minutes))
    if (!Number.isInteger(given) || given < 1) throw new TypeError(`promises.${kind} is no number of minutes`)
  return { minutes, clock: readOfficeClock(officeHours, promises) }
}

/**
 * Returns when a promise that begins now is due (rule PROM-2). A callback is due at the end of its window, but never sooner
 * than its minutes.
 */
export function promiseDueAt(
  { minutes, clock }: PromiseRules,
  kind: PromiseKind,
  start: Date,
  window?: CallbackWindow,
): Date {
  const due = addMinutes(clock, start, minutes[kind === 'rematch' ? 'match' : kind])
  if (window === undefined) return due
  const windowEnd = endOfNextWindow(clock, start, window)
  return windowEnd > due ? windowEnd : due
}
