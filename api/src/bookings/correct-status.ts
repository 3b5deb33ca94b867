import type { Tx } from '@thodu/db'
import type { Booking } from '../contract/bookings/bookings.schema.ts'
import { type BookingStatus, bindingStatuses, isBinding } from '../contract/care/booking-status.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { withdrawRefunds } from '../money/charges/settlement.ts'
import { auditBooking, mailContinues, mailStatusChanged } from './booking-events.ts'
import { stepBack } from './booking-rules.ts'
import type { StoredBooking } from './booking-wire.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'
import { promiseRematch } from './move-promises.ts'

type Correction = { id: string; reason: string; from: BookingStatus | undefined }

/** The database has one writer, so no assignment can happen meanwhile. */
async function isCaretakerFree(tx: Tx, { assigned_caregiver_id: caretakerId }: StoredBooking): Promise<boolean> {
  if (caretakerId === null) return false
  const caretaker = await tx
    .selectFrom('accounts')
    .leftJoin('caretaker_profiles', 'caretaker_profiles.account_id', 'accounts.id')
    .select('capacity')
    .where('accounts.id', '=', caretakerId)
    .where('role', '=', 'caretaker')
    .where('removed_at', 'is', null)
    .where('inactive_at', 'is', null)
    .executeTakeFirst()
  if (!caretaker) return false
  const others = await tx
    .selectFrom('bookings')
    .select('seq')
    .where('assigned_caregiver_id', '=', caretakerId)
    .where('status', 'in', bindingStatuses)
    .execute()
  return others.length < (caretaker.capacity ?? 1)
}

async function planStepBack(tx: Tx, row: StoredBooking) {
  const isFree = await isCaretakerFree(tx, row)
  const plan = stepBack({ status: row.status, cancelledFrom: row.cancelled_from }, isFree)
  if (!plan) throw conflict('booking.no_step_back')
  if (row.rating !== null) throw conflict('booking.rated')
  if (row.status === 'completed' && !isFree) throw conflict('booking.caretaker_not_free')
  return plan
}

/**
 * An admin corrects a status by one step back (rule OFF-20, docs/decisions/0023-undo-and-setting-right.md). With
 * `from`, the first of two admins wins.
 * @throws ApiError 404; 409 when no step back exists, the booking is rated, its caretaker is not free, or another
 * request was faster
 */
export const correctStatus = (deps: Deps, caller: Caller, { id, reason, from }: Correction): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, 'all')
    if (from !== undefined && from !== row.status) throw conflict('booking.step_taken')
    const { status, keepsCaretaker } = await planStepBack(tx, row)
    const caretaker = keepsCaretaker ? {} : { assigned_caregiver_id: null, assigned_at: null }
    const changes = { status, ...caretaker, cancelled_from: null, cancel_reason: null }
    const updated = await changeBooking(tx, row, changes, at, { by: 'correction', reason })
    if (row.assigned_caregiver_id !== null && !keepsCaretaker) await promiseRematch(tx, deps, row, at)
    if (!isBinding(row.status)) await withdrawRefunds(tx, row.id, at)
    await tx
      .insertInto('booking_corrections')
      .values({
        booking_id: row.id,
        from_status: row.status,
        to_status: status,
        reason,
        corrected_by: caller.actor.id,
        created_at: at.toISOString(),
      })
      .execute()
    await auditBooking(tx, caller, row, {
      action: 'BOOKING_STATUS_CHANGED',
      description: `Booking ${row.code}: status corrected from ${row.status} to ${status} by the office`,
      changes: [
        { field: 'status', from: row.status, to: status },
        { field: 'reason', from: null, to: reason },
      ],
      at,
    })
    if (isBinding(row.status)) await mailStatusChanged(tx, deps, updated, at)
    else await mailContinues(tx, deps, updated, at)
    return completeBooking(tx, updated, 'admin')
  })
