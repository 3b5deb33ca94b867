import { dayInCity, minuteMs } from '@thodu/api/contract/time'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'

/** How many visits ahead, and how many behind, a family sees at first. */
const SHOWN = 7

type SortedVisits = { today: FamilyVisit[]; next: FamilyVisit[]; past: FamilyVisit[] }

/** The visit that another one stands for is told with that one: it would only be read twice. */
const standsAlone = (visit: FamilyVisit, visits: readonly FamilyVisit[]): boolean =>
  visit.status !== 'skipped' ||
  !visits.some(({ origin }) => origin?.kind === 'moved' && origin.startsAt === visit.startsAt)

/** Today's visits (a night that goes on among them), the next seven, and the last seven; `now` in ms (rule JRN-20). */
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

/** Visits, the latest first, followed by earlier ones; what stands in both once, as the first has it. */
export function addEarlier(visits: readonly FamilyVisit[], earlier: readonly FamilyVisit[]): FamilyVisit[] {
  const known = new Set(visits.map(({ _id }) => _id))
  return [...visits, ...earlier.filter(({ _id }) => !known.has(_id))]
}

/** Its time has passed, and nobody has said a word about it. */
export const isUntold = ({ status, endsAt }: FamilyVisit, now: number): boolean =>
  status === 'planned' && Date.parse(endsAt) <= now

/**
 * The family said that nobody came, and that stands: the visit goes on, and nobody has begun it since. What began later is a late
 * start, and what is over is looked into otherwise; so a visit is never told as begun and as absent at once (rule JRN-25).
 */
export const isTakenAsAbsent = (visit: FamilyVisit, now: number): boolean => {
  const { status, startedAt, startProof, absentReportedAt, endsAt } = visit
  if (absentReportedAt === null || Date.parse(endsAt) <= now) return false
  if (status === 'planned') return true
  return status === 'started' && startProof === 'none' && startedAt !== null && startedAt < absentReportedAt
}

/** Whole minutes a visit that nobody began is late; 0 while it is not. */
export const minutesLate = ({ status, startsAt }: FamilyVisit, now: number): number =>
  status === 'planned' ? Math.max(0, Math.floor((now - Date.parse(startsAt)) / minuteMs)) : 0

/** Codes for the door are told from an hour before a visit to half an hour after it, and while it is under way (rule DAY-21). */
export const isAtTheDoor = ({ status, startsAt, endsAt }: FamilyVisit, now: number): boolean =>
  status === 'started' ||
  (status === 'planned' && now >= Date.parse(startsAt) - 60 * minuteMs && now <= Date.parse(endsAt) + 30 * minuteMs)
