import type { RosterMode, Shift, ShiftCode } from '../../contract/care/care-shapes.ts'
import { addDays, type Day, daysBetween, earlierDay, laterDay, toMoment, weekdayOf } from '../../contract/time.ts'

/** A caretaker for a weekday instead of the booking's; null leaves the visit unassigned. */
export type RosterRule = {
  readonly code: ShiftCode
  readonly weekday: number
  readonly caretakerId: string | null
  readonly from: Day
  readonly to: Day | null
}
export type RosterPlan = {
  readonly startsOn: Day
  readonly endsOn: Day | null
  /** Weekdays, Sunday is 0. */
  readonly days: readonly number[]
  readonly mode: RosterMode
  /** Care days or sessions of the package; null without an end. */
  readonly unitsTotal: number | null
  readonly pause: { readonly from: Day; readonly until: Day | null } | null
  readonly shifts: readonly Shift[]
  readonly rules: readonly RosterRule[]
}
export type WantedVisit = {
  readonly day: Day
  readonly code: ShiftCode
  readonly startsMin: number
  readonly endsMin: number
  readonly caretakerId: string | null
}
/**
 * Existing visits by day: `uses` takes a unit of the package; `free` takes none and blocks the day (skipped in time and
 * returned).
 */
export type StandingDays = ReadonlyMap<Day, 'uses' | 'free'>

/** How far ahead visits of a package without an end are planned, in days. */
export const horizonDays = 14
/** Limits the search when a pause without an end leaves no days for a counted package. */
const longestPlan = 1_000

const isPaused = ({ pause }: Pick<RosterPlan, 'pause'>, day: Day): boolean =>
  pause !== null && day >= pause.from && (pause.until === null || day <= pause.until)

/** The last day on which a visit may begin. A pause extends a counted package (rule VISIT-9). */
export function lastDayOf({ endsOn, pause, unitsTotal, startsOn }: RosterPlan): Day | null {
  if (endsOn === null || unitsTotal === null || pause === null) return endsOn
  if (pause.until === null) return endsOn
  const from = laterDay(pause.from, startsOn)
  return from > endsOn || pause.until < from ? endsOn : addDays(endsOn, daysBetween(from, pause.until) + 1)
}

/** The last day to plan: all days of a counted package, else 14 days ahead (rule VISIT-7). */
export function horizonOf(plan: RosterPlan, today: Day): Day {
  const last = lastDayOf(plan)
  const far = plan.unitsTotal === null ? horizonDays - 1 : longestPlan
  const horizon = addDays(laterDay(today, plan.startsOn), far)
  return last === null ? horizon : earlierDay(last, horizon)
}

/**
 * Chooses the caretaker of the newest rule of the weekday, else the booking's caretaker. The night of two shifts has no
 * default.
 */
export function chooseCaretaker(
  { rules, mode }: Pick<RosterPlan, 'rules' | 'mode'>,
  assigned: string | null,
  code: ShiftCode,
  day: Day,
): string | null {
  const weekday = weekdayOf(day)
  let newest: RosterRule | undefined
  for (const rule of rules) {
    if (rule.code !== code || rule.weekday !== weekday || rule.from > day) continue
    if (rule.to !== null && rule.to < day) continue
    if (newest === undefined || rule.from > newest.from) newest = rule
  }
  if (newest) return newest.caretakerId
  return mode === 'two-shifts' && code === 'N' ? null : assigned
}

type Input = {
  from: Day
  until: Day
  assigned: string | null
  /** Shifts that have ended by this minute are not planned. */
  after?: number
}
const visitsOfDay = (
  plan: RosterPlan,
  day: Day,
  { assigned, after = Number.NEGATIVE_INFINITY }: Input,
): WantedVisit[] =>
  plan.shifts
    .map(({ code, startMin, minutes }) => {
      const startsMin = toMoment(day, startMin)
      const caretakerId = chooseCaretaker(plan, assigned, code, day)
      return { day, code, startsMin, endsMin: startsMin + minutes, caretakerId }
    })
    .filter(({ endsMin }) => endsMin > after)

/**
 * Plans visits from one day to another, in order (rule VISIT-7). Existing visits of other days count, and earlier days
 * use units first.
 */
export function planVisits(plan: RosterPlan, asked: Input, standing: StandingDays = new Map()): WantedVisit[] {
  const { from, until } = asked
  let units = plan.unitsTotal ?? Number.POSITIVE_INFINITY
  for (const kind of standing.values()) if (kind === 'uses') units -= 1
  const last = lastDayOf(plan)
  const end = last === null ? until : earlierDay(last, until)
  const wanted: WantedVisit[] = []
  for (let day = laterDay(from, plan.startsOn); day <= end; day = addDays(day, 1)) {
    if (!plan.days.includes(weekdayOf(day)) || isPaused(plan, day)) continue
    const stands = standing.get(day)
    if (stands === 'free') continue
    const visits = visitsOfDay(plan, day, asked)
    if (visits.length === 0) continue
    // The other shift of a used day takes no further unit.
    if (stands === undefined) {
      if (units < 1) break
      units -= 1
    }
    wanted.push(...visits)
  }
  return wanted
}
