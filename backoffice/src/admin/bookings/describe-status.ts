import type { Booking } from '@thodu/api/contract/bookings.schema'

/** The key of the sentence under a status; a pending booking with a caretaker waits for that person (contract, section 6). */
export const describeStatus = ({ status, assignedCaregiver }: Pick<Booking, 'status' | 'assignedCaregiver'>): string =>
  status === 'pending' && assignedCaregiver
    ? 'admin.statusMeaning.awaitingConfirmation'
    : `admin.statusMeaning.${status}`
