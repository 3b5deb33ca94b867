import { newId, type Tx } from '@thodu/db'
import type { Booking } from '../contract/bookings/bookings.schema.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import { hourMs } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import { momentOnServer } from '../http/entry-time.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditBooking } from './booking-events.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'

/** Every page of bookings returns all their notes, so the number is limited. */
const maxNotes = 200

/** A phone stores a note this long while offline, in ms. */
const kept = 72 * hourMs

/** Uses the phone's time, unless it is in the future or too old; then the server's. */
function writtenAt(said: Pick<Input, 'occurredAt' | 'sentAt'>, at: Date): Date {
  const moment = momentOnServer(said, at)
  return moment > at.getTime() - kept && moment < at.getTime() ? new Date(moment) : at
}

/** @throws ApiError 409 when another note has this event id */
async function isKnownNote(tx: Tx, caller: Caller, { id, clientEventId }: Input): Promise<boolean> {
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

type Input = { id: string; note: string; clientEventId?: string; occurredAt?: string; sentAt?: string }
/**
 * Adds a caretaker's note to an own booking, with Aadhaar numbers masked (rules CARE-3, AUD-11). A note sent twice is
 * stored once (rule CARE-24).
 * @throws ApiError 404; 409 when the care is over (rule CARE-5) or the booking has too many notes
 */
export const addNote = (deps: Deps, caller: Caller, said: Input): Promise<Booking> =>
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
