import { newId } from '@thodu/db'
import type { Booking } from '../../contract/bookings/bookings.schema.ts'
import { isBinding } from '../../contract/care/booking-status.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { completeBooking, findBooking } from '../bookings.queries.ts'
import { auditBooking } from './booking-events.ts'

/** Notes come with every page of bookings, so their number has an end. */
const maxNotes = 200

/**
 * Adds a caretaker's note to a booking assigned to the caller; Aadhaar numbers in it are masked (rules CARE-3, AUD-11).
 * @throws ApiError 404 when the booking is not the caller's; 409 when the care is over (rule CARE-5) or it is full of notes
 */
export const addNote = (deps: Deps, caller: Caller, { id, note }: { id: string; note: string }): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, { caretaker: caller.actor.id })
    if (!isBinding(row.status)) throw conflict('booking.care_over')
    const { notes } = await tx
      .selectFrom('booking_notes')
      .select(({ fn }) => fn.countAll<number>().as('notes'))
      .where('booking_id', '=', row.id)
      .executeTakeFirstOrThrow()
    if (notes >= maxNotes) throw conflict('booking.too_many_notes')
    await tx
      .insertInto('booking_notes')
      .values({
        id: newId(at.getTime()),
        booking_id: row.id,
        author_id: caller.actor.id,
        author_name: caller.actor.name,
        note,
        created_at: at.toISOString(),
      })
      .execute()
    await auditBooking(tx, caller, row, {
      action: 'NOTES_ADDED',
      description: `Note added to booking ${row.code}`,
      at,
    })
    return completeBooking(tx, row, 'caretaker')
  })
