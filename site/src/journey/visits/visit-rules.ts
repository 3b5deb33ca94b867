import { dayInCity, minuteMs } from '@thodu/api/contract/time'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'

const SHOWN = 7

type SortedVisits = { today: FamilyVisit[]; next: FamilyVisit[]; past: FamilyVisit[] }

/** A skipped visit is left out when its moved visit is shown: it would appear twice. */
const standsAlone = (visit: FamilyVisit, visits: readonly FamilyVisit[]): boolean =>
  visit.status !== 'skipped' ||
  !visits.some(({ origin }) => origin?.kind === 'moved' && origin.startsAt === visit.startsAt)

/** Returns today's visits (with a night that has not ended), the next seven and the last seven; `now` in ms (rule JRN-20). */
export function sortVisits(visits: readonly FamilyVisit[], now: number): SortedVisits {
  const kept = visits.filter(({ status }) => status !== 'cancelled')
  const seen = kept.filter((visit) => standsAlone(visit, kept)).sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  const today = dayInCity(new Date(now))
  const isToday = ({ startsAt, endsAt, status }: FamilyVisit) =>
    dayInCity(new Date(startsAt)) === today ||
    status === 'started' ||
    (status === 'planned' && Date.parse(startsAt) < now && Date.parse(endsAt) > now)
  const rest = seen.filter((visit) => !isToday(visit))
  return {
    today: seen.filter(isToday),
    next: rest.filter(({ startsAt }) => Date.parse(startsAt) > now).slice(0, SHOWN),
    past: rest
      .filter(({ startsAt }) => Date.parse(startsAt) <= now)
      .slice(-SHOWN)
      .reverse(),
  }
}

export function addEarlier(visits: readonly FamilyVisit[], earlier: readonly FamilyVisit[]): FamilyVisit[] {
  const known = new Set(visits.map(({ _id }) => _id))
  return [...visits, ...earlier.filter(({ _id }) => !known.has(_id))]
}

/** Whether the visit's time has passed without a start or a report. */
export const isUntold = ({ status, endsAt }: FamilyVisit, now: number): boolean =>
  status === 'planned' && Date.parse(endsAt) <= now

/**
 * Whether the family's report of absence counts: the visit has not ended, and no caregiver has started it since. A later start
 * counts as late, and the office reviews ended visits, so a visit never shows as started and as absent at once (rule JRN-25).
 */
export const isTakenAsAbsent = (visit: FamilyVisit, now: number): boolean => {
  const { status, startedAt, startProof, absentReportedAt, endsAt } = visit
  if (absentReportedAt === null || Date.parse(endsAt) <= now) return false
  if (status === 'planned') return true
  return status === 'started' && startProof === 'none' && startedAt !== null && startedAt < absentReportedAt
}

/** Whole minutes by which a visit that has not started is late; else 0. */
export const minutesLate = ({ status, startsAt }: FamilyVisit, now: number): number =>
  status === 'planned' ? Math.max(0, Math.floor((now - Date.parse(startsAt)) / minuteMs)) : 0

/**
 * Whether the visit shows its codes: from one hour before its start to 30 minutes after its end, and while it runs (rule DAY-21).
 */
export const isAtTheDoor = ({ status, startsAt, endsAt }: FamilyVisit, now: number): boolean =>
  status === 'started' ||
  (status === 'planned' && now >= Date.parse(startsAt) - 60 * minuteMs && now <= Date.parse(endsAt) + 30 * minuteMs)

/** Whether a visit under way ends in more than an hour: its code is then shown only on request (rule JRN-29). */
export const isLongBeforeEnd = ({ status, endsAt }: FamilyVisit, now: number): boolean =>
  status === 'started' && now < Date.parse(endsAt) - 60 * minuteMs
