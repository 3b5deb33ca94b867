import type { Tx } from '@thodu/db'
import type { AssignedBooking } from '../contract/bookings/assigned-booking.schema.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { bookingMails } from '../mail/booking-mails.ts'
import { queueUpdateMail } from '../mail/queue-mail.ts'
import { auditChecks, warnOfMissingChecks } from '../suggestions/missing-checks.ts'
import { refuseUnsuited } from '../suggestions/refuse-unsuited.ts'
import { auditChoice, describeChoice } from '../suggestions/suggest-caretakers.ts'
import { findCaretaker } from './assign-caretaker.ts'
import { auditBooking } from './booking-events.ts'
import type { StoredBooking } from './booking-wire.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'
import { saveReasons } from './save-reasons.ts'

type Handover = { id: string; caretakerId: string; reason: string; from: string | undefined }
type Named = { _id: string; name: string }

/** Notifies the family and both caretakers by their own preferences (rule MAIL-7). */
async function notifyBoth(
  tx: Tx,
  deps: Deps,
  booking: StoredBooking,
  { from, to }: { from: Named; to: Named },
  at: Date,
) {
  const { office } = deps.config
  const names = { from: from.name, to: to.name }
  await queueUpdateMail(tx, booking.user_id, bookingMails.handedOver(booking, names, office), at)
  await queueUpdateMail(tx, to._id, bookingMails.takenOver(booking, to.name, office), at)
  await queueUpdateMail(tx, from._id, bookingMails.givenAway(booking, from.name, office), at)
}

/**
 * Reassigns an open booking; the previous caretaker loses access to the family at once (rule OFF-19). With `from`, the
 * first of two admins wins. Missing checks become a warning and an audit entry (rule MATCH-8).
 * @throws ApiError 400 for an unknown caretaker; 404; 409 when the booking is over, has no caretaker or this one, or
 * was reassigned meanwhile, or the caretaker is at capacity or excluded for this family (rule MATCH-5)
 */
export async function reassignBooking(
  deps: Deps,
  caller: Caller,
  { id, caretakerId, reason, from }: Handover,
): Promise<AssignedBooking> {
  const choice = await describeChoice(deps, caller, { bookingId: id }, caretakerId)
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, 'all')
    if (!isBinding(row.status)) throw conflict('booking.already_finished')
    const { assignedCaregiver: before } = await completeBooking(tx, row, 'admin')
    if (!before) throw conflict('booking.has_no_caretaker')
    if (from !== undefined && from !== before._id) throw conflict('booking.moved_on')
    if (caretakerId === before._id) throw conflict('booking.same_caretaker')
    const { id: _id, name } = await findCaretaker(tx, caretakerId)
    const missing = await refuseUnsuited(tx, deps.config, { booking: row, caretakerId })
    const changes = { assigned_caregiver_id: _id, assigned_at: at.toISOString() }
    const end = { by: 'handover', reason } as const
    const updated = await changeBooking(tx, row, changes, at, end)
    await saveReasons(tx, row.id, choice)
    await auditBooking(tx, caller, row, {
      action: 'CARETAKER_ASSIGNED',
      description: `Booking ${row.code} reassigned from ${before.name} to ${name}`,
      changes: [
        { field: 'assignedCaregiver', from: before, to: { _id, name } },
        ...auditChoice(choice),
        ...auditChecks([{ caretaker: { _id, name }, missing }], reason),
      ],
      at,
    })
    await notifyBoth(tx, deps, updated, { from: before, to: { _id, name } }, at)
    const booking = await completeBooking(tx, updated, 'admin')
    return { ...booking, ...warnOfMissingChecks(missing, caller.language) }
  })
}
