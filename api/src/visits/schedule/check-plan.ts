import type { RosterMode, Shift } from '../../contract/care/care-shapes.ts'
import type { CareTaskCode } from '../../contract/tasks/care-tasks.ts'
import { texts } from '../../contract/texts.ts'
import { type Day, dayMinutes, isRealDay } from '../../contract/time.ts'

type GivenPlan = {
  startsOn: Day
  endsOn: Day | null
  mode: RosterMode
  shifts: readonly Shift[]
  tasks?: { chosen: readonly CareTaskCode[] | undefined; offered: readonly CareTaskCode[] }
}

const modeCodes: Readonly<Record<RosterMode, RegExp>> = { visits: /^[DNS]+$/, 'two-shifts': /^DN$/, 'live-in': /^L$/ }

/** Compares daily shifts, also over midnight. */
function doShiftsOverlap(shifts: readonly Shift[]): boolean {
  const [one, other] = shifts
  if (!one || !other) return false
  const ahead = (other.startMin - one.startMin + dayMinutes) % dayMinutes
  return one.startMin === other.startMin || ahead < one.minutes || dayMinutes - ahead < other.minutes
}

/** @returns errors by field, with texts (rule VISIT-8) */
export function findPlanErrors({ startsOn, endsOn, mode, shifts, tasks }: GivenPlan): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!isRealDay(startsOn)) errors.startsOn = texts.details.invalidDate
  if (endsOn !== null && !isRealDay(endsOn)) errors.endsOn = texts.details.invalidDate
  else if (endsOn !== null && endsOn < startsOn) errors.endsOn = texts.roster.wrongEnd
  const codes = shifts.map(({ code }) => code).toSorted()
  if (!modeCodes[mode].test(codes.join('')) || new Set(codes).size < codes.length)
    errors.shifts = texts.roster.wrongMode
  else if (doShiftsOverlap(shifts)) errors.shifts = texts.roster.overlap
  if (tasks?.chosen?.some((code) => !tasks.offered.includes(code))) errors.tasks = texts.roster.otherTasks
  return errors
}
