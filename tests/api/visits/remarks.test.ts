import type { Waiting } from '@thodu/api/contract/desk/desk.schema'
import type { Hall } from '@thodu/api/contract/desk/hall.schema'
import type { FamilyVisit, PastVisits, Visit } from '@thodu/api/contract/visits/visits.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAccount } from '../../../api/src/users/remove-account.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
let caretaker: Person
const noon = '2026-06-10T06:30:00.000Z'
const hours = (count: number): string => new Date(Date.parse(noon) + count * 3_600_000).toISOString()

beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(async () => {
  world.clock.now = new Date(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

async function visitAt(startsAt: string, columns = {}, customer = world.family) {
  const booking = await world.bookUpTo('active', { customer, admin: world.admin, caretaker })
  const { id } = await insertVisit(world, { booking, caretaker, startsAt, ...columns })
  return { booking, id }
}
const over = { status: 'done', started_min: 1, ended_min: 2 } as const
const remark = <Body = FamilyVisit>(id: string, text: string, who = world.family) =>
  world.call<Body>(who, 'POST', `/visits/${id}/remark`, { text })
const settle = <Body = Visit>(id: string, given: { done: string; remarkAt: string }) =>
  world.call<Body>(world.admin, 'POST', `/admin/visits/${id}/settle-remark`, given)
const hallRow = async (id: string) => {
  const { body } = await world.call<Hall>(world.admin, 'GET', '/admin/hall')
  return body.rows.find((row) => row._id === id)
}
const codeOf = async (answer: Promise<{ status: number; body: Refusal }>) => {
  const { status, body } = await answer
  return `${status} ${body.code}`
}

test('what was wrong reaches the office first, with who, when, the words and a number, and comes back with what was done (rule DAY-18)', async () => {
  const { booking, id } = await visitAt(hours(-3), over)
  expect((await remark(id, 'She came late. Card 2341 2341 2346.')).body.remark).toMatchObject({
    text: expect.stringContaining('She came late.'),
    at: noon,
    closedAt: null,
    done: null,
  })
  const row = await hallRow(id)
  expect(row).toMatchObject({
    kind: 'remark',
    who: booking.patientDetails.patientName,
    at: noon,
    booking: { _id: booking._id },
    caretaker: 'Lakshmi Devi',
    remark: { startsAt: hours(-3), text: expect.stringContaining('She came late.') },
  })
  expect(row?.phone).toBe(
    (await world.call<Visit>(world.admin, 'GET', `/admin/visits/${id}`)).body.booking.family.phone,
  )
  expect(JSON.stringify(row)).not.toContain('2341 2341')
  const open = await world.call<Visit[]>(
    world.admin,
    'GET',
    `/admin/visits?filter=${encodeURIComponent('{"remark":true}')}`,
  )
  expect(open.body.map(({ _id }) => _id)).toEqual([id])

  world.clock.now = new Date(hours(1))
  const waiting = async () => (await world.call<Waiting>(world.admin, 'GET', '/admin/waiting')).body.remarks
  const before = await waiting()
  expect((await settle(id, { done: 'We called. Padma comes tomorrow.', remarkAt: noon })).status).toBe(200)
  expect([before, await waiting()]).toEqual([1, 0])
  expect(await hallRow(id)).toBeUndefined()
  const logged = (await world.readAudit(booking._id)).flatMap(({ changes }) => JSON.parse(changes ?? '[]'))
  expect(logged.filter(({ field }) => field.startsWith('remark'))).toEqual([
    { field: 'remarkAt', from: null, to: noon },
    { field: 'remarkClosedAt', from: null, to: hours(1) },
  ])
  const past = await world.call<PastVisits>(world.family, 'GET', `/booking/${booking._id}/visits/past`)
  expect(past.body.visits.find(({ _id }) => _id === id)?.remark).toMatchObject({
    closedAt: hours(1),
    done: 'We called. Padma comes tomorrow.',
  })
})

test('there is one for a visit: what is said later is added, seen before it is settled, and opens it again', async () => {
  const { id } = await visitAt(hours(-3), over)
  await Promise.all([remark(id, 'She came late.'), remark(id, 'The door stood open.')])
  const added = (await world.call<Visit>(world.admin, 'GET', `/admin/visits/${id}`)).body.remark
  expect(added?.text.split('\n').sort()).toEqual(['She came late.', 'The door stood open.'])
  expect((await world.call<Hall>(world.admin, 'GET', '/admin/hall')).body.counts.remark).toBe(1)
  // The office had read the first words only.
  expect(await codeOf(settle<Refusal>(id, { done: 'Called', remarkAt: noon }))).toBe('409 visit.stale')
  const remarkAt = added?.at ?? ''
  const answers = await Promise.all([1, 2].map(() => settle(id, { done: 'Called', remarkAt })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await codeOf(settle<Refusal>(id, { done: 'Called', remarkAt }))).toBe('409 visit.nothing_wrong')
  const again = (await remark(id, 'She came late again.')).body.remark
  expect(again).toMatchObject({ closedAt: null, done: 'Called' })
  expect((await hallRow(id))?.remark?.text).toContain('again')
  await settle(id, { done: 'Padma comes now', remarkAt: again?.at ?? '' })
  const { body } = await world.call<Visit>(world.admin, 'GET', `/admin/visits/${id}`)
  expect(body.remark?.done).toBe('Called\nPadma comes now')
})

test('one is settled and no other; a visit of which nothing was said has none to settle', async () => {
  const { booking, id } = await visitAt(hours(-3), over)
  const other = await insertVisit(world, { booking, caretaker, startsAt: hours(-6), ...over })
  const quiet = await insertVisit(world, { booking, caretaker, startsAt: hours(-9), ...over })
  for (const visit of [id, other.id]) await remark(visit, 'She came late.')
  expect((await settle(id, { done: 'Called', remarkAt: noon })).status).toBe(200)
  expect([await hallRow(id), (await hallRow(other.id))?.kind]).toEqual([undefined, 'remark'])
  expect((await world.call<Visit>(world.admin, 'GET', `/admin/visits/${other.id}`)).body.remark).toMatchObject({
    closedAt: null,
    done: null,
  })
  expect(await codeOf(settle<Refusal>(quiet.id, { done: 'Called', remarkAt: noon }))).toBe('409 visit.nothing_wrong')
})

test('it begins where the alarm ends, for seven days, and not of what was not to be', async () => {
  const { booking, id } = await visitAt(hours(-1), { minutes: 120 })
  const list = async () =>
    (await world.call<FamilyVisit[]>(world.family, 'GET', `/booking/${booking._id}/visits`)).body[0]
  expect(await list()).toMatchObject({ canReportAbsent: true, canRemark: false, remark: null })
  expect(await codeOf(remark<Refusal>(id, 'Nobody came'))).toBe('409 visit.not_over')
  world.clock.now = new Date(hours(1))
  expect(await list()).toMatchObject({ canReportAbsent: false, canRemark: true })
  world.clock.now = new Date(hours(1 + 7 * 24))
  expect((await remark(id, 'Nobody came')).status).toBe(200)
  world.clock.now = new Date(Date.parse(hours(1 + 7 * 24)) + 60_000)
  expect(await codeOf(remark<Refusal>(id, 'Nobody came'))).toBe('409 visit.long_over')
  world.clock.now = new Date(noon)
  caretaker = await world.addPerson('caretaker', 'Padma Rani')
  const skipped = await visitAt(hours(-3), { status: 'skipped' })
  expect(await codeOf(remark<Refusal>(skipped.id, 'Nobody came'))).toBe('409 visit.not_open')
})

test('no other family writes or reads it, no caretaker sees it, and the log holds none of its words', async () => {
  const { booking, id } = await visitAt(hours(-1), { ...over, minutes: 30 })
  const stranger = await world.addPerson('user')
  expect((await remark<Refusal>(id, 'Mine', stranger)).status).toBe(404)
  const { body } = await remark(id, 'The door stood open.')
  await settle(id, { done: 'Talked to her', remarkAt: body.remark?.at ?? '' })
  const seen = await world.call(caretaker, 'GET', '/caretaker/visits')
  expect([seen.status, /door stood|Talked to/.test(seen.text)]).toEqual([200, false])
  const log = JSON.stringify(await world.readAudit(booking._id))
  expect(log).toContain('the family says that something was wrong')
  expect(log).toContain('what was wrong is settled')
  expect(log).not.toMatch(/door stood|Talked to/)
})

test('so much can be said of one visit, and it goes with the account of the family', async () => {
  const family = await world.addPerson('user')
  const { booking, id } = await visitAt(hours(-3), over, family)
  for (const text of [' ', 'a'.repeat(1_001)]) expect((await remark(id, text, family)).status).toBe(400)
  for (let time = 0; time < 4; time += 1) expect((await remark(id, 'a'.repeat(1_000), family)).status).toBe(200)
  // Four of a thousand with what parts them leave 997.
  expect(await codeOf(remark<Refusal>(id, 'a'.repeat(997), family))).toBe('409 visit.remark_full')
  expect((await remark(id, 'a'.repeat(996), family)).status).toBe(200)
  // Whoever asked to be forgotten is not shown to the office any more.
  expect((await hallRow(id))?.kind).toBe('remark')
  const restrict = (restricted_at: string | null) =>
    world.deps.database.write((tx) =>
      tx.updateTable('accounts').set({ restricted_at }).where('id', '=', family.id).execute(),
    )
  await restrict(noon)
  expect(await hallRow(id)).toBeUndefined()
  await restrict(null)
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  await removeAccount(world.deps, family.email)
  const row = await world.deps.database.read.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirst()
  expect([row?.remark, row?.remark_at, row?.remark_done]).toEqual([null, null, null])
  expect(await hallRow(id)).toBeUndefined()
})
