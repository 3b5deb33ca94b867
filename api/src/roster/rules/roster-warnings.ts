import type { ShiftCode } from '../../contract/care/care-shapes.ts'
import { addDays, type Day, dayMinutes, dayOfMoment, daysBetween, mondayOf } from '../../contract/time.ts'

/** One caretaker's visit; `home` is where it is. New ones are those that somebody is about to plan. */
export type WorkVisit = {
  readonly startsMin: number
  readonly endsMin: number
  readonly code: ShiftCode
  readonly home: string
  readonly isNew: boolean
}
/** What the office knows about somebody and decides by. */
export type WorkLimits = { readonly maxWeekMinutes: number; readonly nightOk: boolean }
/** `count` is what the sentence names: hours, days, minutes. */
export type WorkWarning = {
  readonly code: 'week-hours' | 'days-running' | 'night-consent' | 'short-rest' | 'travel'
  readonly day: Day
  readonly count: number
}

/** Until somebody has said more about herself (caretaker_profiles). */
export const usualLimits: WorkLimits = { maxWeekMinutes: 48 * 60, nightOk: false }
const mostDaysRunning = 6
/** Within 24 hours there should be these hours of rest, in minutes. */
const leastRest = 8 * 60
/** To get from one home to another, in minutes. */
const leastTravel = 30

function findLongWeeks(visits: readonly WorkVisit[], { maxWeekMinutes }: WorkLimits): WorkWarning[] {
  const weeks = new Map<Day, { minutes: number; firstNew: Day | undefined }>()
  for (const { startsMin, endsMin, isNew } of visits) {
    const day = dayOfMoment(startsMin)
    // A week of work is counted from Monday.
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

/** One warning for each run of days that is too long, on the first day too many. */
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

/** Rest counts between visits that are not both a living-in, which has its own; travel between two homes. */
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
 * What the office should know before one caretaker works these visits (rule VISIT-12): none of it is a refusal. Only what the
 * new ones bring about is said; nights and living in are said once.
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
