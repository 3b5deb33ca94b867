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

/** Minutes of each promise, and the clock they are counted by. */
export type PromiseRules = {
  minutes: { [Kind in Exclude<PromiseKind, 'rematch'>]: number }
  clock: PromiseClock
}
/** What the configuration file says of it. */
export type House = { promises: PromiseRules['minutes'] & ClockRules; officeHours: Hours }

/** @throws TypeError for minutes that are none, and as readOfficeClock does */
export function readPromiseRules({ promises, officeHours }: House): PromiseRules {
  const { call, match, verification, caregiver, callback, reply } = promises
  const minutes = { call, match, verification, caregiver, callback, reply }
  for (const [kind, given] of Object.entries(minutes))
    if (!Number.isInteger(given) || given < 1) throw new TypeError(`promises.${kind} is no number of minutes`)
  return { minutes, clock: readOfficeClock(officeHours, promises) }
}

/**
 * When a promise that begins now is due (rule PROM-2). A call's that was asked for is the end of the window that was
 * chosen, and never sooner than its minutes.
 */
export function dueOf({ minutes, clock }: PromiseRules, kind: PromiseKind, start: Date, window?: CallbackWindow): Date {
  const due = addMinutes(clock, start, minutes[kind === 'rematch' ? 'match' : kind])
  if (window === undefined) return due
  const windowEnd = endOfNextWindow(clock, start, window)
  return windowEnd > due ? windowEnd : due
}
