import type { Reader } from '@thodu/db'
import { translateText } from '../contract/every-language.ts'
import type { Language } from '../contract/people/languages.ts'
import { firstNameOf } from '../contract/people/name-parts.ts'
import type { Tick } from '../contract/tasks/care-tasks.ts'
import { toTime } from '../contract/time.ts'
import type { IncidentAcknowledgement } from '../contract/visits/incidents.schema.ts'
import type { FamilyVisit } from '../contract/visits/visits.schema.ts'
import { type FailureCode, failures } from '../contract/wire/failures.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/errors/api-error.ts'
import { canConfirm, whyComplaintRefused, whyNotAbsent, whyNotChangeable, whyNotMoved } from './change-rules.ts'
import { readTold } from './incidents.queries.ts'
import { type FamilyVisitRow, findToldVisit } from './list-family-visits.ts'
import { findTicks } from './ticks.queries.ts'
import { toComplaint, toVisitParts } from './visit-wire.ts'

const tell = (code: FailureCode | undefined, language: Language | undefined) =>
  code === undefined
    ? null
    : { code, text: language === undefined ? failures[code] : translateText(failures[code], language) }

type Reading = { now: Date; language?: Language | undefined; ticksOf: (visit: FamilyVisitRow) => Tick[] }

type Details = Reading & { troubles: readonly IncidentAcknowledgement[] }
function toFamilyVisit(visit: FamilyVisitRow, { now, language, ticksOf, troubles }: Details): FamilyVisit {
  const { origin_kind: kind, origin_starts_min: originStarts } = visit
  const before = visit.origin_caretaker_name
  return {
    ...toVisitParts(visit),
    caretaker: visit.caretaker_name === null ? null : { name: firstNameOf(visit.caretaker_name) },
    origin:
      kind === null || originStarts === null
        ? null
        : { kind, startsAt: toTime(originStarts), caretaker: before === null ? null : firstNameOf(before) },
    // A family does not see an admin's reason.
    reason: visit.reason_by === 'family' ? visit.reason : null,
    forFamily: visit.family_words,
    tasks: ticksOf(visit),
    closed: tell(whyNotChangeable(visit, now), language),
    moveClosed: tell(whyNotMoved(visit, now), language),
    canReportAbsent: visit.absent_reported_at === null && whyNotAbsent(visit, now) === undefined,
    canConfirmHere: canConfirm(visit),
    absentReportedAt: visit.absent_reported_at,
    canRemark: whyComplaintRefused(visit, now) === undefined,
    remark: toComplaint(visit),
    troubles: [...troubles],
  }
}

/** Creates a family's answers, with ticks and incidents that the office reported to it (rule DAY-9). */
export async function toFamilyVisits(
  read: Reader,
  visits: readonly FamilyVisitRow[],
  now: Date,
  language?: Language,
): Promise<FamilyVisit[]> {
  const ticksOf = await findTicks(read, visits)
  const told = await readTold(
    read,
    visits.map(({ id }) => id),
  )
  return visits.map((visit) => toFamilyVisit(visit, { now, language, ticksOf, troubles: told.get(visit.id) ?? [] }))
}

/** Creates the answer of an own visit. @throws ApiError 404 */
export async function readFamilyVisit(
  read: Reader,
  { actor, language }: Caller,
  id: string,
  now: Date,
): Promise<FamilyVisit> {
  const [visit] = await toFamilyVisits(read, [await findToldVisit(read, id, actor.id)], now, language)
  if (!visit) throw notFound()
  return visit
}
