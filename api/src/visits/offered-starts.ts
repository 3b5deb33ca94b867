import type { ShiftCode } from '../contract/care/care-shapes.ts'
import { type Day, dayOfMoment, toMoment } from '../contract/time.ts'
import type { StoredRoster } from './schedule/roster.queries.ts'
import { lastDayOf } from './schedule/roster-days.ts'

/**
 * A day visit begins and ends within these minutes of the day, and a night begins within the others. A live-in visit
 * keeps its hour.
 */
const daytime = { from: 6 * 60, to: 22 * 60 }
const nightBegins = { from: 18 * 60, to: 22 * 60 }

export type MovedVisit = { code: ShiftCode; starts_min: number; ends_min: number }

/** The minute of the day at which a visit begins, which may not be its service day after a move. */
export const startOfVisit = ({ starts_min: start }: Pick<MovedVisit, 'starts_min'>): number =>
  start - toMoment(dayOfMoment(start), 0)

/** Lists the visit's own hour, and whole hours before and after (rule DAY-11). @returns minutes since 1970 */
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
 * Whether a day is within the package and outside a pause. A package without an end lasts as long as visits are
 * planned. Without a roster every day is.
 */
export function isInsidePackage(roster: StoredRoster | undefined, day: Day): boolean {
  if (!roster) return true
  const { plan } = roster
  const last = lastDayOf(plan) ?? roster.generated_until
  if (day < plan.startsOn || (last !== null && day > last)) return false
  const { pause } = plan
  return pause === null || day < pause.from || (pause.until !== null && day > pause.until)
}

/** @returns the starts nearest to the visit's own hour, in order */
export const chooseNearest = (starts: readonly number[], visit: MovedVisit, day: Day, most: number): number[] => {
  const wanted = toMoment(day, startOfVisit(visit))
  return [...starts]
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)
    .slice(0, most)
    .toSorted((one, other) => one - other)
}
