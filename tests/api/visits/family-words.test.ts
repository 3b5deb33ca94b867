import type { FamilyVisit, PastVisits, Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAccount } from '../../../api/src/users/remove-account.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
let caretaker: Person
let helper: Person
const noon = '2026-06-10T06:30:00.000Z'
const hours = (count: number): string => new Date(Date.parse(noon) + count * 3_600_000).toISOString()
const left = { note: 'Key is at the neighbour.', forFamily: 'She ate well. Card 2341 2341 2346.' }

beforeAll(async () => {
  world = await createVisitWorld()
  world.clock.now = new Date(noon)
})
beforeEach(async () => {
  // Free of what the test before gave them.
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  helper = await world.addPerson('caretaker', 'Kavitha B')
})
afterAll(() => world.close())

const step = <Body = unknown>(who: Person, visit: { id: string }, kind: 'start' | 'end', more: object = {}) =>
  world.call<Body>(who, 'POST', `/caretaker/visits/${visit.id}/${kind}`, { clientEventId: newId(), ...more })
async function endedVisit(customer: Person, more: object = left) {
  const booking = await world.bookUpTo('active', { customer, admin: world.admin, caretaker })
  const visit = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(-3) })
  await step(helper, visit, 'start', { occurredAt: hours(-3) })
  expect((await step(helper, visit, 'end', more)).status).toBe(200)
  return { booking, visit }
}

test('the family reads what was left for it, in the list and in the history, and no note of the caretakers (rule DAY-17)', async () => {
  const family = await world.addPerson('user')
  const { booking, visit } = await endedVisit(family)
  const listed = await world.call<FamilyVisit[]>(family, 'GET', `/booking/${booking._id}/visits`)
  const past = await world.call<PastVisits>(family, 'GET', `/booking/${booking._id}/visits/past`)
  for (const { visits, text } of [
    { visits: listed.body, text: listed.text },
    { visits: past.body.visits, text: past.text },
  ]) {
    expect(visits.find(({ _id }) => _id === visit.id)).toMatchObject({
      forFamily: expect.stringContaining('She ate well.'),
      startedAt: hours(-3),
      endedAt: noon,
    })
    expect(text).not.toContain('2341 2341')
    expect(text).not.toContain('neighbour')
  }
  const office = await world.call<Visit>(world.admin, 'GET', `/admin/visits/${visit.id}`)
  expect(office.body).toMatchObject({ forFamily: expect.stringContaining('She ate well.'), lastNote: left.note })
})

test('nobody else reads it: no other family, and no caretaker, who was there or who comes next', async () => {
  const family = await world.addPerson('user')
  const stranger = await world.addPerson('user')
  const { booking } = await endedVisit(family)
  await insertVisit(world, { booking, caretaker, startsAt: hours(2) })
  for (const path of ['visits', 'visits/past'])
    expect((await world.call(stranger, 'GET', `/booking/${booking._id}/${path}`)).status).toBe(404)
  for (const who of [caretaker, helper]) {
    const { text, status } = await world.call(who, 'GET', '/caretaker/visits')
    expect([status, text.includes('ate well')]).toEqual([200, false])
  }
  expect((await world.call(caretaker, 'GET', '/caretaker/visits')).text).toContain('neighbour')
})

test('the log says that there are words and not what they say', async () => {
  const { booking } = await endedVisit(await world.addPerson('user'))
  const log = JSON.stringify(await world.readAudit(booking._id))
  expect(log).toContain('Words for the family left on a visit')
  expect(log).not.toMatch(/ate well|neighbour/)
})

test('they may be left out, are refused when blank or too long, and belong to the end', async () => {
  const { booking, visit } = await endedVisit(await world.addPerson('user'), {})
  expect((await world.call<Visit>(world.admin, 'GET', `/admin/visits/${visit.id}`)).body.forFamily).toBeNull()
  expect(JSON.stringify(await world.readAudit(booking._id))).not.toContain('Words for the family')
  const next = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(1) })
  await step(helper, next, 'start', { forFamily: 'Not yet' })
  for (const forFamily of ['  ', 'a'.repeat(2_001)])
    expect((await step<Refusal>(helper, next, 'end', { forFamily })).status).toBe(400)
  expect((await world.call<Visit>(world.admin, 'GET', `/admin/visits/${next.id}`)).body.forFamily).toBeNull()
  expect((await step(helper, next, 'end', { forFamily: 'a'.repeat(2_000) })).status).toBe(200)
})

test('said again under the same id they stay as they were; they go with the account of the family', async () => {
  const family = await world.addPerson('user')
  const booking = await world.bookUpTo('active', { customer: family, admin: world.admin, caretaker })
  const visit = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(-1) })
  await step(helper, visit, 'start')
  const clientEventId = newId()
  await step(helper, visit, 'end', { clientEventId, forFamily: 'Slept well' })
  expect((await step(helper, visit, 'end', { clientEventId, forFamily: 'Another word' })).status).toBe(200)
  const words = async () => {
    const rows = world.deps.database.read.selectFrom('visits').select('family_words').where('id', '=', visit.id)
    return (await rows.executeTakeFirstOrThrow()).family_words
  }
  expect(await words()).toBe('Slept well')
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  await removeAccount(world.deps, family.email)
  expect(await words()).toBeNull()
})
