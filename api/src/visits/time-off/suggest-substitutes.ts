import { readJson } from '@thodu/db'
import type { PatientDetails } from '../../contract/care/patient-detail-names.ts'
import { dayMs, minuteMs, momentOf, toTime } from '../../contract/time.ts'
import type { Substitutes } from '../../contract/time-off/time-off.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import type { Ranked } from '../../suggestions/ranking/rank-candidates.ts'
import { rankSubstitutes } from '../../suggestions/suggest-caretakers.ts'
import { areaOf } from '../visit-wire.ts'
import { type OpenVisit, spreadSubstitutes } from './spread-substitutes.ts'
import { findUnassignedVisits, findVisitsIn, type VisitInTheWay } from './time-off.queries.ts'

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
  return spreadOver(deps, caller, visits)
}

/** Unassigned visits are suggested for this long ahead, as in the attention list (rule HALL-5). */
const unassignedAhead = (2 * dayMs) / minuteMs

/** Lists unassigned visits that are not over and begin within 48 hours, with suggested caretakers (rule HALL-9). */
export async function suggestForUnassigned(deps: Deps, caller: Caller): Promise<Substitutes> {
  const now = momentOf(deps.now())
  const visits = await findUnassignedVisits(deps.database.read, { from: now, to: now + unassignedAhead })
  return spreadOver(deps, caller, visits)
}

type Listed = Pick<
  VisitInTheWay,
  'id' | 'booking_id' | 'code' | 'status' | 'starts_min' | 'ends_min' | 'patient_name' | 'patient_details'
>

/** Suggests one caretaker for each planned visit, each used only within their free time and hours of the week. */
async function spreadOver(deps: Deps, caller: Caller, visits: readonly Listed[]): Promise<Substitutes> {
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
