import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import { dayInCity, dayMs, hourMs } from '@thodu/api/contract/time'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'

/** How long a visit that nobody began stays in sight after its end, as the family's address does (rule VISIT-6). In ms. */
const IN_SIGHT_AFTER = 2 * hourMs

const byBeginning = (a: OwnVisit, b: OwnVisit): number => a.startsAt.localeCompare(b.startsAt)

/** The visit that matters now: the one under way, else the next one, whatever day it is on (rule CARE-18). */
export function findCurrentVisit(visits: readonly OwnVisit[], now: Date): OwnVisit | undefined {
  const inOrder = [...visits].sort(byBeginning)
  const isAhead = (visit: OwnVisit) =>
    visit.status === 'planned' && Date.parse(visit.endsAt) + IN_SIGHT_AFTER > now.getTime()
  return inOrder.find(({ status }) => status === 'started') ?? inOrder.find(isAhead)
}

/** How long before its beginning a visit of another day can be started from the first screen. In ms. */
const NEAR = 4 * hourMs

/** Whether it is on today, or so near that somebody may be at the door. */
export const isNear = ({ startsAt }: Pick<OwnVisit, 'startsAt'>, now: Date): boolean =>
  isOnDay(startsAt, now) || Date.parse(startsAt) - now.getTime() < NEAR
/** Whether something can be wrong with it: from a day before to a day after (rule DAY-23). */
export const isAround = ({ startsAt, endsAt }: Pick<OwnVisit, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  Date.parse(startsAt) - now.getTime() <= dayMs && now.getTime() - Date.parse(endsAt) <= dayMs
/** Whether it begins today or has begun before. */
export const isOnDay = (startsAt: string, now: Date): boolean => dayInCity(new Date(startsAt)) <= dayInCity(now)

/** Visits of a booking that its end would take away, the next one first (rule CARE-2). */
export const listAhead = (visits: readonly OwnVisit[], bookingId: string): OwnVisit[] =>
  visits
    .filter((visit) => visit.bookingId === bookingId && (visit.status === 'planned' || visit.status === 'started'))
    .sort(byBeginning)

type DayOfVisits = { day: string; visits: OwnVisit[] }

/** Visits of today and the days after it, day by day; days without any are left out. */
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

/** The colours and the shape of a booking's status that a visit's status borrows. */
export const looksOf: Readonly<Record<OwnVisit['status'], BookingStatus>> = {
  planned: 'confirmed',
  started: 'active',
  done: 'completed',
  missed: 'cancelled',
  skipped: 'completed',
  cancelled: 'cancelled',
}
