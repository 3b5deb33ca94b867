import type { Reader } from '@thodu/db'
import { type Day, minuteMs, toTime } from '../contract/time.ts'
import type { MoveOptions } from '../contract/visits/visits.schema.ts'
import { changeNotice } from './change-rules.ts'
import { chooseNearest, isInsidePackage, listStarts } from './offered-starts.ts'
import { findBusy, findSendable, isFree } from './schedule/caretakers.queries.ts'
import { findRoster } from './schedule/roster.queries.ts'
import { findOtherVisits, type StoredVisit } from './visits.queries.ts'

const mostOffered = 6

/** @returns the starts at which the visit's caretaker is free, none when that one cannot be sent */
export async function filterFreeStarts(db: Reader, visit: StoredVisit, starts: readonly number[]): Promise<number[]> {
  const { caretaker_id: caretaker } = visit
  const [first, last] = [starts[0], starts.at(-1)]
  if (caretaker === null || first === undefined || last === undefined) return []
  if ((await findSendable(db, [caretaker])).get(caretaker)?.isSendable !== true) return []
  const minutes = visit.ends_min - visit.starts_min
  const span = { from: first, until: last + minutes, without: new Set([visit.id]) }
  const busy = (await findBusy(db, [caretaker], span)).get(caretaker)
  return starts.filter((start) => isFree(busy, { startsMin: start, endsMin: start + minutes }))
}

/**
 * Finds up to six new times on a day, nearest to the visit's own hour, with the same caretaker or, if busy all day,
 * with another (rule DAY-11).
 * @returns no times outside the package
 */
export async function findOptions(db: Reader, visit: StoredVisit, day: Day, now: Date): Promise<MoveOptions> {
  const minutes = visit.ends_min - visit.starts_min
  const roster = await findRoster(db, visit.booking_id)
  const ahead = isInsidePackage(roster, day)
    ? listStarts(visit, day).filter((start) => start * minuteMs - now.getTime() >= changeNotice)
    : []
  const [first, last] = [ahead[0], ahead.at(-1)]
  if (first === undefined || last === undefined) return { day, options: [] }
  const others = await findOtherVisits(db, visit, { from: first, to: last + minutes })
  const open = ahead.filter((start) =>
    others.every((other) => other.starts_min >= start + minutes || other.ends_min <= start),
  )
  const same = await filterFreeStarts(db, visit, open)
  const sameCaretaker = same.length > 0
  const chosen = chooseNearest(sameCaretaker ? same : open, visit, day, mostOffered)
  return {
    day,
    options: chosen.map((start) => ({
      startsAt: toTime(start),
      endsAt: toTime(start + minutes),
      sameCaretaker,
    })),
  }
}
