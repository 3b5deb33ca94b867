import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let customer: Person
let admin: Person
let caretaker: Person

beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user')
  admin = await world.addPerson('admin', 'Meera Iyer')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

const actions = async (booking: Booking) => (await world.readAudit(booking._id)).map((row) => row.action)

describe('a booking from the first day to the last', () => {
  test('is booked, assigned, confirmed, active, completed, noted and rated, each with its audit row', async () => {
    const booking = await world.book(customer)
    expect(booking.status).toBe('pending')

    const assigned = await world.assign(admin, booking, caretaker)
    expect(assigned.status).toBe(200)
    expect(assigned.body.assignedCaregiver).toEqual({ _id: caretaker.id, name: 'Lakshmi Devi' })
    expect(assigned.body.status).toBe('pending')

    const takeStep = async (step: string) => {
      const advanced = await world.advance(caretaker, booking, step)
      expect([advanced.status, advanced.body.status]).toEqual([200, step])
    }
    await takeStep('confirmed')
    await takeStep('active')
    const noted = await world.call(caretaker, 'POST', `/caretaker/bookings/${booking._id}/notes`, {
      note: ' Slept well ',
    })
    expect(noted.status).toBe(201)
    expect(noted.body.caretakerNotes).toEqual([
      { note: 'Slept well', author: 'Lakshmi Devi', createdAt: world.clock.now.toISOString() },
    ])
    await takeStep('completed')
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
    expect(rows.map((row) => row.user_role)).toEqual([
      'user',
      'admin',
      'caretaker',
      'caretaker',
      'caretaker',
      'caretaker',
      'user',
      'user',
    ])
    expect(rows.every((row) => row.status === 'success' && row.resource_type === 'booking')).toBe(true)
  })

  test('refuses a skipped step with 409 and changes nothing, but logs it', async () => {
    const booking = await world.book(customer)
    await world.assign(admin, booking, caretaker)
    for (const step of ['active', 'completed', 'pending', 'cancelled']) {
      const refused = await world.advance<Refusal>(caretaker, booking, step)
      expect([refused.status, refused.body.message]).toEqual([409, texts.booking.wrongStep])
    }
    expect((await world.readRow(booking._id)).status).toBe('pending')
    // The two of one action are one row and, in the end, a number.
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
