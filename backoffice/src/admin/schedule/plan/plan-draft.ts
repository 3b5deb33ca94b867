import { shiftsOfMode } from '@thodu/api/contract/care/care-shapes'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import type { CareTaskCode } from '@thodu/api/contract/tasks/care-tasks'
import { dayMinutes } from '@thodu/api/contract/time'

export type RosterAnswer = AnswerOf<'GET /admin/bookings/{id}/roster'>
export type SavedRoster = NonNullable<RosterAnswer['roster']>
export type RosterPlanAnswer = AnswerOf<'POST /admin/bookings/{id}/roster'>
export type ShiftCode = SavedRoster['shifts'][number]['code']
export type RosterMode = SavedRoster['mode']

export type ShiftDraft = { code: ShiftCode; start: string; minutes: number }
/** Caretaker of a shift: '' is the booking's own, `NOBODY` is not assigned yet. */
export type ShiftPeople = Readonly<Partial<Record<ShiftCode, string>>>
export type SubstituteOfShift = Readonly<Record<string, string>>
export type PlanDraft = {
  startsOn: string
  endsOn: string
  days: readonly number[]
  mode: RosterMode
  shifts: readonly ShiftDraft[]
  people: ShiftPeople
  relief: SubstituteOfShift
  tasks: readonly CareTaskCode[]
  /** First day of a change to an existing plan; '' for a new plan. */
  from: string
}

/** Monday first, as the office reads weekdays. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const
export const NOBODY = 'nobody'
export const substituteKey = (code: ShiftCode, weekday: number): string => `${code}-${weekday}`

/** The draft of the package's suggestion, or of the existing plan with the rules in force. */
export function draftOf({ roster, suggested }: RosterAnswer, today: string): PlanDraft | undefined {
  const shape = roster ?? suggested
  if (!shape) return undefined
  const { startsOn, endsOn, days, mode, shifts } = shape
  const from = roster ? (startsOn > today ? startsOn : today) : ''
  const who = roster
    ? splitSubstitutes(substitutesInForce(roster, from), shape)
    : { people: peopleOf(shifts), relief: {} }
  return { startsOn, endsOn: endsOn ?? '', days, mode, shifts, ...who, tasks: roster?.tasks ?? [], from }
}

/** A caretaker cannot work 24 hours, so the second of two shifts starts unassigned. */
const peopleOf = (shifts: readonly Pick<ShiftDraft, 'code'>[]): ShiftPeople =>
  shifts.length > 1 ? Object.fromEntries(shifts.slice(1).map(({ code }) => [code, NOBODY])) : {}

/** Finds the caretaker with most weekdays of each shift; the other weekdays are exceptions. */
export function splitSubstitutes(
  relief: SubstituteOfShift,
  { days, shifts }: Pick<PlanDraft, 'days' | 'shifts'>,
): Pick<PlanDraft, 'people' | 'relief'> {
  const people: Partial<Record<ShiftCode, string>> = {}
  const exceptions: Record<string, string> = {}
  for (const { code } of shifts) {
    const chosen = days.map((weekday) => relief[substituteKey(code, weekday)] ?? '')
    const counts = new Map<string, number>()
    for (const one of chosen) counts.set(one, (counts.get(one) ?? 0) + 1)
    // On a tie the booking's own caretaker has the shift.
    const [most = ''] = [...counts.keys()].sort(
      (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || one.length - other.length,
    )
    if (most !== '') people[code] = most
    for (const [place, weekday] of days.entries())
      if (chosen[place] !== most) exceptions[substituteKey(code, weekday)] = chosen[place] ?? ''
  }
  return { people, relief: exceptions }
}

/** The rules in force on a day, the newest for each weekday and shift. */
export function substitutesInForce({ rules }: Pick<SavedRoster, 'rules'>, day: string): SubstituteOfShift {
  const holding = rules
    .filter(({ from, to }) => from <= day && (to === null || to >= day))
    .sort((one, other) => one.from.localeCompare(other.from))
  return Object.fromEntries(
    holding.map(({ code, weekday, caretaker }) => [substituteKey(code, weekday), caretaker?._id ?? NOBODY]),
  )
}

/** Changes 24-hour care between two shifts and live-in, and drops the rules of removed shifts. */
export function changeMode(draft: PlanDraft, mode: 'two-shifts' | 'live-in'): PlanDraft {
  const shifts = shiftsOfMode(mode).map(({ code, startMin, minutes }) => ({
    code,
    start: formatStart(startMin),
    minutes,
  }))
  return { ...draft, mode, shifts, people: peopleOf(shifts), relief: {} }
}
const formatStart = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const toggleDay = (draft: PlanDraft, weekday: number): PlanDraft => ({
  ...draft,
  days: draft.days.includes(weekday)
    ? draft.days.filter((day) => day !== weekday)
    : [...draft.days, weekday].sort((one, other) => one - other),
})

export const toggleTask = (draft: PlanDraft, code: CareTaskCode): PlanDraft => ({
  ...draft,
  tasks: draft.tasks.includes(code) ? draft.tasks.filter((one) => one !== code) : [...draft.tasks, code],
})

/**
 * The request body, with rules for chosen days and existing shifts only. A change from before the plan's first day moves that
 * day.
 */
export function planBody({ startsOn, endsOn, days, mode, shifts, people, relief, tasks, from }: PlanDraft) {
  const rules = shifts.flatMap(({ code }) =>
    days.flatMap((weekday) => {
      const caretaker = relief[substituteKey(code, weekday)] ?? people[code] ?? ''
      return caretaker === '' ? [] : [{ code, weekday, caretaker: caretaker === NOBODY ? null : caretaker }]
    }),
  )
  const first = from !== '' && from < startsOn ? from : startsOn
  const shape = { days: [...days], mode, shifts: [...shifts], tasks: [...tasks] }
  return { startsOn: first, endsOn: endsOn === '' ? null : endsOn, ...shape, rules }
}

/** Whether the fields are complete enough for a preview. */
export const isWhole = ({ startsOn, days, shifts }: PlanDraft): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(startsOn) &&
  days.length > 0 &&
  shifts.every(({ start, minutes }) => /^\d{2}:\d{2}$/.test(start) && minutes >= 30 && minutes <= dayMinutes)

export function readPlanDraft(text: string): PlanDraft | undefined {
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' &&
      kept !== null &&
      'startsOn' in kept &&
      'people' in kept &&
      'relief' in kept &&
      'tasks' in kept
      ? (kept as PlanDraft)
      : undefined
  } catch {
    return undefined
  }
}

type Share = { name: string | null; count: number }
/** Visits per caretaker, most first; null is unassigned. */
export function shareOut(visits: RosterPlanAnswer['visits']): Share[] {
  const counts = new Map<string | null, number>()
  for (const { caretaker } of visits) {
    const name = caretaker?.name ?? null
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => Number(one.name === null) - Number(other.name === null) || other.count - one.count)
}

export const pauseNow = ({ pause }: Pick<SavedRoster, 'pause'>, day: string): SavedRoster['pause'] =>
  pause && (pause.until === null || pause.until >= day) ? pause : null
