import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let customer: Person
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user')
  admin = await world.addPerson('admin')
})
afterAll(() => world.close())

async function addCaretaker(capacity: number): Promise<Person> {
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  await world.deps.database.write((tx) =>
    tx
      .insertInto('caretaker_profiles')
      .values({ account_id: caretaker.id, ...profile, capacity })
      .execute(),
  )
  return caretaker
}
const profile = {
  gender: 'unsaid',
  home_pincode: null,
  weekly_off: null,
  max_week_minutes: 2_880,
  night_ok: 0,
  police_check_on: null,
  id_check_on: null,
  references_on: null,
} as const
const bookMany = (count: number) => Promise.all(Array.from({ length: count }, () => world.book(customer)))
const isAvailable = async ({ id }: Person) => {
  const query = `?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`
  return (await world.call<{ available: boolean }[]>(admin, 'GET', `/admin/caretakers${query}`)).body.map(
    ({ available }) => available,
  )
}

test('who can have two has two, however many assign at once', async () => {
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

test('is offered while there is room, stands once in the list, and takes every step of both', async () => {
  const caretaker = await addCaretaker(2)
  const [one, other] = await bookMany(2)
  if (!one || !other) throw new Error('not booked')
  await world.assign(admin, one, caretaker)
  expect(await isAvailable(caretaker)).toEqual([true])
  await world.assign(admin, other, caretaker)
  expect(await isAvailable(caretaker)).toEqual([false])
  for (const status of ['confirmed', 'active', 'completed'])
    for (const booking of [one, other]) expect((await world.advance(caretaker, booking, status)).status).toBe(200)
})

test('what is over cannot come back where there is no room', async () => {
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
