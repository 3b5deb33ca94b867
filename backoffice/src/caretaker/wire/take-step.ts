import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import type { callApi } from '../../app/wire/http-client.ts'
import { isConflict, isLost } from './call-status.ts'

/** Steps whose answer got lost; when tried again, "already there" means that they worked. */
const uncertain = new Set<string>()

/**
 * Takes one step of a booking, once however often its answer gets lost (rule CARE-2).
 * @param call the client at hand: the first screen has another than the screens behind it
 */
export async function takeStep(call: typeof callApi, id: string, status: BookingStatus): Promise<Booking> {
  const attempt = `${id} ${status}`
  try {
    return await call('PUT /caretaker/bookings/{id}/status', { params: { id }, body: { status } })
  } catch (error) {
    if (isConflict(error) && uncertain.has(attempt)) {
      const booking = await call('GET /caretaker/bookings/{id}', { params: { id } })
      if (booking.status === status) return booking
    }
    if (isLost(error)) uncertain.add(attempt)
    throw error
  }
}
