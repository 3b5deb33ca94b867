import type { Booking } from '@thodu/api/contract/bookings.schema'
import { startOfDayInCity } from '@thodu/api/contract/formats'

const cancelNoticeMs = 24 * 60 * 60 * 1000

export const canEdit = ({ status }: Booking): boolean => status === 'pending'

/** Shown while the server would allow it; the server decides (contract, sections 4 and 8). */
export function canCancel({ status, patientDetails }: Booking, now: number): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false
  const start = patientDetails.preferredStartDate
  return !start || startOfDayInCity(start) - now >= cancelNoticeMs
}

/** Only completed bookings without a rating (spec: public site, section 2, /profile). */
export const canRate = ({ status, rating }: Booking): boolean => status === 'completed' && rating === null

/** The ID as people read it on the phone: blanks dropped, upper case (spec: public site, section 2). */
export const normalizeIdSearch = (input: string): string => input.toUpperCase().replace(/\s/g, '')

export const findById = (bookings: readonly Booking[], search: string): Booking[] =>
  bookings.filter(({ bookingId }) => bookingId.includes(search))
