import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { brandPromises } from '@thodu/api/contract/page-values'
import type { PromiseKind } from '@thodu/api/contract/promises/promise-kinds'
import { minuteMs } from '@thodu/api/contract/time'
import { confirmed } from '#words/journey/confirmed.ts'
import { namesOf } from '#words/language/catalogue.ts'
import { CALL_NUMBER } from '../pricing/who-is-called.ts'
import { tellClock } from '../ui/clock.ts'

/** What was written down for a booking, or follows from when it was made where nothing was (rules CAT-9, PROM-1). */
const promised = ({ promises }: Booking, kind: PromiseKind) => promises?.find((promise) => promise.kind === kind)
const dueBy = (booking: Booking, kind: 'call' | 'match' | 'verification'): number =>
  Date.parse(promised(booking, kind)?.dueAt ?? booking.createdAt) +
  (promised(booking, kind) ? 0 : brandPromises[kind] * minuteMs)

/** Until when we call about a booking, in ms. */
export const callBy = (booking: Booking): number => dueBy(booking, 'call')

/** The number we said we would call; for a booking from elsewhere the customer's, or the one at the patient's home. */
export function promisedNumber({ formData, userInfo, patientDetails }: Booking): string {
  const said = formData[CALL_NUMBER]
  return (typeof said === 'string' && said) || userInfo.phone || (patientDetails.emergencyPhone ?? '')
}

/** What is to be said of the call: it comes, it came, or it is late and nobody waits to be called (rule JRN-18). */
export type CallNews = { text: string; isLate: boolean; isDone: boolean }
export function describeCall(booking: Booking, now: number): CallNews {
  const { metAt } = promised(booking, 'call') ?? {}
  if (metAt) return { text: confirmed.called(tellClock(Date.parse(metAt), now)), isLate: false, isDone: true }
  // Of what was written down we know that nobody has called; of older bookings we don't.
  if (promised(booking, 'call') && now > callBy(booking))
    return { text: confirmed.callLate, isLate: true, isDone: false }
  return {
    text: confirmed.call(promisedNumber(booking), tellClock(callBy(booking), now)),
    isLate: false,
    isDone: false,
  }
}

/** What else is late and still waited for, said with our number like the call (rule JRN-18). */
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

/** What has reached us and, as long as nobody has called, what happens next and when: a booking is a request until then. */
export function tellReceived(booking: Booking, now: number): string {
  const received = confirmed.lead(namesOf(booking).serviceName, booking.patientDetails.patientName ?? '')
  const { isDone, isLate } = describeCall(booking, now)
  return booking.status === 'pending' && !isDone && !isLate ? `${received} ${confirmed.waiting}` : received
}

/** The four steps with the times they are promised for. */
export function listNextSteps(booking: Booking, startDay: string | undefined, now: number) {
  const { by, start, startOpen, steps } = confirmed.next
  const tell = (kind: 'call' | 'match' | 'verification') => by(tellClock(dueBy(booking, kind), now))
  const times = [tell('call'), tell('match'), tell('verification'), startDay ? start(startDay) : startOpen]
  return steps.map((step, index) => ({ ...step, time: times[index] ?? '' }))
}
