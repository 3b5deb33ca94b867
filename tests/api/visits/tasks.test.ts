import type { PlannedRoster, RosterPage } from '@thodu/api/contract/roster/roster.schema'
import type { CareTaskCode, Tick } from '@thodu/api/contract/tasks/care-tasks'
import type { FamilyVisit, OwnVisit, PastVisits, Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAccount } from '../../../api/src/users/remove-account.ts'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, dayShift, everyDay, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
let family: Person
let caretaker: Person
let helper: Person
const noon = '2026-06-10T06:30:00.000Z'
const hours = (count: number): string => new Date(Date.parse(noon) + count * 3_600_000).toISOString()
const asked: CareTaskCode[] = ['medicine', 'meals', 'walked']
const given: Tick[] = [
  { code: 'meals', result: 'refused' },
  { code: 'medicine', result: 'done' },
]
const told: Tick[] = given.toReversed()

beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(async () => {
  world.clock.now = new Date(noon)
  // Free of what the test before gave them.
  family = await world.addPerson('user')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  helper = await world.addPerson('caretaker', 'Kavitha B')
})
afterAll(() => world.close())

const step = <Body = unknown>(who: Person, visit: { id: string }, kind: 'start' | 'end', more: object = {}) =>
  world.call<Body>(who, 'POST', `/caretaker/visits/${visit.id}/${kind}`, { clientEventId: newId(), ...more })
/** Far enough ahead that no visit of the plan is near. */
const far = { startsOn: '2026-07-01', mode: 'visits', shifts: [dayShift] }
const plan = <Body = PlannedRoster>(booking: { _id: string }, more: object = {}) =>
  world.call<Body>(world.admin, 'POST', `/admin/bookings/${booking._id}/roster`, { ...far, days: everyDay, ...more })
async function bookAsked(tasks: readonly CareTaskCode[] | undefined = asked) {
  const booking = await world.bookUpTo('active', { customer: family, admin: world.admin, caretaker })
  expect((await plan(booking, { tasks })).status).toBe(201)
  return booking
}
/** A visit that the helper began at nine. */
async function started(booking: { _id: string }, more: object = {}) {
  const visit = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(-3), ...more })
  expect((await step(helper, visit, 'start', { occurredAt: hours(-3) })).status).toBe(200)
  return visit
}
const own = async (who: Person, visit: { id: string }): Promise<OwnVisit | undefined> =>
  (await world.call<OwnVisit[]>(who, 'GET', '/caretaker/visits')).body.find(({ _id }) => _id === visit.id)
const inOffice = async ({ id }: { id: string }): Promise<Visit> =>
  (await world.call<Visit>(world.admin, 'GET', `/admin/visits/${id}`)).body
const page = async (booking: { _id: string }) =>
  (await world.call<RosterPage>(world.admin, 'GET', `/admin/bookings/${booking._id}/roster`)).body

test('the office chooses with the plan what is asked; left out it stays, and changing it changes no visit (rule DAY-22)', async () => {
  const { booking, roster } = await world.planDaily(caretaker)
  expect(roster.tasks).toEqual([])
  const before = await world.visitsOf(booking._id)
  const chosen = await world.change(booking, roster, { tasks: ['walked', 'medicine'] })
  expect([chosen.status, chosen.body.roster.tasks]).toEqual([200, ['medicine', 'walked']])
  const kept = await world.change(booking, chosen.body.roster)
  expect(kept.body.roster.tasks).toEqual(['medicine', 'walked'])
  const seen = await world.change(booking, kept.body.roster, { tasks: ['slept'], preview: true })
  expect(seen.body.roster.tasks).toEqual(['slept'])
  expect((await page(booking)).roster?.tasks).toEqual(['medicine', 'walked'])
  const none = await world.change(booking, kept.body.roster, { tasks: [] })
  expect(none.body.roster.tasks).toEqual([])
  expect(await world.visitsOf(booking._id)).toEqual(before)
  const log = (await world.readAudit(booking._id)).map(({ changes }) => changes).join()
  expect(log.split('{"field":"tasks","from":null,"to":null,"hidden":true}')).toHaveLength(3)
  expect(log).not.toMatch(/medicine|walked|slept/)
})

