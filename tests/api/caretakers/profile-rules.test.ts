import type { CaretakerPage } from '@thodu/api/contract/caretakers/caretakers.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let admin: Person
let family: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
  family = await world.addPerson('user')
})
afterAll(() => world.close())

const put = <Body = CaretakerPage & Refusal>(id: string, profile: unknown) =>
  world.call<Body>(admin, 'PUT', `/admin/caretakers/${id}/profile`, profile)
const profileOf = async (id: string) =>
  (await world.call<CaretakerPage>(admin, 'GET', `/admin/caretakers/${id}`)).body.profile
const toUser = ({ id: _id, name, email }: Person) => ({ user: { _id, name, email } })

test('hours are the same in whatever order they are sent: nothing has changed, and the log says nothing', async () => {
  const { id } = await world.addPerson('caretaker')
  const early = { weekday: 1, from: '06:00', to: '10:00' }
  const late = { weekday: 1, from: '14:00', to: '18:00' }
  const sunday = { weekday: 0, from: '16:00', to: '20:00' }
  expect((await put(id, { hours: [late, sunday, early] })).body.profile.hours).toEqual([sunday, early, late])
  for (const hours of [
    [early, late, sunday],
    [sunday, early, late],
    [late, early, sunday],
  ])
    await put(id, { hours })
  expect(await world.readAudit(id)).toHaveLength(1)
})

test('what is written down of one caretaker is left alone by what is written down of another', async () => {
  const [{ id: one }, { id: other }] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
  const told = { languages: ['te'], hours: [{ weekday: 1, from: '08:00', to: '20:00' }], gender: 'female' }
  await put(one, told)
  await put(other, { languages: [], hours: [] })
  expect(await profileOf(one)).toMatchObject(told)
  expect(await profileOf(other)).toMatchObject({ languages: [], hours: [], gender: 'unsaid' })
})

test('somebody works since this year at the latest', async () => {
  const { id } = await world.addPerson('caretaker')
  const ahead = await put(id, { worksSince: 2027 })
  expect([ahead.status, ahead.body.errors]).toEqual([400, { worksSince: texts.caretakerProfile.wrongYear }])
  expect((await put(id, { worksSince: 2026 })).body.profile.worksSince).toBe(2026)
})

test('nobody may have fewer bookings at once than are open; those that are over, and others’, do not count', async () => {
  const [caretaker, busy] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
  for (const { id } of [caretaker, busy]) await put(id, { capacity: 3 })
  const book = (person: Person, status: 'active' | 'completed') =>
    insertBooking(world, { owner: toUser(family), caretaker: toUser(person), status })
  for (const status of ['active', 'active', 'completed', 'completed'] as const) await book(caretaker, status)
  for (let times = 0; times < 3; times += 1) await book(busy, 'active')
  expect((await put(caretaker.id, { capacity: 2 })).status).toBe(200)
  const refused = await put(caretaker.id, { capacity: 1, training: 'Nursing' })
  expect([refused.status, refused.body.code]).toEqual([409, 'caretaker.capacity_in_use'])
  expect(await profileOf(caretaker.id)).toMatchObject({ capacity: 2, training: null })
})

test('only caretakers have a profile', async () => {
  for (const id of [family.id, admin.id, 'none']) expect((await put(id, { capacity: 2 })).status).toBe(404)
})
