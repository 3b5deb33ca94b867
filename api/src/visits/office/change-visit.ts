import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import { findBooking } from '../../bookings/bookings.queries.ts'
import { findCaretaker } from '../../bookings/verbs/assign-caretaker.ts'
import type { ChangedVisit } from '../../contract/calls/wire-types.ts'
import { isBinding } from '../../contract/care/booking-status.ts'
import type { changeVisitSchema } from '../../contract/schemas/visits.schema.ts'
import { texts } from '../../contract/texts.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, wrongField } from '../../http/errors/api-error.ts'
import { findBusy, findSendable, isFree } from '../../roster/caretakers.queries.ts'
import { findWarnings } from '../../roster/find-warnings.ts'
<<<<<<< HEAD
import { generateVisits } from '../../roster/generate-visits.ts'
import { findRoster } from '../../roster/roster.queries.ts'
import { dayOfMoment, laterDay, momentOf, toTime, weekdayOf } from '../../roster/rules/visit-times.ts'
import { refuseUnsuited } from '../../suggestions/refuse-unsuited.ts'
import { auditChoice, type Choice, describeChoice } from '../../suggestions/suggest-caretakers.ts'
import { nameVisit } from '../visit-name.ts'
=======
import { momentOf, toTime } from '../../roster/rules/visit-times.ts'
import { refuseUnsuited } from '../../suggestions/refuse-unsuited.ts'
import { describeChoice } from '../../suggestions/suggest-caretakers.ts'
import { auditChange } from './audit-change.ts'
>>>>>>> main
import { findVisit, readVisit, type StoredVisit } from './complete-visits.ts'
import { setFollowing } from './set-following.ts'
import { tellChanged } from './tell-visit.ts'

type Given = z.output<typeof changeVisitSchema>
type Wanted = { caretakerId: string | null; startsMin: number; endsMin: number }

const [shortest, longest] = [30, 1_440]

/** @throws ApiError 409 for a visit that is under way or over, or was changed since it was read */
function refuseClosed(visit: StoredVisit, revision: number): void {
  if (visit.revision !== revision) throw conflict('visit.stale')
  if (visit.status === 'started') throw conflict('visit.under_way')
  if (visit.status !== 'planned') throw conflict('visit.not_open')
}

/** What the visit is to be. @throws ApiError 400 for a time that is behind, or a length that is none */
function readWanted(visit: StoredVisit, given: Given, now: Date): Wanted {
  const startsMin = given.startsAt === undefined ? visit.starts_min : momentOf(given.startsAt)
  const usualEnd = startsMin + visit.ends_min - visit.starts_min
  const endsMin = given.endsAt === undefined ? usualEnd : momentOf(given.endsAt)
  if (startsMin !== visit.starts_min && startsMin < momentOf(now)) throw wrongField('startsAt', texts.visit.past)
  if (endsMin - startsMin < shortest || endsMin - startsMin > longest) throw wrongField('endsAt', texts.visit.wrongSpan)
  const caretakerId = given.caretaker === undefined ? visit.caretaker_id : given.caretaker
  return { caretakerId, startsMin, endsMin }
}

/** Says with whom the caretaker is then; the database refuses it in any case. @throws ApiError 409 with the other time */
export async function refuseBusy(tx: Tx, visitId: string, { caretakerId, startsMin, endsMin }: Wanted): Promise<void> {
  if (caretakerId === null) return
  const without = new Set([visitId])
  const spans = (await findBusy(tx, [caretakerId], { from: startsMin, until: endsMin, without })).get(caretakerId) ?? []
  const other = spans.find((span) => !isFree([span], { startsMin, endsMin }))
  if (other)
    throw conflict('visit.caretaker_busy', {
      conflict: { startsAt: toTime(other.startsMin), endsAt: toTime(other.endsMin) },
    })
}

<<<<<<< HEAD
/** From this visit's day on its weekday has this caretaker: a rule, and the visits that follow from it. */
async function setFollowing(tx: Tx, visit: StoredVisit, caretakerId: string | null, at: Date): Promise<void> {
  const roster = await findRoster(tx, visit.booking_id)
  if (!roster) throw conflict('roster.missing')
  const weekday = weekdayOf(visit.service_day)
  const slot = { booking_id: visit.booking_id, code: visit.code, weekday, from_day: visit.service_day }
  await tx
    .insertInto('roster_rules')
    .values({ id: newId(at.getTime()), ...slot, caretaker_id: caretakerId, to_day: null })
    .onConflict((rule) =>
      rule
        .columns(['booking_id', 'code', 'weekday', 'from_day'])
        .doUpdateSet({ caretaker_id: caretakerId, to_day: null }),
    )
    .execute()
  // What was to come later gives way to what holds from here on.
  await tx
    .deleteFrom('roster_rules')
    .where('booking_id', '=', visit.booking_id)
    .where('code', '=', visit.code)
    .where('weekday', '=', weekday)
    .where('from_day', '>', visit.service_day)
    .execute()
  await tx
    .updateTable('rosters')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: at.toISOString() }))
    .where('booking_id', '=', visit.booking_id)
    .execute()
  const { code, status, assigned_caregiver_id } = await findBooking(tx, visit.booking_id, 'all')
  const booking = { id: visit.booking_id, code, status, assigned_caregiver_id }
  const changed = await findRoster(tx, visit.booking_id)
  const from = laterDay(visit.service_day, dayOfMoment(momentOf(at)))
  if (changed) await generateVisits(tx, { booking, roster: changed }, { from, now: at })
}