test('what belongs to other care, stands twice or is nothing that is known is refused by its field', async () => {
  const booking = await world.bookUpTo('active', { customer: family, admin: world.admin, caretaker })
  for (const tasks of [['fed'], ['meals', 'meals'], ['sang']]) {
    const answer = await plan<Refusal>(booking, { tasks })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['tasks']])
  }
})

test('the phone knows what is asked, from the brief until the End and not before or behind it', async () => {
  const booking = await bookAsked()
  const visit = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(30) })
  expect((await own(helper, visit))?.tasks).toEqual([])
  world.clock.now = new Date(hours(8))
  expect((await own(helper, visit))?.tasks).toEqual(asked)
  await step(helper, visit, 'start', { occurredAt: hours(7.99) })
  // Who leaves late is asked all the same.
  world.clock.now = new Date(hours(34.9))
  expect(await own(helper, visit)).toMatchObject({ brief: null, tasks: asked, status: 'started' })
  const ended = await step<OwnVisit>(helper, visit, 'end', { tasks: given })
  expect([ended.status, ended.body.tasks]).toEqual([200, []])
})

test('families and the office read what was ticked, in the order of the list, and the log says only that something was', async () => {
  const booking = await bookAsked()
  const visit = await started(booking)
  expect((await step(helper, visit, 'end', { tasks: given })).status).toBe(200)
  const listed = await world.call<FamilyVisit[]>(family, 'GET', `/booking/${booking._id}/visits`)
  const past = await world.call<PastVisits>(family, 'GET', `/booking/${booking._id}/visits/past`)
  for (const visits of [listed.body, past.body.visits])
    expect(visits.find(({ _id }) => _id === visit.id)?.tasks).toEqual(told)
  expect((await inOffice(visit)).tasks).toEqual(told)
  const log = JSON.stringify(await world.readAudit(booking._id))
  expect(log).toContain('Ticks left on a visit of booking')
  expect(log).not.toMatch(/medicine|refused|meals/)
})

