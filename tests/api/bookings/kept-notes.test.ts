import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let caretaker: Person
let booking: Booking
const at = '2026-06-10T06:30:00.000Z'
const hours = (count: number) => new Date(Date.parse(at) + count * 3_600_000).toISOString()
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  world.clock.now = new Date(at)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const customer = await world.addPerson('user')
  const admin = await world.addPerson('admin', 'Meera Iyer')
  booking = await world.bookUpTo('active', { customer, admin, caretaker })
})
afterAll(() => world.close())
const note = <Body = Booking>(more: object, of = booking, person = caretaker) =>
  world.call<Body>(person, 'POST', `/caretaker/bookings/${of._id}/notes`, { note: 'Ate well', ...more })

describe('a note that waited on a phone (rule CARE-24)', () => {
  test('is kept once, however often it is sent, and however many at once', async () => {
    const clientEventId = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => note({ clientEventId })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    for (const { body } of answers) expect(body.caretakerNotes).toHaveLength(1)
    expect((await world.readAudit(booking._id)).filter(({ action }) => action === 'NOTES_ADDED')).toHaveLength(1)
    // Without a name two are two.
    await note({})
    expect((await note({})).body.caretakerNotes).toHaveLength(3)
  })

  test('under a name that is another note’s is refused', async () => {
    const clientEventId = newId()
    await note({ clientEventId })
    const customer = await world.addPerson('user')
    const admin = await world.addPerson('admin', 'Meera Iyer')
    const kavitha = await world.addPerson('caretaker', 'Kavitha B')
    const other = await world.bookUpTo('active', { customer, admin, caretaker: kavitha })
    expect(await note<Refusal>({ clientEventId }, other, kavitha)).toMatchObject({
      status: 409,
      body: { code: 'request.conflict' },
    })
  })

  test.each([
    ['a while ago counts from then', -13, -13],
    ['longer ago than a phone keeps it counts from now', -73, 0],
    ['ahead counts from now', 2, 0],
  ])('written %s', async (_, written, counts) => {
    const { body } = await note({ clientEventId: newId(), occurredAt: hours(written) })
    expect(body.caretakerNotes.map(({ createdAt }) => createdAt)).toEqual([hours(counts)])
  })
})
