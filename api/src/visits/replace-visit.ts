import type { z } from 'zod'
import { findCaretaker } from '../bookings/assign-caretaker.ts'
import { findBooking } from '../bookings/bookings.queries.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import { momentOf } from '../contract/time.ts'
import type { ChangedVisit, replaceVisitSchema } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditChecks } from '../suggestions/missing-checks.ts'
import { refuseUnsuited } from '../suggestions/refuse-unsuited.ts'
import { auditChoice, describeChoice } from '../suggestions/suggest-caretakers.ts'
import { auditVisit } from './audit-visit.ts'
import { refuseBusy } from './change-visit.ts'
import { closeVisit, refuseAttended } from './close-visit.ts'
import { readVisit } from './complete-visits.ts'
import { notifyOfMissedVisits } from './notify-of-change.ts'
import { addFollower } from './schedule/add-follower.ts'
import { findSendable } from './schedule/caretakers.queries.ts'
import { findWarnings } from './schedule/find-warnings.ts'
import { findVisit } from './visits.queries.ts'

/** This reason is stored when the admin gives none. */
const usualReason = 'Substitute sent'

/**
 * An admin sends a substitute for the remaining time, once, and the visit is missed (rule VISIT-22). Missing checks
 * become a warning and an audit entry (rule MATCH-8).
 * @throws ApiError 400 for an unknown caretaker; 404; 409 when care is over, the visit is under way, over or replaced,
 * or the caretaker is the same, inactive or busy
 */
export async function replaceVisit(
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof replaceVisitSchema> },
): Promise<ChangedVisit> {
  const choice = await describeChoice(deps, caller, { visitId: id }, given.caretaker)
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, id, 'office')
    const booking = await findBooking(tx, visit.booking_id, 'all')
    if (!isBinding(booking.status)) throw conflict('visit.care_over')
    const follower = await tx.selectFrom('visits').select('id').where('origin_visit_id', '=', id).executeTakeFirst()
    if (follower) throw conflict('visit.already_replaced')
    if (visit.status !== 'missed') refuseAttended(visit)
    const startsMin = Math.max(visit.starts_min, momentOf(at))
    if (startsMin >= visit.ends_min) throw conflict('visit.not_open')
    const caretaker = await findCaretaker(tx, given.caretaker)
    if (caretaker.id === visit.caretaker_id) throw conflict('booking.same_caretaker')
    const missing = await refuseUnsuited(tx, deps.config, { booking, caretakerId: caretaker.id })
    const unchecked = [{ caretaker: { _id: caretaker.id, name: caretaker.name }, missing }]
    const wanted = { caretakerId: caretaker.id, startsMin, endsMin: visit.ends_min }
    const reason = given.reason ?? usualReason
    if (visit.status !== 'missed') await closeVisit(tx, caller, visit, { status: 'missed', reason, charge: 'none' }, at)
    await refuseBusy(tx, id, wanted)
    const was = (await findSendable(tx, visit.caretaker_id === null ? [] : [visit.caretaker_id])).get(
      visit.caretaker_id ?? '',
    )
    const when = { service_day: visit.service_day, starts_min: startsMin, ends_min: visit.ends_min }
    const next = { ...when, caretaker_id: caretaker.id, origin_kind: 'replacement' } as const
    const nextId = await addFollower(tx, visit, next, at)
    await auditVisit(tx, caller, visit, {
      action: 'CARETAKER_ASSIGNED',
      what: `: ${caretaker.name} sent as substitute`,
      changes: [
        {
          field: 'visitCaretaker',
          from: visit.caretaker_id === null ? null : { _id: visit.caretaker_id, name: was?.name ?? '' },
          to: { _id: caretaker.id, name: caretaker.name },
        },
        ...auditChoice(choice),
        // The missed visit's audit row has the reason.
        ...auditChecks(unchecked, missing.length > 0 ? given.reason : undefined),
      ],
      at,
    })
    await notifyOfMissedVisits(tx, deps, { missed: visit, next: await findVisit(tx, nextId, 'office') }, at)
    const people = new Map([[caretaker.id, caretaker]])
    const { language } = caller
    const asked = { bookingId: visit.booking_id, people, without: new Set([nextId]), unchecked, language }
    const warnings = await findWarnings(tx, [{ ...wanted, code: visit.code }], asked)
    return { visit: await readVisit(tx, nextId, at), warnings }
  })
}
