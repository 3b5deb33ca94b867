import type { RosterMode, Shift, ShiftCode } from '../../contract/care/care-shapes.ts'
import { addDays, type Day, daysBetween, earlierDay, laterDay, toMoment, weekdayOf } from '../../contract/time.ts'

/** Who comes on a weekday instead of the booking's caretaker; null: nobody is chosen. */
export type RosterRule = {
  readonly code: ShiftCode
  readonly weekday: number
  readonly caretakerId: string | null
  readonly from: Day
  readonly to: Day | null
}
/** What the office planned for a booking. */
export type RosterPlan = {
  readonly startsOn: Day
  readonly endsOn: Day | null
  /** Weekdays, Sunday 0. */
  readonly days: readonly number[]
  readonly mode: RosterMode
  /** How many care days or sessions the package holds; null where it has no end. */
  readonly unitsTotal: number | null
  readonly pause: { readonly from: Day; readonly until: Day | null } | null
  readonly shifts: readonly Shift[]
  readonly rules: readonly RosterRule[]
}
/** A visit that the plan asks for. */
export type WantedVisit = {
  readonly day: Day
  readonly code: ShiftCode
  readonly startsMin: number
  readonly endsMin: number
  readonly caretakerId: string | null
}
/**
 * What stands already, by day: `uses` where a unit of the package is taken by it, `free` where the day is spoken for and no unit
 * is (skipped in time, and given back).
 */
export type StandingDays = ReadonlyMap<Day, 'uses' | 'free'>

/** How far visits of a package without an end are made ahead, in days. */
export const horizonDays = 14
/** A counted package whose days never come (a pause without an end) is not looked for longer than this. */
const longestPlan = 1_000

const isPaused = ({ pause }: Pick<RosterPlan, 'pause'>, day: Day): boolean =>
  pause !== null && day >= pause.from && (pause.until === null || day <= pause.until)

/** The last day on which a visit may begin: what a pause takes from a counted package is added (rule VISIT-9). */
export function lastDayOf({ endsOn, pause, unitsTotal, startsOn }: RosterPlan): Day | null {
  if (endsOn === null || unitsTotal === null || pause === null) return endsOn
  if (pause.until === null) return endsOn
  const from = laterDay(pause.from, startsOn)
  return from > endsOn || pause.until < from ? endsOn : addDays(endsOn, daysBetween(from, pause.until) + 1)
}

/** Up to which day visits are made: a counted package wholly, one without an end 14 days ahead (rule VISIT-7). */
export function horizonOf(plan: RosterPlan, today: Day): Day {
  const last = lastDayOf(plan)
  const far = plan.unitsTotal === null ? horizonDays - 1 : longestPlan
  const horizon = addDays(laterDay(today, plan.startsOn), far)
  return last === null ? horizon : earlierDay(last, horizon)
}

/** Who is wanted for a shift: the newest rule of that weekday, else the booking's caretaker; nights of two shifts have no such. */
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

type Asked = {
  from: Day
  until: Day
  assigned: string | null
  /** What has ended by this moment is not asked for any more. */
  after?: number
}
const visitsOfDay = (
  plan: RosterPlan,
  day: Day,
  { assigned, after = Number.NEGATIVE_INFINITY }: Asked,
): WantedVisit[] =>
  plan.shifts
    .map(({ code, startMin, minutes }) => {
      const startsMin = toMoment(day, startMin)
      const caretakerId = chooseCaretaker(plan, assigned, code, day)
      return { day, code, startsMin, endsMin: startsMin + minutes, caretakerId }
    })
    .filter(({ endsMin }) => endsMin > after)

/**
 * The visits that a plan gives from one day to another, in order (rule VISIT-7). Other days count by what stands on them; a
 * package's units are spent on its first days.
 */
export function planVisits(plan: RosterPlan, asked: Asked, standing: StandingDays = new Map()): WantedVisit[] {
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
    // A day that has begun to be used goes on to its other shift.
    if (stands === undefined) {
      if (units < 1) break
      units -= 1
    }
    wanted.push(...visits)
  }
  return wanted
}
