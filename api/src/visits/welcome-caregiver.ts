import { auditBooking } from '../bookings/booking-events.ts'
import { findBooking } from '../bookings/bookings.queries.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { CaregiverCard } from '../contract/visits/caregiver-card.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { readCaregiver } from './read-caregiver.ts'

/**
 * A family accepts its caretaker; nothing waits for it (rule DAY-20).
 * @throws ApiError 404; 409 without a caretaker, and after the care
 */
export const welcomeCaregiver = (deps: Deps, caller: Caller, id: string): Promise<CaregiverCard> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, { customer: caller.actor.id })
    if (!isBinding(booking.status)) throw conflict('booking.already_finished')
    if (booking.assigned_caregiver_id === null) throw conflict('booking.has_no_caretaker')
    const said = await tx
      .updateTable('booking_assignments')
      .set({ welcomed_at: at.toISOString() })
      .where('booking_id', '=', booking.id)
      .where('ended_at', 'is', null)
      .where('welcomed_at', 'is', null)
      .executeTakeFirst()
    if (said.numUpdatedRows > 0n)
      await auditBooking(tx, caller, booking, {
        action: 'STATUS_UPDATE',
        description: `Booking ${booking.code}: the family accepted the caregiver`,
        changes: [{ field: 'welcomedAt', from: null, to: at.toISOString() }],
        at,
      })
    return { caregiver: await readCaregiver(tx, booking, { at, language: caller.language ?? 'en' }) }
  })
