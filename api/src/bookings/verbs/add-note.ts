import { newId, type Tx } from '@thodu/db'
import type { Booking } from '../../contract/bookings/bookings.schema.ts'
import { isBinding } from '../../contract/care/booking-status.ts'
import { hourMs } from '../../contract/time.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { momentOnServer } from '../../http/moment-on-server.ts'
import { completeBooking, findBooking } from '../bookings.queries.ts'
import { auditBooking } from './booking-events.ts'

/** Notes come with every page of bookings, so their number has an end. */
const maxNotes = 200

/** How long a phone keeps a note that found no line, in ms. */
const kept = 72 * hourMs

/** When a note was written, as far as that can be: the server's time where the phone's is ahead or long ago. */
function writtenAt(said: Pick<Said, 'occurredAt' | 'sentAt'>, at: Date): Date {
  const moment = momentOnServer(said, at)
  return moment > at.getTime() - kept && moment < at.getTime() ? new Date(moment) : at
}

/** Whether this note was said before under this name. @throws ApiError 409 when the name is another note's */
async function isKnownNote(tx: Tx, caller: Caller, { id, clientEventId }: Said): Promise<boolean> {
  if (clientEventId === undefined) return false
  const known = await tx
    .selectFrom('booking_notes')
    .select(['booking_id', 'author_id'])
    .where('client_event_id', '=', clientEventId)
    .executeTakeFirst()
  if (!known) return false
  if (known.booking_id !== id || known.author_id !== caller.actor.id) throw conflict('request.conflict')
  return true
}

type Said = { id: string; note: string; clientEventId?: string; occurredAt?: string; sentAt?: string }
/**
 * Adds a caretaker's note to a booking assigned to the caller; Aadhaar numbers in it are masked (rules CARE-3, AUD-11). Said again
 * under the same name it is kept once (rule CARE-24).
 * @throws ApiError 404 when the booking is not the caller's; 409 when the care is over (rule CARE-5) or it is full of notes
 */
export const addNote = (deps: Deps, caller: Caller, said: Said): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, said.id, { caretaker: caller.actor.id })
    if (await isKnownNote(tx, caller, { ...said, id: row.id })) return completeBooking(tx, row, 'caretaker')
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
        note: said.note,
        client_event_id: said.clientEventId ?? null,
        created_at: writtenAt(said, at).toISOString(),
      })
      .execute()
    await auditBooking(tx, caller, row, {
      action: 'NOTES_ADDED',
      description: `Note added to booking ${row.code}`,
      at,
    })
    return completeBooking(tx, row, 'caretaker')
  })
