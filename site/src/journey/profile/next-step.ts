import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { profile } from '#words/profile.ts'
import { type CallNews, callBy, describeCall, describeLate } from '../confirmed/promise.ts'

const text = profile.overview.nextStep

export function describeNextStep(booking: Booking, now: number): { call?: CallNews; after?: string } | undefined {
  if (booking.status === 'confirmed') {
    const late = describeLate(booking, ['verification'], now)
    return { ...(late && { call: late }), after: text.confirmed }
  }
  if (booking.status === 'active') return { after: text.active }
  if (booking.status !== 'pending') return undefined
  const call = describeCall(booking, now)
  if (booking.assignedCaregiver) return call.isLate ? { call, after: text.assigned } : { after: text.assigned }
  if (call.isLate) return { call }
  const late = describeLate(booking, ['match'], now)
  if (late) return { call: late }
  if (call.isDone) return { call, after: text.matching }
  return now < callBy(booking) ? { call, after: text.afterCall } : { after: text.matching }
}
