import type { Booking } from '../contract/bookings/bookings.schema.ts'
import type { AnswerChange } from '../contract/bookings/change-requests.schema.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import { laterThan } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditBooking } from './booking-events.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { findNewestRequest } from './change-requests.queries.ts'

/**
 * An admin marks a change request as done or declined, or reopens it (rule BOOK-19).
 * @throws ApiError 404; 409 when the family changed or withdrew it after `asOf`, it already has this state, or care is
 * over
 */
export const answerChange = (deps: Deps, caller: Caller, id: string, given: AnswerChange): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, 'all')
    const newest = await findNewestRequest(tx, booking.id)
    const isClosing = given.state !== 'open'
    if (newest?.updated_at !== given.asOf || isClosing !== (newest.state === 'open'))
      throw conflict('booking.no_change_asked')
    if (!isClosing && !isBinding(booking.status)) throw conflict('booking.no_change_asked')
    const time = at.toISOString()
    const answer = isClosing ? given.answer || null : null
    await tx
      .updateTable('change_requests')
      .set({
        state: given.state,
        answer,
        closed_at: isClosing ? time : null,
        updated_at: laterThan(newest.updated_at, at),
      })
      .where('id', '=', newest.id)
      .execute()
    await auditBooking(tx, caller, booking, {
      action: 'STATUS_UPDATE',
      description: `Booking ${booking.code}: change request of the family is ${given.state}`,
      changes: [{ field: 'changeState', from: newest.state, to: given.state }],
      at,
    })
    return completeBooking(tx, booking, 'admin')
  })
