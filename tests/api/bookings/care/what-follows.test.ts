import type { BookingAssignments } from '@thodu/api/contract/bookings/assignment-history.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { insertRows, selectRow, updateRows } from '../../../support/rows.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin', 'Meera Iyer')

const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
const wait = (): string => world.pass(60_000)
const office = <Body = Booking & Refusal>(method: string, { _id }: Booking, verb: string, body?: object) =>
  world.call<Body>(admin, method, `/admin/bookings/${_id}${verb}`, body)
const cancel = (booking: Booking) => world.setStatus(admin, booking, 'cancelled')
const reassignBooking = (booking: Booking, to: Person) => world.reassign(admin, booking, to)
const stepBack = (booking: Booking) => office('POST', booking, '/step-back', { reason: 'A slip' })
const undo = (booking: Booking) => office('POST', booking, '/undo')
const courseOf = async (booking: Booking) =>
  (await office<BookingAssignments>('GET', booking, '/course')).body.assignments

describe('the assignment history (rule OFF-19)', () => {
  test('stores an end for each assignment after two reassignments', async () => {
    const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const first = wait()
    await reassignBooking(booking, await newCaretaker())
    const second = wait()
    await reassignBooking(booking, await newCaretaker())
    expect((await courseOf(booking)).map(({ endedAt }) => endedAt)).toEqual([first, second, null])
  })

  test('does not restart when patient details are corrected', async () => {
    const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const before = await courseOf(booking)
    wait()
    expect((await office('PUT', booking, '', { patientDetails: { city: 'Hanamkonda' } })).status).toBe(200)
    expect(await courseOf(booking)).toEqual(before)
  })
})

test('an undo is refused when the caretaker is inactive meanwhile (rule OFF-21)', async () => {
  const caretaker = await newCaretaker()
  const booking = await world.bookUpTo('active', { customer, admin, caretaker })
  await cancel(booking)
  await updateRows(world, 'accounts', { id: caretaker.id }, { inactive_at: world.clock.now.toISOString() })
  expect((await undo(booking)).body.code).toBe('booking.caretaker_inactive')
})

test('an unsent refund is withdrawn when cancelled care continues, and only then (rule MON-15)', async () => {
  const [open, over] = [
    await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() }),
    await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() }),
  ]
  await cancel(over)
  const at = world.clock.now.toISOString()
  const asked = { number: 1, direction: 'out', amount: 500, received: null, method: 'cash', status: 'asked' } as const
  const nothing = { utr: null, paid_on: null, note: null, claimed_at: null, decided_by: null, decided_at: null }
  for (const { _id, bookingId } of [open, over])
    await insertRows(world, 'payments', {
      ...{ id: newId(), booking_id: _id, reference: `${bookingId}-1`, asked_by: admin.id, asked_at: at },
      ...{ ...asked, ...nothing, reason: null, updated_at: at },
    })
  const statusOf = async ({ _id }: Booking) =>
    (await selectRow(world, 'payments', ['status'], { booking_id: _id })).status
  for (const booking of [open, over]) await stepBack(booking)
  expect([await statusOf(open), await statusOf(over)]).toEqual(['asked', 'withdrawn'])
})
