import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { addDays, dayInCity, startOfDayInCity } from '@thodu/api/contract/time'
import { type DemoBooking, type DemoStage, demoBookings, demoDetails } from './demo-bookings.ts'
import type { DemoCast } from './demo-cast.ts'
import type { DemoSession } from './demo-client.ts'
import { demoCustomers, pincodeOf } from './demo-people.ts'
import { planCare, startOfCare } from './plan-care.ts'
import { playMoney } from './play-money.ts'
import { createOffice, playCalls, playMatch } from './play-office.ts'
import { playPay } from './play-pay.ts'
import { type DemoEvent, playEvents } from './timeline.ts'
import { playVisits } from './visits/play-visits.ts'

const hour = 3_600_000
const day = 24 * hour
const steps: DemoStage[] = ['pending', 'assigned', 'confirmed', 'active', 'completed', 'rated']
const hasReached = (plan: DemoBooking, stage: DemoStage): boolean => steps.indexOf(plan.stage) >= steps.indexOf(stage)

function detailsOf(plan: DemoBooking, bookedAt: number): Record<string, string> {
  const customer = demoCustomers[plan.customer]
  const startsOn = dayInCity(new Date(startOfCare(plan, bookedAt)))
  return {
    patientName: `${customer?.patient} (demo)`,
    patientAge: customer?.age ?? '',
    address: `2-${plan.customer + 3}-${plan.customer * 7 + 11}, ${customer?.location}`,
    city: 'Warangal',
    pincode: pincodeOf(customer?.location ?? ''),
    emergencyContact: `${customer?.name} (demo)`,
    emergencyPhone: '9000000000',
    preferredStartDate: startsOn,
    preferredTime: plan.preferredTime ?? 'Morning 9-12',
    additionalNotes: 'Invented for the demo.',
    ...(plan.serviceType === 'post-operative' ? { surgeryDate: addDays(startsOn, -6) } : {}),
    ...demoDetails[plan.serviceType],
  }
}

/** Office hours of the booking's day; a booking of today was made an hour ago at the latest. */
const timeOfBooking = ({ daysAgo, hour: bookedHour }: DemoBooking): number =>
  Math.min(startOfDayInCity(dayInCity(new Date(Date.now() - daysAgo * day))) + bookedHour * hour, Date.now() - hour)

/** A plan with its caretaker, booking time and completion time (ms). */
type Course = { plan: DemoBooking; caretaker: DemoSession | undefined; bookedAt: number; completedAt: number }

function playCare(cast: DemoCast, course: Course, booking: Booking): DemoEvent[] {
  const { plan, caretaker, bookedAt, completedAt } = course
  const { care, note } = plan
  const path = `/caretaker/bookings/${booking._id}`
  const step = (status: string, at: number): DemoEvent => ({
    at,
    run: () => cast.ask(caretaker, 'PUT', `${path}/status`, { status }),
  })
  const firstDay = care ? startOfCare(plan, bookedAt) + 12 * hour : bookedAt + 2 * day
  const noted: DemoEvent = {
    at: firstDay + hour,
    run: () => cast.ask(caretaker, 'POST', `${path}/notes`, { note: `${note} (demo)` }),
  }
  const ways: [DemoStage, DemoEvent[]][] = [
    ['confirmed', [step('confirmed', bookedAt + 20 * hour)]],
    ['active', [...(care ? [] : [step('active', firstDay)]), ...(note ? [noted] : [])]],
    ['completed', [step('completed', completedAt)]],
  ]
  return ways.filter(([stage]) => hasReached(plan, stage)).flatMap(([, events]) => events)
}

/** Plays a booking from its first day; each step is called by the person responsible for it. */
function playBooking(cast: DemoCast, plan: DemoBooking): DemoEvent {
  const bookedAt = timeOfBooking(plan)
  const customer = cast.customers[plan.customer]
  const caretaker = plan.caretaker === undefined ? undefined : cast.caretakers[plan.caretaker]
  const { serviceType, packageId, care } = plan
  /** The morning after the last day, when also a visit of 24 hours has ended. */
  const endsAt = startOfCare(plan, bookedAt) + (care?.days ?? 0) * day + 8.5 * hour
  const assignedAt = bookedAt + (plan.match?.after ?? 1) * hour
  const completedAt = care ? endsAt : bookedAt + 3 * day
  const course = { plan, caretaker, bookedAt, completedAt }
  const cancel = (booking: Booking): DemoEvent => ({
    at: bookedAt + hour,
    run: () => cast.ask(customer, 'POST', `/booking/${booking._id}/cancel`, { reason: 'Family came home (demo)' }),
  })
  const assign = (booking: Booking): DemoEvent => ({
    at: assignedAt,
    async run() {
      const assignment = { assignedCaregiver: caretaker?.id }
      await cast.ask(cast.admin, 'PUT', `/admin/bookings/${booking._id}/status`, assignment)
      if (care) await planCare(cast, plan, booking)
      await createOffice(cast, booking).write('caretakerAssigned')
      const paying = { from: assignedAt + hour, endsAt: care?.days === undefined ? undefined : endsAt }
      return [...playCare(cast, course, booking), ...(care ? playMoney(cast, plan, booking, paying) : [])]
    },
  })
  const ask = (booking: Booking): DemoEvent => ({
    at: completedAt + 4 * hour,
    run: () => createOffice(cast, booking).write('reviewAsked'),
  })
  const review = (booking: Booking): DemoEvent => ({
    at: completedAt + 12 * hour,
    run: () =>
      cast.ask(customer, 'POST', `/booking/${booking._id}/review`, {
        rating: plan.rating,
        ...(plan.review ? { review: `${plan.review} (demo)` } : {}),
      }),
  })
  return {
    at: bookedAt,
    async run() {
      const body = { serviceType, packageId, patientDetails: detailsOf(plan, bookedAt), agreedToTerms: true }
      const booking = await cast.answer<Booking>(customer, 'POST', '/booking', body)
      const calls = playCalls(cast, plan, booking, bookedAt)
      if (plan.stage === 'cancelled') return [...calls, cancel(booking)]
      return [
        ...calls,
        ...playMatch(cast, plan, booking, bookedAt),
        ...(hasReached(plan, 'assigned') ? [assign(booking)] : []),
        ...(plan.rating === undefined ? [] : [ask(booking), review(booking)]),
      ]
    },
  }
}

export async function fillBookings(cast: DemoCast): Promise<void> {
  const bookings = demoBookings.map((plan) => playBooking(cast, plan))
  await playEvents([...bookings, ...playVisits(cast), ...playPay(cast)], cast.moveTo)
}
