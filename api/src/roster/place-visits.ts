import type { Reader } from '@thodu/db'
import type { ShiftCode } from '../contract/care/care-shapes.ts'
import { findBusy, findSendable, isFree, type Sendable } from './caretakers.queries.ts'
import type { WantedVisit } from './rules/roster-days.ts'

/** Why a visit is open although somebody was wanted for it. */
export type Refused = {
  day: string
  code: ShiftCode
  why: 'busy' | 'inactive'
  caretaker: { _id: string; name: string }
}
/** A visit with who really comes. */
export type PlacedVisit = WantedVisit
export type Placed = { visits: PlacedVisit[]; refused: Refused[]; people: ReadonlyMap<string, Sendable> }

/**
 * Gives each visit who is wanted, where that person works and is free then; else it stays open and is told (rule VISIT-10).
 * There is one writer: what is free here is free when it is written, and the database would refuse it else.
 * @param without visits whose time counts as free, since they are planned anew
 */
export async function placeVisits(
  db: Reader,
  wanted: readonly WantedVisit[],
  without: ReadonlySet<string> = new Set(),
): Promise<Placed> {
  const ids = new Set(wanted.map(({ caretakerId }) => caretakerId).filter((id) => id !== null))
  const people = await findSendable(db, ids)
  const from = Math.min(...wanted.map(({ startsMin }) => startsMin))
  const until = Math.max(...wanted.map(({ endsMin }) => endsMin))
  const busy = ids.size === 0 ? new Map() : await findBusy(db, ids, { from, until, without })
  const refused: Refused[] = []
  const visits = wanted.map((visit): PlacedVisit => {
    const { caretakerId, day, code } = visit
    if (caretakerId === null) return visit
    const person = people.get(caretakerId)
    const why = person?.isSendable !== true ? 'inactive' : isFree(busy.get(caretakerId), visit) ? undefined : 'busy'
    if (why === undefined) {
      busy.get(caretakerId)?.push({ startsMin: visit.startsMin, endsMin: visit.endsMin })
      return visit
    }
    refused.push({ day, code, why, caretaker: { _id: caretakerId, name: person?.name ?? '' } })
    return { ...visit, caretakerId: null }
  })
  return { visits, refused, people }
}
