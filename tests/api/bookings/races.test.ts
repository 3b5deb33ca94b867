import { texts } from '@thodu/api/contract/texts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../support/api.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin')

const addCaretakers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => world.addPerson('caretaker', 'Lakshmi Devi')))
const statuses = (answers: Answer<unknown>[]) => answers.map(({ status }) => status).sort((a, b) => a - b)
const oneWins = (winner: number, loser: number, count: number) => [winner, ...Array(count - 1).fill(loser)]
const successes = async (id: string, action: string) =>
  (await world.readAudit(id)).filter((row) => row.action === action && row.status === 'success').length

describe.each([2, 10, 50])('%i simultaneous requests', (count) => {
  const rounds = count === 50 ? 2 : 5

  test('assign one caretaker to a booking', async () => {
    const caretakers = await addCaretakers(count)
    for (let round = 0; round < rounds; round++) {
      const booking = await world.book(customer)
      const answers = await Promise.all(caretakers.map((caretaker) => world.assign<Refusal>(admin, booking, caretaker)))
      expect(statuses(answers)).toEqual(oneWins(200, 409, count))
      const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.message)
      expect(new Set(refused)).toEqual(new Set([texts.assignment.hasOne]))
      expect(await successes(booking._id, 'CARETAKER_ASSIGNED')).toBe(1)
      await world.assign(admin, booking, null)
    }
  })

  test('assign one booking to a caretaker', async () => {
    for (let round = 0; round < rounds; round++) {
      const caretaker = await addCaretaker(1)
      const bookings = await Promise.all(Array.from({ length: count }, () => world.book(customer)))
      const answers = await Promise.all(bookings.map((booking) => world.assign<Refusal>(admin, booking, caretaker)))
      expect(statuses(answers)).toEqual(oneWins(200, 409, count))
      const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.message)
      expect(new Set(refused)).toEqual(new Set([texts.assignment.caretakerBusy]))
      const rows = await Promise.all(bookings.map(({ _id }) => world.readRow(_id)))
      expect(rows.filter((row) => row.assigned_caregiver_id === caretaker.id)).toHaveLength(1)
    }
  })

  test('rate a booking once', async () => {
    const caretaker = await addCaretaker(1)
    for (let round = 0; round < rounds; round++) {
      const booking = await world.bookUpTo('completed', { customer, admin, caretaker })
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          world.call(customer, 'POST', `/booking/${booking._id}/review`, { rating: (index % 5) + 1, review: 'Good' }),
        ),
      )
      expect(statuses(answers)).toEqual(oneWins(200, 409, count))
      expect((await world.readRow(booking._id)).rating).toBe(answers.find(({ status }) => status === 200)?.body.rating)
      expect(await successes(booking._id, 'RATING_SUBMITTED')).toBe(1)
      expect(await successes(booking._id, 'REVIEW_SUBMITTED')).toBe(1)
    }
  })

  test('with one idempotency key create one booking', async () => {
    const person = await world.addPerson('user')
    for (let round = 1; round <= rounds; round++) {
      const headers = { 'Idempotency-Key': `round ${round}` }
      const answers = await Promise.all(
        Array.from({ length: count }, () => world.call(person, 'POST', '/booking', bookingBody, headers)),
      )
      expect(statuses(answers)).toEqual([...Array(count - 1).fill(200), 201])
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
      expect((await world.call<unknown[]>(person, 'GET', '/booking')).body).toHaveLength(round)
    }
  })
})

test('a cancellation and a step at the same time are both answered with the stored outcome', async () => {
  const caretaker = await addCaretaker(1)
  for (let round = 0; round < 20; round++) {
    const booking = await world.bookUpTo('confirmed', { customer, admin, caretaker })
    const cancel = () => world.call(customer, 'POST', `/booking/${booking._id}/cancel`)
    const advance = () => world.advance(caretaker, booking, 'active')
    const calls = round % 2 === 0 ? [cancel(), advance()] : [advance(), cancel()]
    const answers = await Promise.all(calls)
    expect(statuses(answers)).toEqual([200, 409])
    const { status } = await world.readRow(booking._id)
    expect(answers.find((answer) => answer.status === 200)?.body.status).toBe(status)
    if (status === 'active') await world.advance(caretaker, booking, 'completed')
  }
})

test('a step that is sent ten times at once happens once', async () => {
  const caretaker = await addCaretaker(1)
  const booking = await world.book(customer)
  await world.assign(admin, booking, caretaker)
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.advance(caretaker, booking, 'confirmed')))
  expect(statuses(answers)).toEqual(oneWins(200, 409, 10))
  expect(await successes(booking._id, 'CARETAKER_STATUS_UPDATED')).toBe(1)
})

async function addCaretaker(capacity: number): Promise<Person> {
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const { status } = await world.call(admin, 'PUT', `/admin/caretakers/${caretaker.id}/profile`, { capacity })
  expect(status).toBe(200)
  return caretaker
}
const bookMany = (count: number) => Promise.all(Array.from({ length: count }, () => world.book(customer)))

test('a caretaker with capacity two gets two bookings when twenty are assigned at once', async () => {
  for (let round = 0; round < 5; round++) {
    const caretaker = await addCaretaker(2)
    const bookings = await bookMany(20)
    const answers = await Promise.all(bookings.map((booking) => world.assign<Refusal>(admin, booking, caretaker)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.message])
    expect(refused).toEqual(Array(18).fill([409, texts.assignment.caretakerBusy]))
    const rows = await Promise.all(bookings.map(({ _id }) => world.readRow(_id)))
    expect(rows.filter((row) => row.assigned_caregiver_id === caretaker.id)).toHaveLength(2)
  }
})

test('a finished booking cannot be reopened when its caretaker is full', async () => {
  const caretaker = await addCaretaker(2)
  const bookings = await bookMany(3)
  const [first] = bookings
  if (!first) throw new Error('not booked')
  await world.assign(admin, first, caretaker)
  for (const status of ['confirmed', 'active', 'completed']) await world.advance(caretaker, first, status)
  const stepBack = () => world.call(admin, 'POST', `/admin/bookings/${first._id}/step-back`, { reason: 'too early' })
  for (const booking of bookings.slice(1)) await world.assign(admin, booking, caretaker)
  expect((await stepBack()).status).toBe(409)
  await world.assign(admin, bookings[2] ?? first, null)
  expect((await stepBack()).status).toBe(200)
})