async function auditChange(
  tx: Tx,
  { performer }: Caller,
  code: string,
  [before, after]: [StoredVisit, StoredVisit],
  given: Given & { choice: Choice | undefined },
  at: Date,
) {
  const about = { performer, resourceType: 'booking', resourceId: before.booking_id, at } as const
  const reason = given.reason === undefined ? [] : [{ field: 'reason', from: null, to: given.reason }]
  const name = `${nameVisit(before)} of booking ${code}`
  if (before.caretaker_id !== after.caretaker_id) {
    const people = await findSendable(
      tx,
      [before.caretaker_id, after.caretaker_id].filter((id) => id !== null),
    )
    const nameOf = (id: string | null) => (id === null ? null : { _id: id, name: people.get(id)?.name ?? '' })
    await writeAudit(tx, {
      ...about,
      action: after.caretaker_id === null ? 'CARETAKER_UNASSIGNED' : 'CARETAKER_ASSIGNED',
      description: `${name}: ${nameOf(after.caretaker_id)?.name ?? 'nobody'} comes`,
      changes: [
        { field: 'visitCaretaker', from: nameOf(before.caretaker_id), to: nameOf(after.caretaker_id) },
        ...auditChoice(given.choice),
        ...reason,
      ],
    })
  }
  if (before.starts_min !== after.starts_min || before.ends_min !== after.ends_min)
    await writeAudit(tx, {
      ...about,
      action: 'BOOKING_UPDATED',
      description: `${name} moved`,
      changes: [
        { field: 'startsAt', from: toTime(before.starts_min), to: toTime(after.starts_min) },
        { field: 'endsAt', from: toTime(before.ends_min), to: toTime(after.ends_min) },
        ...reason,
      ],
    })
}

=======
>>>>>>> main
/**
 * The office gives a visit another caretaker, nobody, or another time; `following` does so for its weekday from then on (rule
 * VISIT-14). No rule binds it but that nobody is in two places.
 * @throws ApiError 400; 404; 409 when care is over, the visit is not planned any more, somebody was faster, or the caretaker
 *   is inactive, with another family then, or not one for this family (rule MATCH-5)
 */
export async function changeVisit(
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: Given },
): Promise<ChangedVisit> {
  const choice = given.caretaker ? await describeChoice(deps, { visitId: id }, given.caretaker) : undefined
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, id)
    const booking = await findBooking(tx, visit.booking_id, 'all')
    if (!isBinding(booking.status)) throw conflict('visit.care_over')
    refuseClosed(visit, given.revision)
    const wanted = readWanted(visit, given, at)
<<<<<<< HEAD
    if (wanted.caretakerId !== null && wanted.caretakerId !== visit.caretaker_id) {
      await findCaretaker(tx, wanted.caretakerId)
      await refuseUnsuited(tx, deps.config, { bookingId: booking.id, caretakerId: wanted.caretakerId })
=======
    const { caretakerId } = wanted
    if (caretakerId !== null && caretakerId !== visit.caretaker_id) {
      await findCaretaker(tx, caretakerId)
      await refuseUnsuited(tx, deps.config, { booking, caretakerId })
>>>>>>> main
    }
    await refuseBusy(tx, id, wanted)
    const isMoved = wanted.startsMin !== visit.starts_min || wanted.endsMin !== visit.ends_min
    // What a rule will say from now on is no change by hand.
    const isByHand = given.scope === 'this' || isMoved
    const time = at.toISOString()
    await tx
      .updateTable('visits')
      .set((eb) => ({
        caretaker_id: wanted.caretakerId,
        starts_min: wanted.startsMin,
        ends_min: wanted.endsMin,
        ...(isByHand ? { edited_at: time } : {}),
        revision: eb('revision', '+', 1),
        updated_at: time,
      }))
      .where('id', '=', id)
      .execute()
    if (given.scope === 'following') await setFollowing(tx, visit, wanted.caretakerId, at)
    const after = await findVisit(tx, id)
<<<<<<< HEAD
    await auditChange(tx, caller, booking.code, [visit, after], { ...given, choice }, at)
=======
    await auditChange(tx, caller, { before: visit, after, code: booking.code, reason: given.reason, choice }, at)
>>>>>>> main
    await tellChanged(tx, deps, visit, after, at)
    const people = await findSendable(tx, wanted.caretakerId === null ? [] : [wanted.caretakerId])
    const asked = { bookingId: visit.booking_id, people, without: new Set([id]), language: caller.language }
    const warnings = await findWarnings(tx, [{ ...wanted, code: visit.code }], asked)
    return { visit: await readVisit(tx, id, at), warnings }
  })
}
