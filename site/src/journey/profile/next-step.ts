import { hourMs } from '@thodu/api/contract/durations'
import { formatDateTime } from '@thodu/api/contract/formats'
import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import { profile } from '#words/journey/profile.ts'

const text = profile.overview.nextStep
/** The promise of every page: a call within 2 hours of the booking. */
const callWithin = 2 * hourMs

/** What the family can wait for next, in one sentence; undefined when nothing more is promised. */
export function describeNextStep(booking: Booking, now: number): string | undefined {
  if (booking.status === 'confirmed') return text.confirmed
  if (booking.status === 'active') return text.active
  if (booking.status !== 'pending') return undefined
  if (booking.assignedCaregiver) return text.assigned
  const callBy = Date.parse(booking.createdAt) + callWithin
  return now < callBy ? text.call(formatDateTime(new Date(callBy).toISOString())) : text.matching
}
