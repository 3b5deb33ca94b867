import { newId, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { findCaretaker } from '../bookings/assign-caretaker.ts'
import { findBooking } from '../bookings/bookings.queries.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import { texts } from '../contract/texts.ts'
import { dayMinutes, dayOfMoment, laterDay, momentOf, toTime, weekdayOf } from '../contract/time.ts'
import type { ChangedVisit, changeVisitSchema } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, conflict, wrongField } from '../http/errors/api-error.ts'
import type { Unchecked } from '../suggestions/missing-checks.ts'
import { refuseUnsuited } from '../suggestions/refuse-unsuited.ts'
import { describeChoice } from '../suggestions/suggest-caretakers.ts'
import { auditChange } from './audit-change.ts'
import { readVisit } from './complete-visits.ts'
import { notifyOfChangedVisit } from './notify-of-change.ts'
import { findBusy, findSendable, isFree } from './schedule/caretakers.queries.ts'
import { findWarnings } from './schedule/find-warnings.ts'
import { generateVisits } from './schedule/generate-visits.ts'
import { findRoster } from './schedule/roster.queries.ts'
import { updateVisit } from './schedule/update-visit.ts'
import { findVisit, type StoredVisit } from './visits.queries.ts'

type Input = z.output<typeof changeVisitSchema>
type Target = { caretakerId: string | null; startsMin: number; endsMin: number }

const [shortest, longest] = [30, dayMinutes]

/** @throws ApiError 409 when it is under way, over, or changed since the admin read it */
function refuseClosed(visit: StoredVisit, revision: number): void {
  if (visit.revision !== revision) throw conflict('visit.stale')
  if (visit.status === 'started') throw conflict('visit.under_way')
  if (visit.status !== 'planned') throw conflict('visit.not_open')
}

/** @throws ApiError 400 for a time in the past or an invalid length */
function readWanted(visit: StoredVisit, given: Input, now: Date): Target {
  const startsMin = given.startsAt === undefined ? visit.starts_min : momentOf(given.startsAt)
  const usualEnd = startsMin + visit.ends_min - visit.starts_min
  const endsMin = given.endsAt === undefined ? usualEnd : momentOf(given.endsAt)
  if (startsMin !== visit.starts_min && startsMin < momentOf(now)) throw wrongField('startsAt', texts.visit.past)
  if (endsMin - startsMin < shortest || endsMin - startsMin > longest) throw wrongField('endsAt', texts.visit.wrongSpan)
  const caretakerId = given.caretaker === undefined ? visit.caretaker_id : given.caretaker
  return { caretakerId, startsMin, endsMin }
}

/**
 * The database refuses an overlap as well, but without details.
 * @throws ApiError 409 with the caretaker's name and the other time
 */
export async function refuseBusy(tx: Tx, visitId: string, { caretakerId, startsMin, endsMin }: Target): Promise<void> {
  if (caretakerId === null) return
  const without = new Set([visitId])
  const spans = (await findBusy(tx, [caretakerId], { from: startsMin, until: endsMin, without })).get(caretakerId) ?? []
  const other = spans.find((span) => !isFree([span], { startsMin, endsMin }))
  if (!other) return
  const { name } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', caretakerId)
    .executeTakeFirstOrThrow()
  throw new ApiError(409, 'visit.caretaker_busy', {
    message: texts.rosterWarning.busy,
    values: { name },
    details: { conflict: { startsAt: toTime(other.startsMin), endsAt: toTime(other.endsMin) } },
  })
}

/**
 * An admin sets another caretaker, none, or another time; `following` applies to this weekday from then on (rule
 * VISIT-14). Missing checks become a warning and an audit entry (rule MATCH-8).
 * @throws ApiError 400; 404; 409 when care is over, the visit is no longer planned, another request was faster, or the
 * caretaker is inactive or busy
 */
export async function changeVisit(
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: Input },
): Promise<ChangedVisit> {
  const choice = given.caretaker ? await describeChoice(deps, caller, { visitId: id }, given.caretaker) : undefined
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, id, 'office')
    const booking = await findBooking(tx, visit.booking_id, 'all')
    if (!isBinding(booking.status)) throw conflict('visit.care_over')
    refuseClosed(visit, given.revision)
    const wanted = readWanted(visit, given, at)
    const { caretakerId } = wanted
    const unchecked: Unchecked[] = []
    if (caretakerId !== null && caretakerId !== visit.caretaker_id) {
      const { id: _id, name } = await findCaretaker(tx, caretakerId)
      const missing = await refuseUnsuited(tx, deps.config, { booking, caretakerId })
      unchecked.push({ caretaker: { _id, name }, missing })
    }
    await refuseBusy(tx, id, wanted)
    const isMoved = wanted.startsMin !== visit.starts_min || wanted.endsMin !== visit.ends_min
    // A change that a roster rule repeats is no edit by hand.
    const isByHand = given.scope === 'this' || isMoved
    const changes = { caretaker_id: caretakerId, starts_min: wanted.startsMin, ends_min: wanted.endsMin }
    await updateVisit(tx, visit, isByHand ? { ...changes, edited_at: at.toISOString() } : changes, at)
    if (given.scope === 'following') await setFollowing(tx, visit, wanted.caretakerId, at)
    const after = await findVisit(tx, id, 'office')
    await auditChange(tx, caller, { before: visit, after, reason: given.reason, choice, unchecked }, at)
    await notifyOfChangedVisit(tx, deps, visit, after, at)
    const people = await findSendable(tx, wanted.caretakerId === null ? [] : [wanted.caretakerId])
    const { language } = caller
    const asked = { bookingId: visit.booking_id, people, without: new Set([id]), unchecked, language }
    const warnings = await findWarnings(tx, [{ ...wanted, code: visit.code }], asked)
    return { visit: await readVisit(tx, id, at), warnings }
  })
}

/**
 * Sets the caretaker of a weekday from this visit on, by a roster rule.
 * @throws ApiError 409 for a booking without a roster
 */
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
  // The new rule replaces later ones of the same weekday.
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
  const booking = await findBooking(tx, visit.booking_id, 'all')
  const changed = await findRoster(tx, visit.booking_id)
  const from = laterDay(visit.service_day, dayOfMoment(momentOf(at)))
  if (changed) await generateVisits(tx, { booking, roster: changed }, { from, now: at })
}
