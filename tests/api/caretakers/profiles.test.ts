import type { CaretakerDetails } from '@thodu/api/contract/caretakers/caretakers.schema'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { texts } from '@thodu/api/contract/texts'
import { describe, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const family = usePerson(world, 'user')

const put = <Body = CaretakerDetails & Refusal>(id: string, profile: unknown) =>
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

test('an admin edits a profile: omitted fields stay, and the audit log names the changed ones', async () => {
  const { id } = await world.addPerson('caretaker')
  const page = await world.call<CaretakerDetails>(admin, 'GET', `/admin/caretakers/${id}`)
  expect(page.body.profile).toEqual(unwritten)
  const hours = (weekday: number, from: string, to: string) => ({ weekday, from, to })
  const [early, late, night] = [hours(1, '08:00', '12:00'), hours(1, '14:00', '00:00'), hours(6, '20:00', '06:00')]
  const told = { languages: ['en', 'te', 'te'], hours: [night, late, early] }
  const first = { gender: 'female', homePincode: ' 506001 ', policeCheckOn: '2026-06-10', capacity: 2, nightOk: true }
  expect((await put(id, first)).body.profile.nightOk).toBe(true)
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
      hours: [early, late, night],
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
    { hours: ['08:00', '11:00'].map((from) => ({ weekday: 1, from, to: '13:00' })) },
    'hours',
    texts.caretakerProfile.hoursOverlap,
  ],
])('the profile %j is refused and changes nothing', async (profile, field, text) => {
  const { id } = await world.addPerson('caretaker')
  const { status, body } = await put<Refusal>(id, { gender: 'male', ...profile })
  expect([status, body.errors?.[field]]).toEqual([400, text])
  expect((await world.call<CaretakerDetails>(admin, 'GET', `/admin/caretakers/${id}`)).body.profile).toEqual(unwritten)
})

test('the preferences of a family are shown with its booking to admins only', async () => {
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

test('an admin blocks and unblocks a caretaker for a family, and the audit log omits the reason', async () => {
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

describe('limits of a profile', () => {
  const profileOf = async (id: string) =>
    (await world.call<CaretakerDetails>(admin, 'GET', `/admin/caretakers/${id}`)).body.profile

  test('the first year of work cannot be in the future', async () => {
    const { id } = await world.addPerson('caretaker')
    const ahead = await put(id, { worksSince: 2027 })
    expect([ahead.status, ahead.body.errors]).toEqual([400, { worksSince: texts.caretakerProfile.wrongYear }])
    expect((await put(id, { worksSince: 2026 })).body.profile.worksSince).toBe(2026)
  })

  test('the capacity cannot be lower than the number of open bookings', async () => {
    const [caretaker, busy] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    for (const { id } of [caretaker, busy]) await put(id, { capacity: 3 })
    const book = (person: Person, status: 'active' | 'completed') =>
      insertBooking(world, { owner: family, caretaker: person, status })
    for (const status of ['active', 'active', 'completed', 'completed'] as const) await book(caretaker, status)
    for (let times = 0; times < 3; times += 1) await book(busy, 'active')
    expect((await put(caretaker.id, { capacity: 2 })).status).toBe(200)
    const refused = await put(caretaker.id, { capacity: 1, training: 'Nursing' })
    expect([refused.status, refused.body.code]).toEqual([409, 'caretaker.capacity_in_use'])
    expect(await profileOf(caretaker.id)).toMatchObject({ capacity: 2, training: null })
  })
})
