import type { CaretakerPage } from '@thodu/api/contract/caretakers/caretakers.schema'
import type { Family } from '@thodu/api/contract/desk/desk.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeAccount } from '../../../api/src/users/remove-account.ts'
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

const put = <Body = CaretakerPage>(id: string, profile: unknown) =>
  world.call<Body>(admin, 'PUT', `/admin/caretakers/${id}/profile`, profile)
const unwritten = {
  gender: 'unsaid',
  homePincode: null,
  weeklyOff: null,
  maxWeekMinutes: 2_880,
  nightOk: false,
  capacity: 1,
  policeCheckOn: null,
  idCheckOn: null,
  referencesOn: null,
  training: null,
  worksSince: null,
  languages: [],
  hours: [],
}
const wishes = { language: 'te', gender: 'female', genderStrength: 'must', keepSame: true, food: null }

test('what the office writes down stands on the page; what is not sent stays; the log says what changed', async () => {
  const { id } = await world.addPerson('caretaker')
  const page = await world.call<CaretakerPage>(admin, 'GET', `/admin/caretakers/${id}`)
  expect(page.body.profile).toEqual(unwritten)
  const night = { weekday: 6, from: '20:00', to: '06:00' }
  const told = { languages: ['en', 'te', 'te'], hours: [night, { weekday: 1, from: '08:00', to: '00:00' }] }
  await put(id, { gender: 'female', homePincode: ' 506001 ', policeCheckOn: '2026-06-10', capacity: 2, nightOk: true })
  const { status, body } = await put(id, told)
  expect([status, body.profile]).toEqual([
    200,
    {
      ...unwritten,
      gender: 'female',
      homePincode: '506001',
      policeCheckOn: '2026-06-10',
      capacity: 2,
      nightOk: true,
      languages: ['te', 'en'],
      hours: [told.hours[1], night],
    },
  ])
  const row = (await world.readAudit(id)).at(-1)
  expect([row?.action, row?.resource_type]).toEqual(['USER_MANAGEMENT', 'caretaker'])
  expect(row?.description).toContain('languages, hours')
  await put(id, told)
  expect(await world.readAudit(id)).toHaveLength(2)
})

test.each([
  [{ homePincode: '50600' }, 'homePincode', texts.caretakerProfile.wrongPincode],
  [{ capacity: 0 }, 'capacity', texts.caretakerProfile.wrongCapacity],
  [{ maxWeekMinutes: 20_000 }, 'maxWeekMinutes', texts.caretakerProfile.wrongWeek],
  [{ policeCheckOn: '2026-06-11' }, 'policeCheckOn', texts.caretakerProfile.checkAhead],
  [{ idCheckOn: '2026-02-30' }, 'idCheckOn', texts.details.invalidDate],
  [
    {
      hours: [
        { weekday: 1, from: '08:00', to: '12:00' },
        { weekday: 1, from: '11:00', to: '13:00' },
      ],
    },
    'hours',
    texts.caretakerProfile.hoursOverlap,
  ],
])('%j is refused and changes nothing', async (profile, field, text) => {
  const { id } = await world.addPerson('caretaker')
  const { status, body } = await put<Refusal>(id, { gender: 'male', ...profile })
  expect([status, body.errors?.[field]]).toEqual([400, text])
  expect((await world.call<CaretakerPage>(admin, 'GET', `/admin/caretakers/${id}`)).body.profile).toEqual(unwritten)
})

test('nobody gets fewer bookings at once than she has', async () => {
  const caretaker = await world.addPerson('caretaker')
  await put(caretaker.id, { capacity: 2 })
  for (const booking of [await world.book(family), await world.book(family)])
    await world.assign(admin, booking, caretaker)
  const { status, body } = await put<Refusal>(caretaker.id, { capacity: 1 })
  expect([status, body.message]).toEqual([409, texts.caretakerProfile.capacityInUse])
})

test('the wishes of a family stand at its booking, for the office alone', async () => {
  const booking = await world.book(family)
  const path = `/admin/bookings/${booking._id}`
  expect((await world.call(admin, 'GET', path)).body.preferences?.genderStrength).toBe('none')
  const { body } = await world.call(admin, 'PUT', `${path}/preferences`, wishes)
  expect(body.preferences).toEqual(wishes)
  expect((await world.call(admin, 'GET', path)).body.preferences).toEqual(wishes)
  expect((await world.call(family, 'GET', `/booking/${booking._id}`)).body).not.toHaveProperty('preferences')
  expect((await world.readAudit(booking._id)).at(-1)?.action).toBe('BOOKING_UPDATED')
  const unnamed = await world.call<Refusal>(admin, 'PUT', `${path}/preferences`, { ...wishes, gender: null })
  expect([unnamed.status, unnamed.body.errors]).toEqual([400, { gender: texts.details.chooseOption }])
  const none = await world.call(admin, 'PUT', `${path}/preferences`, { ...wishes, genderStrength: 'none' })
  expect(none.body.preferences).toEqual({ ...wishes, gender: null, genderStrength: 'none' })
})

test('a family never wants somebody again, and takes it back; the log does not say why', async () => {
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const path = `/admin/families/${family.id}`
  const add = (body: unknown) => world.call<Family['blocks']>(admin, 'POST', `${path}/blocks`, body)
  expect((await add({ caretaker: caretaker.id, reason: ' ' })).status).toBe(400)
  expect((await add({ caretaker: family.id, reason: 'Shouted' })).status).toBe(400)
  const added = await add({ caretaker: caretaker.id, reason: 'Shouted' })
  const block = { caretaker: { _id: caretaker.id, name: 'Lakshmi Devi' }, reason: 'Shouted', by: 'Meera Iyer' }
  expect([added.status, added.body]).toEqual([201, [{ ...block, createdAt: expect.any(String) }]])
  expect((await world.call<Family>(admin, 'GET', path)).body.blocks).toEqual(added.body)
  expect(JSON.stringify(await world.readAudit(caretaker.id))).not.toContain('Shouted')
  const remove = () => world.call<unknown>(admin, 'DELETE', `${path}/blocks/${caretaker.id}`)
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
})

test('all of it goes with the accounts', async () => {
  const leaving = await world.addPerson('user')
  const caretaker = await world.addPerson('caretaker')
  await put(caretaker.id, { languages: ['te'], hours: [{ weekday: 1, from: '08:00', to: '12:00' }] })
  const booking = await world.book(leaving)
  await world.call(admin, 'PUT', `/admin/bookings/${booking._id}/preferences`, wishes)
  await world.call(admin, 'POST', `/admin/families/${leaving.id}/blocks`, { caretaker: caretaker.id, reason: 'Late' })
  await world.call(admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  await removeAccount(world.deps, leaving.email)
  await removeAccount(world.deps, caretaker.email)
  expect((await world.call(admin, 'GET', `/admin/caretakers/${caretaker.id}`)).status).toBe(404)
  const { read } = world.deps.database
  const left = [
    await read.selectFrom('booking_preferences').select('booking_id').where('booking_id', '=', booking._id).execute(),
    await read.selectFrom('caretaker_blocks').select('user_id').where('user_id', '=', leaving.id).execute(),
    ...(await Promise.all(
      (['caretaker_profiles', 'caretaker_languages', 'caretaker_hours'] as const).map((table) =>
        read.selectFrom(table).select('account_id').where('account_id', '=', caretaker.id).execute(),
      ),
    )),
  ]
  expect(left).toEqual([[], [], [], [], []])
})
