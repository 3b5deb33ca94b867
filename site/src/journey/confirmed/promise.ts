import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { brandPromises } from '@thodu/api/contract/page-values'
import type { PromiseKind } from '@thodu/api/contract/promises/promise-kinds'
import { minuteMs } from '@thodu/api/contract/time'
import { confirmed } from '#words/confirmed.ts'
import { namesOf } from '#words/language/catalogue.ts'
import { formatClock } from '../ui/clock.ts'

/** Key in a booking's `formData`: the number we promised to call, so that every page can repeat the promise. */
export const CALL_NUMBER = 'callNumber'

/** The stored promise of a booking. Without one, the due time follows from the time of booking (rules CAT-9, PROM-1). */
const promised = ({ promises }: Booking, kind: PromiseKind) => promises?.find((promise) => promise.kind === kind)
const dueBy = (booking: Booking, kind: 'call' | 'match' | 'verification'): number =>
  Date.parse(promised(booking, kind)?.dueAt ?? booking.createdAt) +
  (promised(booking, kind) ? 0 : brandPromises[kind] * minuteMs)

/** In ms since the epoch. */
export const callBy = (booking: Booking): number => dueBy(booking, 'call')

/** The number we promised to call; for a booking made elsewhere the customer's number, or the one at the patient's home. */
export function promisedNumber({ formData, userInfo, patientDetails }: Booking): string {
  const said = formData[CALL_NUMBER]
  return (typeof said === 'string' && said) || userInfo.phone || (patientDetails.emergencyPhone ?? '')
}

/** The state of the promised call: due, made, or late (rule JRN-18). */
export type CallNews = { text: string; isLate: boolean; isDone: boolean }
export function describeCall(booking: Booking, now: number): CallNews {
  const { metAt } = promised(booking, 'call') ?? {}
  if (metAt) return { text: confirmed.called(formatClock(Date.parse(metAt), now)), isLate: false, isDone: true }
  // Only a stored promise shows that the team has not called; older bookings have none.
  if (promised(booking, 'call') && now > callBy(booking))
    return { text: confirmed.callLate, isLate: true, isDone: false }
  return {
    text: confirmed.call(promisedNumber(booking), formatClock(callBy(booking), now)),
    isLate: false,
    isDone: false,
  }
}

/** Describes another promise that is late and still open; the page shows it with our number (rule JRN-18). */
export function describeLate(
  booking: Booking,
  kinds: readonly ('match' | 'verification')[],
  now: number,
): CallNews | undefined {
  const late = kinds.find((kind) => {
    const { metAt, state, dueAt } = promised(booking, kind) ?? {}
    return dueAt && !metAt && (state === 'open' || state === 'late') && now > Date.parse(dueAt)
  })
  return late && { text: confirmed.late[late], isLate: true, isDone: false }
}

/** Confirms the booking and, until the team calls, says what happens next and when. */
export function formatCallPromise(booking: Booking, now: number): string {
  const received = confirmed.lead(namesOf(booking).serviceName, booking.patientDetails.patientName ?? '')
  const { isDone, isLate } = describeCall(booking, now)
  return booking.status === 'pending' && !isDone && !isLate ? `${received} ${confirmed.waiting}` : received
}

export function listNextSteps(booking: Booking, startDay: string | undefined, now: number) {
  const { by, start, startOpen, steps } = confirmed.next
  const tell = (kind: 'call' | 'match' | 'verification') => by(formatClock(dueBy(booking, kind), now))
  const times = [tell('call'), tell('match'), tell('verification'), startDay ? start(startDay) : startOpen]
  return steps.map((step, index) => ({ ...step, time: times[index] ?? '' }))
}
