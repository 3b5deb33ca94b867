import type { ShiftCode } from '../contract/care/care-shapes.ts'
import { type Day, dayOfMoment, toMoment } from '../contract/time.ts'
import type { StoredRoster } from '../roster/roster.queries.ts'
import { lastDayOf } from '../roster/rules/roster-days.ts'

/** Within which hours a visit may begin and, by day, end; minutes after midnight. Living in keeps its hour. */
const daytime = { from: 6 * 60, to: 22 * 60 }
const nightBegins = { from: 18 * 60, to: 22 * 60 }

export type MovedVisit = { code: ShiftCode; starts_min: number; ends_min: number }

/** The minute of the day at which a visit begins; that day is not its day of the plan where the office moved it. */
export const startOfVisit = ({ starts_min: start }: Pick<MovedVisit, 'starts_min'>): number =>
  start - toMoment(dayOfMoment(start), 0)

/** Every start of a day that may be offered: the visit's own hour, and whole hours before and after (rule DAY-11). */
export function listStarts(visit: MovedVisit, day: Day): number[] {
  const minutes = visit.ends_min - visit.starts_min
  const own = startOfVisit(visit)
  const { from, to } = visit.code === 'N' ? nightBegins : { from: daytime.from, to: daytime.to - minutes }
  const hours = visit.code === 'L' ? [] : Array.from({ length: 49 }, (_, index) => own + (index - 24) * 60)
  const starts = new Set([own, ...hours.filter((start) => start >= from && start <= to)])
  return [...starts]
    .toSorted((one, other) => one - other)
    .map((start) => toMoment(day, start))
    .filter((start) => start !== visit.starts_min)
}

/**
 * Whether a family may have a visit on a day: within the package, not in a pause, and, where the package has no end, no later
 * than visits are planned. Without a roster nothing is known, and nothing refused.
 */
export function isInsidePackage(roster: StoredRoster | undefined, day: Day): boolean {
  if (!roster) return true
  const { plan } = roster
  const last = lastDayOf(plan) ?? roster.generated_until
  if (day < plan.startsOn || (last !== null && day > last)) return false
  const { pause } = plan
  return pause === null || day < pause.from || (pause.until !== null && day > pause.until)
}

/** Those nearest to the time it has now, in order. */
export const chooseNearest = (starts: readonly number[], visit: MovedVisit, day: Day, most: number): number[] => {
  const wanted = toMoment(day, startOfVisit(visit))
  return [...starts]
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)
    .slice(0, most)
    .toSorted((one, other) => one - other)
}
