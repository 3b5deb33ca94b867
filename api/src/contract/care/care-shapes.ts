import type { ServiceType } from './service-types.ts'

/** Packages as care days and hours (rule VISIT-2). The office may change values that a package's name does not define. */

/** Day, night, live-in (24 hours) and single session. */
export const shiftCodes = ['D', 'N', 'L', 'S'] as const
export type ShiftCode = (typeof shiftCodes)[number]
/** `two-shifts` and `live-in` both cover 24 hours. */
export const rosterModes = ['visits', 'two-shifts', 'live-in'] as const
export type RosterMode = (typeof rosterModes)[number]

/** Start in minutes after midnight in the city, and duration in minutes. */
export type Shift = { readonly code: ShiftCode; readonly startMin: number; readonly minutes: number }
/**
 * `units`: care days or sessions, null without an end. `withinDays`: validity from the first day. `days`: usual weekdays,
 * Sunday is 0.
 */
export type CareShape = {
  readonly mode: RosterMode
  readonly shifts: readonly Shift[]
  readonly units: number | null
  readonly withinDays: number | null
  readonly days: readonly number[]
}

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const
const workingDays = [1, 2, 3, 4, 5] as const
const hours = (count: number): number => count * 60

const byDay = (count: number, startMin: number | null = null, units: number | null = null): CareShape => ({
  mode: 'visits',
  // -1 means that the shift begins at the preferred time (startOfShift).
  shifts: [{ code: 'D', startMin: startMin ?? -1, minutes: hours(count) }],
  units,
  withinDays: units,
  days: everyDay,
})
const byNight: CareShape = {
  mode: 'visits',
  shifts: [{ code: 'N', startMin: hours(20), minutes: hours(10) }],
  units: null,
  withinDays: null,
  days: everyDay,
}
/** 24 hours are two shifts, from 8 and from 20. */
const roundTheClock = (units: number | null = null): CareShape => ({
  mode: 'two-shifts',
  shifts: [
    { code: 'D', startMin: hours(8), minutes: hours(12) },
    { code: 'N', startMin: hours(20), minutes: hours(12) },
  ],
  units,
  withinDays: units,
  days: everyDay,
})
const sessions = (units: number, withinDays: number | null, days: readonly number[]): CareShape => ({
  mode: 'visits',
  shifts: [{ code: 'S', startMin: -1, minutes: hours(1) }],
  units,
  withinDays,
  days,
})

const eight = hours(8)
/** A test requires an entry for every package of the catalogue. */
export const careShapes: Readonly<Record<ServiceType, Readonly<Record<string, CareShape>>>> = {
  'elderly-care': { basic: byDay(6), standard: byDay(12, eight), premium: roundTheClock() },
  'post-operative': { short: byDay(8, null, 7), extended: byDay(8, null, 14), intensive: roundTheClock(7) },
  caretaking: { daytime: byDay(8), nighttime: byNight, full: roundTheClock() },
  'baby-care': { newborn: byDay(6), infant: byDay(12, eight), 'full-support': roundTheClock() },
  physiotherapy: {
    single: sessions(1, null, everyDay),
    weekly: sessions(5, 7, workingDays),
    monthly: sessions(20, 30, everyDay),
  },
}

export const shiftsOfMode = (mode: 'two-shifts' | 'live-in'): readonly Shift[] =>
  mode === 'live-in' ? [{ code: 'L', startMin: eight, minutes: hours(24) }] : roundTheClock().shifts

/** Start without a fixed hour: 9, 12 or 17. */
const preferredStarts: readonly (readonly [RegExp, number])[] = [
  [/^morning/i, hours(9)],
  [/^afternoon/i, hours(12)],
  [/^evening/i, hours(17)],
]

/**
 * The fixed start, else the preferred time, else 9.
 * @returns minutes after midnight
 */
export const startOfShift = ({ startMin }: Shift, preferredTime = ''): number =>
  startMin >= 0 ? startMin : (preferredStarts.find(([form]) => form.test(preferredTime))?.[1] ?? hours(9))

/** The package whose hours a booked package uses: its own, unless the owner added a copy (rule SET-6). */
export const hoursOf = ({ package_id, hours_of }: { package_id: string; hours_of: string | null }): string =>
  hours_of ?? package_id

/** Returns the shape of a booked package with start times; undefined when the package is no longer sold. */
export function findCareShape(service: ServiceType, packageId: string, preferredTime?: string): CareShape | undefined {
  const shape = careShapes[service][packageId]
  if (!shape) return undefined
  const shifts = shape.shifts.map((shift) => ({ ...shift, startMin: startOfShift(shift, preferredTime) }))
  return { ...shape, shifts }
}
