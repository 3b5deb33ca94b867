import type { Tx } from '@thodu/db'
import type { AssignedBooking } from '../contract/bookings/assigned-booking.schema.ts'
import type { Booking } from '../contract/bookings/bookings.schema.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import { texts } from '../contract/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, conflict } from '../http/errors/api-error.ts'
import { bookingMails } from '../mail/booking-mails.ts'
import { queueUpdateMail } from '../mail/queue-mail.ts'
import { auditChecks, warnOfMissingChecks } from '../suggestions/missing-checks.ts'
import { refuseUnsuited } from '../suggestions/refuse-unsuited.ts'
import { auditChoice, describeChoice } from '../suggestions/suggest-caretakers.ts'
import { rememberUndo } from '../undo/undo.ts'
import { auditBooking } from './booking-events.ts'
import { whatStood } from './booking-rules.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'
import { promiseRematch } from './move-promises.ts'
import { saveReasons } from './save-reasons.ts'

/** @throws ApiError 400 when the account is not a caretaker; 409 when the caretaker is inactive (rule OFF-21) */
export async function findCaretaker(tx: Tx, id: string): Promise<{ id: string; name: string }> {
  const caretaker = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'inactive_at'])
    .where('id', '=', id)
    .where('role', '=', 'caretaker')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!caretaker)
    throw badRequest('booking.unknown_caretaker', { assignedCaregiver: texts.assignment.unknownCaretaker })
  if (caretaker.inactive_at !== null) throw conflict('booking.caretaker_inactive')
  return { id: caretaker.id, name: caretaker.name }
}

/**
 * Assigns a caretaker; the booking stays pending (rule OFF-8), and the admin can undo it (rule BOOK-18). Missing checks
 * become a warning and an audit entry (rule MATCH-8). A database trigger refuses a caretaker at capacity.
 * @throws ApiError 400 for an unknown caretaker; 404; 409 when the booking has one or is over, or the caretaker is at
 * capacity or excluded for this family (rule MATCH-5)
 */
export async function assignCaretaker(
  deps: Deps,
  caller: Caller,
  { id, caretakerId, reason }: { id: string; caretakerId: string; reason?: string | undefined },
): Promise<AssignedBooking> {
  const choice = await describeChoice(deps, caller, { bookingId: id }, caretakerId)
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, 'all')
    if (!isBinding(row.status)) throw conflict('booking.already_finished')
    if (row.assigned_caregiver_id !== null) throw conflict('booking.has_caretaker')
    const caretaker = await findCaretaker(tx, caretakerId)
    const missing = await refuseUnsuited(tx, deps.config, { booking: row, caretakerId })
    const changes = { assigned_caregiver_id: caretaker.id, assigned_at: at.toISOString() }
    const updated = await changeBooking(tx, row, changes, at)
    await rememberUndo(tx, caller, { type: 'booking', id }, whatStood(row), at)
    await saveReasons(tx, row.id, choice)
    await auditBooking(tx, caller, row, {
      action: 'CARETAKER_ASSIGNED',
      description: `${caretaker.name} assigned to booking ${row.code}`,
      changes: [
        { field: 'assignedCaregiver', from: null, to: caretaker },
        ...auditChoice(choice),
        ...auditChecks([{ caretaker: { _id: caretaker.id, name: caretaker.name }, missing }], reason),
      ],
      at,
    })
    const mail = bookingMails.caretakerAssigned(updated, caretaker.name, deps.config.office)
    await queueUpdateMail(tx, updated.user_id, mail, at)
    const booking = await completeBooking(tx, updated, 'admin')
    return { ...booking, ...warnOfMissingChecks(missing, caller.language) }
  })
}

/**
 * Removes the caretaker; the booking is pending again (rule OFF-9).
 * @throws ApiError 404; 409 while care is active, after it, or without a caretaker
 */
export const unassignCaretaker = (
  deps: Deps,
  caller: Caller,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, 'all')
    if (row.status === 'active') throw conflict('booking.care_active')
    if (!isBinding(row.status)) throw conflict('booking.already_finished')
    if (row.assigned_caregiver_id === null) throw conflict('booking.has_no_caretaker')
    const before = await completeBooking(tx, row, 'admin')
    const changes = { assigned_caregiver_id: null, assigned_at: null, status: 'pending' } as const
    const updated = await changeBooking(tx, row, changes, at, { by: 'taken_back' })
    await rememberUndo(tx, caller, { type: 'booking', id }, whatStood(row), at)
    await promiseRematch(tx, deps, row, at)
    await auditBooking(tx, caller, row, {
      action: 'CARETAKER_UNASSIGNED',
      description: `${before.assignedCaregiver?.name ?? 'Caretaker'} unassigned from booking ${row.code}`,
      changes: [
        { field: 'assignedCaregiver', from: before.assignedCaregiver, to: null },
        ...auditChecks([], reason),
        ...(row.status === 'pending' ? [] : [{ field: 'status', from: row.status, to: 'pending' }]),
      ],
      at,
    })
    return completeBooking(tx, updated, 'admin')
  })
