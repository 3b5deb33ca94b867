import type { BookingAssignments } from '@thodu/api/contract/bookings/assignment-history.schema'
import { texts } from '@thodu/api/contract/texts'
import { describe, expect, test } from 'vitest'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin', 'Meera Iyer')

const newCaretaker = (name = 'Lakshmi Devi') => world.addPerson('caretaker', name)
const reason = 'Lakshmi has a fever, card 2341 2341 2346'
type Booked = { _id: string; bookingId: string }
const reassignBooking = <Body = { status: string; assignedCaregiver: unknown }>(
  booking: Booked,
  to: Pick<Person, 'id'>,
  more: object = {},
) => world.reassign<Body>(admin, booking, to, { reason, ...more })
const readCourse = async ({ _id }: Booked) =>
  (await world.call<BookingAssignments>(admin, 'GET', `/admin/bookings/${_id}/course`)).body

async function bookIn(status: 'pending' | 'confirmed' | 'active', caretaker: Person) {
  if (status !== 'pending') return world.bookUpTo(status, { customer, admin, caretaker })
  const booking = await world.book(customer)
  await world.assign(admin, booking, caretaker)
  return booking
}

describe.each(['pending', 'confirmed', 'active'] as const)('a %s booking', (status) => {
  test('is reassigned without changing its status, and the previous caretaker loses access', async () => {
    const [first, second] = [await newCaretaker(), await newCaretaker('Ravi Kumar')]
    const booking = await bookIn(status, first)
    expect((await world.call(first, 'GET', `/caretaker/bookings/${booking._id}`)).status).toBe(200)
    const moved = await reassignBooking(booking, second)
    expect(moved.status).toBe(200)
    expect(moved.body).toMatchObject({ status, assignedCaregiver: { _id: second.id, name: 'Ravi Kumar' } })
    expect((await world.call(first, 'GET', `/caretaker/bookings/${booking._id}`)).status).toBe(404)
    expect((await world.call<unknown[]>(first, 'GET', '/caretaker/bookings')).body).toEqual([])
    expect((await world.call(first, 'POST', `/caretaker/bookings/${booking._id}/notes`, { note: 'x' })).status).toBe(
      404,
    )
    const seen = await world.call(second, 'GET', `/caretaker/bookings/${booking._id}`)
    expect([seen.status, seen.body.status, seen.body.userInfo.email]).toEqual([200, status, customer.email])
    expect((await world.assign(admin, await world.book(customer), first)).status).toBe(200)
  })
})

test('reassigning a booking mails the family and both caretakers and stores the reason', async () => {
  const [first, second] = [await newCaretaker(), await newCaretaker('Ravi Kumar')]
  const booking = await bookIn('active', first)
  const at = world.pass(3_600_000)
  await reassignBooking(booking, second)
  expect(await world.readSubjects(customer.email)).toContain(`Another caregiver for your booking ${booking.bookingId}`)
  expect(await world.readSubjects(second.email)).toEqual([`New booking for you: ${booking.bookingId}`])
  expect(await world.readSubjects(first.email)).toEqual([`Booking ${booking.bookingId} was reassigned`])
  const row = (await world.readAudit(booking._id)).at(-1)
  expect([row?.action, row?.status, row?.user_role]).toEqual(['CARETAKER_ASSIGNED', 'success', 'admin'])
  expect(row?.changes).toContain('Ravi Kumar')
  expect(row?.changes).not.toContain('fever')
  const { assignments } = await readCourse(booking)
  expect(assignments).toMatchObject([
    {
      caretaker: { name: 'Lakshmi Devi' },
      careUntil: at,
      endedAt: at,
      endedBy: 'handover',
      reason: 'Lakshmi has a fever, card XXXX XXXX 2346',
    },
    { caretaker: { name: 'Ravi Kumar' }, assignedAt: at, careFrom: at, careUntil: null, endedAt: null, reason: null },
  ])
  expect(assignments[0]?.careFrom).not.toBeNull()
})

describe('reassigning a booking is refused', () => {
  const refusal = async (answer: Promise<{ status: number; body: Refusal }>) => {
    const { status, body } = await answer
    return [status, body.message]
  }

  test('without a caretaker, after the end, and to the same, a busy or an unknown caretaker', async () => {
    const [first, second] = [await newCaretaker(), await newCaretaker()]
    const alone = await world.book(customer)
    expect(await refusal(reassignBooking(alone, second))).toEqual([409, texts.assignment.hasNone])
    const booking = await bookIn('active', first)
    expect(await refusal(reassignBooking(booking, first))).toEqual([409, texts.assignment.sameCaretaker])
    await bookIn('pending', second)
    expect(await refusal(reassignBooking(booking, second))).toEqual([409, texts.assignment.caretakerBusy])
    for (const id of [customer.id, admin.id, 'nobody'])
      expect(await refusal(reassignBooking(booking, { id }))).toEqual([400, texts.assignment.unknownCaretaker])
    await world.advance(first, booking, 'completed')
    expect(await refusal(reassignBooking(booking, await newCaretaker()))).toEqual([409, texts.booking.alreadyFinished])
    const refused = (await world.readAudit(booking._id)).filter(({ status }) => status === 'failed')
    expect(refused.map(({ action }) => action)).toEqual(['CARETAKER_ASSIGNED'])
  })

  test('without a reason', async () => {
    const booking = await bookIn('active', await newCaretaker())
    for (const blank of ['', '  ', undefined, 7])
      expect(await refusal(reassignBooking(booking, await newCaretaker(), { reason: blank }))).toEqual([
        400,
        texts.assignment.reasonRequired,
      ])
  })

  test('when another admin was faster: one of ten wins, and one caretaker never gets two', async () => {
    const first = await newCaretaker()
    const booking = await bookIn('active', first)
    const others = await Promise.all(Array.from({ length: 10 }, () => newCaretaker()))
    const answers = await Promise.all(others.map((to) => reassignBooking<Refusal>(booking, to, { from: first.id })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const texts409 = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))
    expect(texts409).toEqual(new Set(['booking.moved_on']))
    const wanted = await newCaretaker()
    const bookings = []
    for (let index = 0; index < 5; index++) bookings.push(await bookIn('confirmed', await newCaretaker()))
    const given = await Promise.all(bookings.map((one) => reassignBooking<Refusal>(one, wanted)))
    expect(given.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })
})
