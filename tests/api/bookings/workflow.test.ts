import type { AssignedBooking } from '@thodu/api/contract/bookings/assigned-booking.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Caretaker } from '@thodu/api/contract/caretakers/caretakers.schema'
import { texts } from '@thodu/api/contract/texts'
import { describe, expect, test } from 'vitest'
import { createTestApi, password } from '../../support/api.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin', 'Meera Iyer')
const caretaker = usePerson(world, 'caretaker', 'Lakshmi Devi')

const actions = async (booking: Booking) => (await world.readAudit(booking._id)).map((row) => row.action)

describe('a booking from request to rating', () => {
  test('is booked, assigned, confirmed, active, completed, noted and rated, each step with its audit row', async () => {
    const booking = await world.book(customer)
    expect(booking.status).toBe('pending')

    const assigned = await world.assign(admin, booking, caretaker)
    expect(assigned.status).toBe(200)
    expect(assigned.body.assignedCaregiver).toEqual({ _id: caretaker.id, name: 'Lakshmi Devi' })
    expect(assigned.body.status).toBe('pending')

    const recordStep = async (step: string) => {
      const advanced = await world.advance(caretaker, booking, step)
      expect([advanced.status, advanced.body.status]).toEqual([200, step])
    }
    await recordStep('confirmed')
    await recordStep('active')
    const noted = await world.call(caretaker, 'POST', `/caretaker/bookings/${booking._id}/notes`, {
      note: ' Slept well ',
    })
    expect(noted.status).toBe(201)
    expect(noted.body.caretakerNotes).toEqual([
      { note: 'Slept well', author: 'Lakshmi Devi', createdAt: world.clock.now.toISOString() },
    ])
    await recordStep('completed')
    const reviewed = await world.call(customer, 'POST', `/booking/${booking._id}/review`, { rating: 5, review: 'Kind' })
    expect([reviewed.status, reviewed.body.rating, reviewed.body.review]).toEqual([200, 5, 'Kind'])

    expect(await actions(booking)).toEqual([
      'BOOKING_CREATED',
      'CARETAKER_ASSIGNED',
      'CARETAKER_STATUS_UPDATED',
      'CARE_STARTED',
      'NOTES_ADDED',
      'CARE_COMPLETED',
      'RATING_SUBMITTED',
      'REVIEW_SUBMITTED',
    ])
    const rows = await world.readAudit(booking._id)
    const roles = ['user', 'admin', ...Array(4).fill('caretaker'), 'user', 'user']
    expect(rows.map((row) => row.user_role)).toEqual(roles)
    expect(JSON.parse(rows[2]?.changes ?? '')).toMatchObject([{ field: 'status', to: 'confirmed' }])
    expect(rows.every((row) => row.status === 'success' && row.resource_type === 'booking')).toBe(true)
  })

  test('cannot skip a step: the server answers 409, changes nothing and logs the refusal', async () => {
    const booking = await world.book(customer)
    await world.assign(admin, booking, caretaker)
    for (const step of ['active', 'completed', 'pending', 'cancelled']) {
      const refused = await world.advance<Refusal>(caretaker, booking, step)
      expect([refused.status, refused.body.message]).toEqual([409, texts.booking.wrongStep])
    }
    expect((await world.readRow(booking._id)).status).toBe('pending')
    // The two refusals of one action share a row, which counts them in the end.
    await world.deps.refusals.settle(true)
    const failed = (await world.readAudit(booking._id)).filter((row) => row.status === 'failed')
    expect(failed.map((row) => row.action)).toEqual([
      'CARE_STARTED',
      'CARE_COMPLETED',
      'CARETAKER_STATUS_UPDATED',
      'CARETAKER_STATUS_UPDATED',
    ])
    await world.assign(admin, booking, null)
  })
})

// An empty variable counts as absent, so every default applies.
const api = useWorld(() => createTestApi({ REQUIRED_CHECKS: '', RATE_LIMITS: '' }))

test('a fresh installation takes a booking from the first admin to a rating without any setting', async () => {
  const { token } = await api.makeAdmin()
  // The fields of the form, without checks and without a profile (rule OFF-12).
  const person = { name: 'Sridevi Goud', email: 'sridevi@example.in', phone: '9870000013', password }
  const made = await api.call<Caretaker>('POST', '/admin/caretakers', {
    token,
    body: { ...person, serviceTypes: ['elderly-care'] },
  })
  expect([made.status, made.body.available]).toEqual([201, true])
  const customer = await api.signUp()
  const booked = await api.call<Booking>('POST', '/booking', { token: customer.token, body: bookingBody })
  expect([booked.status, booked.body.status]).toEqual([201, 'pending'])
  const path = `/bookings/${booked.body._id}`

  const assigned = await api.call<AssignedBooking>('PUT', `/admin${path}/status`, {
    token,
    body: { assignedCaregiver: made.body._id },
  })
  expect(assigned.status).toBe(200)
  expect(assigned.body.assignedCaregiver).toEqual({ _id: made.body._id, name: person.name })
  expect(assigned.body.warnings).toEqual([{ code: 'booking.checks_missing', message: texts.missingChecks.all }])

  const caretaker = await api.signIn(person.email)
  for (const status of ['confirmed', 'active', 'completed']) {
    const step = await api.call<Booking>('PUT', `/caretaker${path}/status`, {
      token: caretaker.token,
      body: { status },
    })
    expect([step.status, step.body.status]).toEqual([200, status])
  }
  const rated = await api.call<Booking>('POST', `/booking/${booked.body._id}/review`, {
    token: customer.token,
    body: { rating: 5, review: 'Kind and on time.' },
  })
  expect([rated.status, rated.body.rating]).toEqual([200, 5])
})