test('only what the office asks for counts, and an End is not lost by what it stopped asking for', async () => {
  const booking = await bookAsked(['medicine'])
  const visit = await started(booking)
  expect((await step(helper, visit, 'end', { tasks: given })).status).toBe(200)
  expect(await inOffice(visit)).toMatchObject({ status: 'done', tasks: [{ code: 'medicine', result: 'done' }] })
  // What is asked from now on changes nothing about what was ticked.
  const { roster } = await page(booking)
  const change = { ...far, days: everyDay, tasks: ['walked'], revision: roster?.revision }
  expect((await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/roster`, change)).status).toBe(200)
  expect((await inOffice(visit)).tasks).toEqual([{ code: 'medicine', result: 'done' }])
  const after = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(0.5) })
  await step(helper, after, 'start')
  expect((await step(helper, after, 'end', { tasks: given })).status).toBe(200)
  expect(await inOffice(after)).toMatchObject({ status: 'done', tasks: [] })
})

test.each([
  ['twice', [given[0], given[0]], 'tasks'],
  ['with a result that is none', [{ code: 'meals', result: 'half' }], 'result'],
  ['that nobody knows', [{ code: 'sang', result: 'done' }], 'code'],
])('a tick %s is refused, and the visit goes on', async (_, tasks, field) => {
  const visit = await started(await bookAsked())
  const answer = await step<Refusal>(helper, visit, 'end', { tasks })
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
  expect(await inOffice(visit)).toMatchObject({ status: 'started', tasks: [] })
})

test('nothing has to be ticked, a Start ticks nothing, and a visit that the office ends has no ticks', async () => {
  const booking = await bookAsked()
  const visit = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(-3) })
  await step(helper, visit, 'start', { tasks: given })
  expect((await step(helper, visit, 'end')).status).toBe(200)
  expect((await inOffice(visit)).tasks).toEqual([])
  expect(JSON.stringify(await world.readAudit(booking._id))).not.toContain('Ticks left')
  const other = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(0.5) })
  await step(helper, other, 'start')
  const byOffice = { clientEventId: newId(), reason: 'She rang', tasks: given }
  expect((await world.call(world.admin, 'POST', `/admin/visits/${other.id}/end`, byOffice)).status).toBe(200)
  expect(await inOffice(other)).toMatchObject({ status: 'done', tasks: [] })
})

test('an End said again under its id, also twenty times at once, keeps the ticks of the first', async () => {
  const visit = await started(await bookAsked())
  const clientEventId = newId()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => step(helper, visit, 'end', { clientEventId, tasks: given })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const again = { clientEventId, tasks: [{ code: 'walked', result: 'done' }] }
  expect((await step(helper, visit, 'end', again)).status).toBe(200)
  expect((await inOffice(visit)).tasks).toEqual(told)
})

test('another family and another caretaker read none of it, and tick nothing', async () => {
  const stranger = await world.addPerson('user')
  const booking = await bookAsked()
  const visit = await started(booking)
  expect((await step(caretaker, visit, 'end', { tasks: given })).status).toBe(404)
  await step(helper, visit, 'end', { tasks: given })
  for (const [method, path] of [
    ['GET', `/booking/${booking._id}/visits`],
    ['GET', `/booking/${booking._id}/visits/past`],
    ['POST', `/visits/${visit.id}/confirm-here`],
  ] as const) {
    const answer = await world.call(stranger, method, path)
    expect([answer.status, answer.text.includes('medicine')]).toEqual([404, false])
  }
  const outsider = await world.addPerson('caretaker', 'Padma')
  expect((await world.call(outsider, 'GET', '/caretaker/visits')).text).not.toContain('medicine')
})

test('who comes next reads the ticks of the last visit, inside the window of the brief only', async () => {
  const booking = await bookAsked()
  const visit = await started(booking)
  await step(helper, visit, 'end', { tasks: given })
  const next = await insertVisit(world, { booking, caretaker, startsAt: hours(30) })
  expect((await own(caretaker, next))?.lastTicks).toBeNull()
  for (const at of [7, 34]) {
    world.clock.now = new Date(hours(at))
    expect((await own(caretaker, next))?.lastTicks).toEqual({ ticks: told, author: 'Kavitha B', endedAt: noon })
  }
  world.clock.now = new Date(hours(34.1))
  expect((await own(caretaker, next))?.lastTicks).toBeNull()
})

test('the ticks of an older visit are not told as those of the last one', async () => {
  const booking = await bookAsked()
  const visit = await started(booking)
  await step(helper, visit, 'end', { tasks: given })
  const after = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(0.5), status: 'done' })
  expect(after.ended_min).toBe(minutesOf(hours(2.5)))
  const next = await insertVisit(world, { booking, caretaker, startsAt: hours(4) })
  expect((await own(caretaker, next))?.lastTicks).toBeNull()
})

test('the last visit is one that was done, and began before: neither one that fell out nor one that came after', async () => {
  const booking = await bookAsked()
  const visit = await started(booking)
  await step(helper, visit, 'end', { tasks: given })
  // A word of before that nobody knows any more is left out.
  await world.deps.database.write((tx) =>
    tx.insertInto('visit_tasks').values({ visit_id: visit.id, code: 'sang', result: 'done' }).execute(),
  )
  await insertVisit(world, { booking, caretaker: helper, startsAt: hours(0.5), status: 'skipped' })
  const next = await insertVisit(world, { booking, caretaker, startsAt: hours(4) })
  const before = await insertVisit(world, { booking, caretaker, startsAt: hours(-4) })
  expect((await own(caretaker, next))?.lastTicks).toEqual({ ticks: told, author: 'Kavitha B', endedAt: noon })
  const unsettled = await own(caretaker, before)
  expect([unsettled?.brief === null, unsettled?.lastTicks]).toEqual([false, null])
})

test('they go with the account of the family, and what is asked with them', async () => {
  const booking = await bookAsked()
  const visit = await started(booking)
  await step(helper, visit, 'end', { tasks: given })
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  const { read } = world.deps.database
  const rows = async () => [
    await read.selectFrom('visit_tasks').selectAll().where('visit_id', '=', visit.id).execute(),
    await read.selectFrom('roster_tasks').selectAll().where('booking_id', '=', booking._id).execute(),
  ]
  expect((await rows()).map(({ length }) => length)).toEqual([2, 3])
  await removeAccount(world.deps, family.email)
  expect(await rows()).toEqual([[], []])
})
