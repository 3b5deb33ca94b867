import type { Reader } from '@thodu/db'
import type { ShiftCode } from '../../contract/care/care-shapes.ts'
import { findBusy, findSendable, isFree, type Sendable } from './caretakers.queries.ts'
import type { WantedVisit } from './roster-days.ts'

export type RefusedVisit = {
  day: string
  code: ShiftCode
  why: 'busy' | 'inactive'
  caretaker: { _id: string; name: string }
}
export type PlacedVisit = WantedVisit
export type Placed = { visits: PlacedVisit[]; refused: RefusedVisit[]; people: ReadonlyMap<string, Sendable> }

/**
 * Assigns the wanted caretakers if they are active and free; other visits are unassigned and reported (rule VISIT-10).
 * With one writer a free caretaker is still free when the visits are written.
 * @param without visits whose times count as free because they are planned again
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
  const refused: RefusedVisit[] = []
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
