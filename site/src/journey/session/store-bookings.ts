import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { KEEPS_NOTHING_KEY } from '@thodu/api/contract/people/session-keys'
import { storeHere, sweepKept } from './stored-here.ts'

// Apart from stored-here.ts, which every page with a sign-in loads: only the profile needs these functions.

/** Stores the person's choice for this device; it outlasts sessions. */
export function setStoresHere(keeps: boolean): void {
  if (keeps) localStorage.removeItem(KEEPS_NOTHING_KEY)
  else localStorage.setItem(KEEPS_NOTHING_KEY, 'yes')
  sweepKept()
}

export const storeBookings = (bookings: readonly Booking[]): void =>
  storeHere(
    'care',
    bookings.map(({ bookingId, serviceType, status, createdAt, patientDetails }) => ({
      bookingId,
      serviceType,
      status,
      createdAt,
      startDate: patientDetails.preferredStartDate ?? '',
    })),
  )
