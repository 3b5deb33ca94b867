import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'

/** A booking in the caretaker app, with the `id` that react-admin needs. */
export type Job = Booking & { id: string }

export const toJob = (booking: Booking): Job => ({ ...booking, id: booking._id })

export const careAddressOf = ({ patientDetails: { address, city, pincode } }: Pick<Job, 'patientDetails'>): string =>
  [address, city, pincode].filter((part) => part !== undefined && part !== '').join(', ')

/** A phone opens this URL in its map app, a desktop in the browser. */
export const mapUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
