import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import { profile } from '#words/journey/profile.ts'
import { callBy, tellCall } from '../confirmed/promise.ts'

const text = profile.overview.nextStep

/** What the family can wait for next, in the words of the confirmation; undefined when nothing more is promised. */
export function describeNextStep(booking: Booking, now: number): string | undefined {
  if (booking.status === 'confirmed') return text.confirmed
  if (booking.status === 'active') return text.active
  if (booking.status !== 'pending') return undefined
  if (booking.assignedCaregiver) return text.assigned
  return now < callBy(booking) ? `${tellCall(booking, now)} ${text.afterCall}` : text.matching
}
