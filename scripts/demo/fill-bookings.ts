import { dayInCity } from '@thodu/api/contract/formats'
import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import { type DemoBooking, type DemoStage, demoBookings } from './demo-bookings.ts'
import { type DemoClient, type DemoSession, signIn } from './demo-client.ts'
import { demoCustomers } from './demo-people.ts'

const hour = 3_600_000
const day = 24 * hour
const steps: DemoStage[] = ['pending', 'assigned', 'confirmed', 'active', 'completed', 'rated']

export type DemoCast = {
  call: DemoClient
  /** Moves the demo's clock forward, never past now. */
  moveTo: (time: number) => void
  admin: DemoSession
  caretakers: DemoSession[]
  customers: DemoSession[]
}

function detailsOf(plan: DemoBooking, bookedAt: number): Record<string, string> {
  const customer = demoCustomers[plan.customer]
  const start = dayInCity(new Date(bookedAt + (plan.startsIn ?? 2) * day))
  return {
    patientName: `${customer?.patient} (demo)`,
    patientAge: customer?.age ?? '',
    address: `2-4-${plan.daysAgo + 11}, ${customer?.location}`,
    city: 'Warangal',
    pincode: '506001',
    emergencyContact: `${customer?.name} (demo)`,
    emergencyPhone: '9000000000',
    preferredStartDate: start,
    preferredTime: 'Morning',
    additionalNotes: 'Invented for the demo.',
    ...plan.details,
  }
}

async function playBooking(cast: DemoCast, plan: DemoBooking): Promise<void> {
  const { call, moveTo } = cast
  const bookedAt = Date.now() - plan.daysAgo * day - 3 * hour
  moveTo(bookedAt)
  const customer = await signIn(call, cast.customers[plan.customer]?.email ?? '')
  const { serviceType, packageId } = plan
  const { answer: booking } = await call<Booking>('POST', '/booking', {
    token: customer.token,
    body: { serviceType, packageId, patientDetails: detailsOf(plan, bookedAt), agreedToTerms: true },
  })
  if (plan.stage === 'cancelled') {
    moveTo(bookedAt + hour)
    const body = { reason: 'Family came home (demo)' }
    await call('POST', `/booking/${booking._id}/cancel`, { token: customer.token, body })
    return
  }
  const reached = steps.indexOf(plan.stage)
  if (reached < 1 || plan.caretaker === undefined) return
  moveTo(bookedAt + hour)
  const admin = await signIn(call, cast.admin.email)
  const { id, email } = cast.caretakers[plan.caretaker] ?? { id: '', email: '' }
  const assignment = { assignedCaregiver: id }
  await call('PUT', `/admin/bookings/${booking._id}/status`, { token: admin.token, body: assignment })
  for (const [index, status] of ['confirmed', 'active', 'completed'].entries()) {
    if (reached < index + 2) break
    moveTo(bookedAt + (index + 1) * day)
    // Sessions of the team end after a night without use.
    const caretaker = await signIn(call, email)
    await call('PUT', `/caretaker/bookings/${booking._id}/status`, { token: caretaker.token, body: { status } })
    if (status === 'active' && plan.note)
      await call('POST', `/caretaker/bookings/${booking._id}/notes`, {
        token: caretaker.token,
        body: { note: `${plan.note} (demo)` },
      })
  }
  if (plan.rating === undefined) return
  moveTo(bookedAt + 3.5 * day)
  const review = { rating: plan.rating, ...(plan.review ? { review: `${plan.review} (demo)` } : {}) }
  await call('POST', `/booking/${booking._id}/review`, { token: customer.token, body: review })
}

/** Plays every booking from its first day to where it stands today. */
export async function fillBookings(cast: DemoCast): Promise<void> {
  for (const plan of demoBookings) await playBooking(cast, plan)
}
