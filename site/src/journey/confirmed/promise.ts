import { hourMs } from '@thodu/api/contract/durations'
import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import { confirmed } from '#words/journey/confirmed.ts'
import { CALL_NUMBER } from '../pricing/who-is-called.ts'
import { tellClock } from '../ui/clock.ts'

/** What is promised from the moment a booking is made (rule CAT-9), at the latest, in ms after it. */
const promises = { call: 2 * hourMs, matching: 6 * hourMs, verification: 12 * hourMs }

/** Until when we call about a booking, in ms. */
export const callBy = (booking: Booking): number => Date.parse(booking.createdAt) + promises.call

/** The number we said we would call; for a booking from elsewhere the customer's, or the one at the patient's home. */
export function promisedNumber({ formData, userInfo, patientDetails }: Booking): string {
  const said = formData[CALL_NUMBER]
  return (typeof said === 'string' && said) || userInfo.phone || (patientDetails.emergencyPhone ?? '')
}

/** "We call 98480… by 10:14 PM IST today." (rule JRN-18) */
export const tellCall = (booking: Booking, now: number): string =>
  confirmed.call(promisedNumber(booking), tellClock(callBy(booking), now))

/** The four steps with the times they are promised for. */
export function listNextSteps(booking: Booking, startDay: string | undefined, now: number) {
  const made = Date.parse(booking.createdAt)
  const { by, start, startOpen, steps } = confirmed.next
  const tell = (after: number) => by(tellClock(made + after, now))
  const times = [
    tell(promises.call),
    tell(promises.matching),
    tell(promises.verification),
    startDay ? start(startDay) : startOpen,
  ]
  return steps.map((step, index) => ({ ...step, time: times[index] ?? '' }))
}
