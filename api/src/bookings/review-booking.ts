import type { Booking } from '../contract/bookings/bookings.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditBooking } from './booking-events.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'

type Review = { id: string; rating: number; review: string | undefined }

/**
 * A customer rates an own booking once (rule BOOK-10). A text adds a second audit row (rule AUD-3).
 * @throws ApiError 404; 409 when it is not completed or already rated
 */
export const reviewBooking = (deps: Deps, caller: Caller, { id, rating, review }: Review): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, { customer: caller.actor.id })
    if (row.status !== 'completed') throw conflict('booking.not_completed')
    if (row.rating !== null) throw conflict('booking.already_rated')
    const text = review || null
    const updated = await changeBooking(tx, row, { rating, review: text, reviewed_at: at.toISOString() }, at)
    await auditBooking(tx, caller, row, {
      action: 'RATING_SUBMITTED',
      description: `Booking ${row.code} rated ${rating} of 5`,
      changes: [{ field: 'rating', from: null, to: rating }],
      at,
    })
    if (text !== null)
      await auditBooking(tx, caller, row, {
        action: 'REVIEW_SUBMITTED',
        description: `Booking ${row.code} reviewed`,
        changes: [{ field: 'review', from: null, to: text }],
        at,
      })
    return completeBooking(tx, updated, 'user')
  })
