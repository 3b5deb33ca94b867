import { readJson } from '@thodu/db'
import type { PatientDetails } from '../../contract/care/patient-detail-names.ts'
import { momentOf, toTime } from '../../contract/time.ts'
import type { Substitutes } from '../../contract/time-off/time-off.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import type { Ranked } from '../../suggestions/ranking/rank-candidates.ts'
import { rankSubstitutes } from '../../suggestions/suggest-caretakers.ts'
import { areaOf } from '../visit-wire.ts'
import { type OpenVisit, spreadSubstitutes } from './spread-substitutes.ts'
import { findVisitsIn } from './time-off.queries.ts'

/** Each visit is ranked separately, so visits far ahead get suggestions later. */
const mostRanked = 60

const toPerson = ({ candidate: { id: _id, name }, missingChecks }: Ranked, asksFirst: boolean) => ({
  _id,
  name,
  asksFirst,
  missingChecks,
})

type Input = { caretaker: string; startsAt: string; endsAt: string }

/** Lists a caretaker's visits in a time with suggested substitutes (rule DAY-8). */
export async function suggestSubstitutes(deps: Deps, caller: Caller, asked: Input): Promise<Substitutes> {
  const time = { starts_min: momentOf(asked.startsAt), ends_min: momentOf(asked.endsAt) }
  const visits = await findVisitsIn(deps.database.read, { caretaker_id: asked.caretaker, ...time })
  const planned = visits.filter(({ status }) => status === 'planned').slice(0, mostRanked)
  const open: OpenVisit[] = []
  const people = new Map<string, Substitutes['visits'][number]['people']>()
  for (const { id, booking_id, starts_min, ends_min } of planned) {
    const { week, eligible, askFirst } = await rankSubstitutes(deps, caller, id)
    const options = eligible.map(({ candidate }) => candidate)
    open.push({ id, bookingId: booking_id, startsMin: starts_min, endsMin: ends_min, week, options })
    people.set(id, [
      ...eligible.map((ranked) => toPerson(ranked, false)),
      ...askFirst.map((ranked) => toPerson(ranked, true)),
    ])
  }
  const chosen = spreadSubstitutes(open)
  return {
    visits: visits.map((visit) => ({
      _id: visit.id,
      startsAt: toTime(visit.starts_min),
      endsAt: toTime(visit.ends_min),
      status: visit.status,
      booking: {
        _id: visit.booking_id,
        bookingId: visit.code,
        patientName: visit.patient_name,
        area: areaOf(readJson<PatientDetails>(visit.patient_details)),
      },
      suggested: chosen.get(visit.id) ?? null,
      people: people.get(visit.id) ?? [],
    })),
  }
}
