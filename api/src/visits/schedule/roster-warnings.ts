import type { ShiftCode } from '../../contract/care/care-shapes.ts'
import { addDays, type Day, dayMinutes, dayOfMoment, daysBetween, mondayOf } from '../../contract/time.ts'

/** A visit of one caretaker at `home`. The admin is planning the new ones. */
export type WorkVisit = {
  readonly startsMin: number
  readonly endsMin: number
  readonly code: ShiftCode
  readonly home: string
  readonly isNew: boolean
}
export type WorkLimits = { readonly maxWeekMinutes: number; readonly nightOk: boolean }
/** `count` is in hours, days or minutes, depending on the code. */
export type WorkWarning = {
  readonly code: 'week-hours' | 'days-running' | 'night-consent' | 'short-rest' | 'travel'
  readonly day: Day
  readonly count: number
}

/** Limits of a caretaker without a profile (caretaker_profiles). */
export const usualLimits: WorkLimits = { maxWeekMinutes: 48 * 60, nightOk: false }
const mostDaysRunning = 6
/** A caretaker needs this rest within 24 hours, in minutes. */
const leastRest = 8 * 60
/** A caretaker needs this time between two homes, in minutes. */
const leastTravel = 30

function findLongWeeks(visits: readonly WorkVisit[], { maxWeekMinutes }: WorkLimits): WorkWarning[] {
  const weeks = new Map<Day, { minutes: number; firstNew: Day | undefined }>()
  for (const { startsMin, endsMin, isNew } of visits) {
    const day = dayOfMoment(startsMin)
    // A week begins on Monday.
    const week = weeks.get(mondayOf(day)) ?? { minutes: 0, firstNew: undefined }
    week.minutes += endsMin - startsMin
    if (isNew) week.firstNew ??= day
    weeks.set(mondayOf(day), week)
  }
  return [...weeks.values()].flatMap(({ minutes, firstNew }) =>
    firstNew !== undefined && minutes > maxWeekMinutes
      ? [{ code: 'week-hours' as const, day: firstNew, count: Math.ceil(minutes / 60) }]
      : [],
  )
}

/** Warns once for each run of days, on the first day beyond the limit. */
function findLongRuns(visits: readonly WorkVisit[]): WorkWarning[] {
  const days = new Map<Day, boolean>()
  for (const { startsMin, isNew } of visits) {
    const day = dayOfMoment(startsMin)
    days.set(day, (days.get(day) ?? false) || isNew)
  }
  const runs: { first: Day; last: Day; length: number; hasNew: boolean }[] = []
  for (const [day, isNew] of [...days].toSorted(([one], [other]) => one.localeCompare(other))) {
    const run = runs.at(-1)
    if (run !== undefined && daysBetween(run.last, day) === 1)
      Object.assign(run, { last: day, length: run.length + 1, hasNew: run.hasNew || isNew })
    else runs.push({ first: day, last: day, length: 1, hasNew: isNew })
  }
  return runs
    .filter(({ length, hasNew }) => hasNew && length > mostDaysRunning)
    .map(({ first, length }) => ({ code: 'days-running', day: addDays(first, mostDaysRunning), count: length }))
}

/** Rest is not required between two live-in visits, which contain it. Travel is required between two homes. */
function findTightTurns(visits: readonly WorkVisit[]): WorkWarning[] {
  return visits.flatMap((visit, place) => {
    const before = visits[place - 1]
    if (!before || !(visit.isNew || before.isNew)) return []
    const gap = visit.startsMin - before.endsMin
    const day = dayOfMoment(visit.startsMin)
    const isLivingIn = visit.code === 'L' && before.code === 'L'
    const isLong = visit.endsMin - before.startsMin > dayMinutes - leastRest
    const turns: WorkWarning[] = []
    if (gap < leastRest && isLong && !isLivingIn)
      turns.push({ code: 'short-rest', day, count: Math.max(0, Math.floor(gap / 60)) })
    if (gap < leastTravel && visit.home !== before.home) turns.push({ code: 'travel', day, count: Math.max(0, gap) })
    return turns
  })
}

/**
 * Warns about one caretaker's visits, but never refuses them (rule VISIT-12). Only new visits cause warnings, and
 * nights and live-in visits cause one.
 */
export function findWorkWarnings(given: readonly WorkVisit[], limits: WorkLimits = usualLimits): WorkWarning[] {
  const visits = given.toSorted((one, other) => one.startsMin - other.startsMin)
  const night = visits.find(({ isNew, code }) => isNew && (code === 'N' || code === 'L'))
  const nights: WorkWarning[] =
    night && !limits.nightOk ? [{ code: 'night-consent', day: dayOfMoment(night.startsMin), count: 1 }] : []
  return [...findLongWeeks(visits, limits), ...findLongRuns(visits), ...nights, ...findTightTurns(visits)].toSorted(
    (one, other) => one.day.localeCompare(other.day),
  )
}
