import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import { dayInCity, dayMs, hourMs } from '@thodu/api/contract/time'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'

/** How long a visit that was not started is shown after its end, as its family's address is (rule VISIT-6), in ms. */
const IN_SIGHT_AFTER = 2 * hourMs

export const byBeginning = (a: OwnVisit, b: OwnVisit): number => a.startsAt.localeCompare(b.startsAt)

/** The current visit: the started one, else the next one, on any day (rule CARE-18). */
export function findCurrentVisit(visits: readonly OwnVisit[], now: Date): OwnVisit | undefined {
  const inOrder = [...visits].sort(byBeginning)
  const isAhead = (visit: OwnVisit) =>
    visit.status === 'planned' && Date.parse(visit.endsAt) + IN_SIGHT_AFTER > now.getTime()
  return inOrder.find(({ status }) => status === 'started') ?? inOrder.find(isAhead)
}

/** How long before its start a visit of another day can be started from the first screen, in ms. */
const NEAR = 4 * hourMs

/** Whether it is today, or so soon that the caretaker may already be at the door. */
export const isNear = ({ startsAt }: Pick<OwnVisit, 'startsAt'>, now: Date): boolean =>
  isOnDay(startsAt, now) || Date.parse(startsAt) - now.getTime() < NEAR
/** Whether an incident can be reported: from a day before the visit to a day after it (rule DAY-23). */
export const isAround = ({ startsAt, endsAt }: Pick<OwnVisit, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  Date.parse(startsAt) - now.getTime() <= dayMs && now.getTime() - Date.parse(endsAt) <= dayMs
export const isOnDay = (startsAt: string, now: Date): boolean => dayInCity(new Date(startsAt)) <= dayInCity(now)

/** The visits that a booking's completion would cancel, the next one first (rule CARE-2). */
export const listAhead = (visits: readonly OwnVisit[], bookingId: string): OwnVisit[] =>
  visits
    .filter((visit) => visit.bookingId === bookingId && (visit.status === 'planned' || visit.status === 'started'))
    .sort(byBeginning)

type DayOfVisits = { day: string; visits: OwnVisit[] }

/** Visits from today on, grouped by day; days without visits are left out. */
export function listWeek(visits: readonly OwnVisit[], now: Date): DayOfVisits[] {
  const today = dayInCity(now)
  const days = new Map<string, OwnVisit[]>()
  for (const visit of [...visits].sort(byBeginning)) {
    const day = dayInCity(new Date(visit.startsAt))
    const isSeen = day >= today || visit.status === 'started'
    if (isSeen && visit.status !== 'cancelled') days.set(day, [...(days.get(day) ?? []), visit])
  }
  return [...days].map(([day, ofDay]) => ({ day, visits: ofDay }))
}

export const looksOf: Readonly<Record<OwnVisit['status'], BookingStatus>> = {
  planned: 'confirmed',
  started: 'active',
  done: 'completed',
  missed: 'cancelled',
  skipped: 'completed',
  cancelled: 'cancelled',
}
