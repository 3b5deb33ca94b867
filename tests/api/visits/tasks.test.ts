import type { CareTaskCode, Tick } from '@thodu/api/contract/tasks/care-tasks'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, hours, noon } from './visit-world.ts'

const world = useWorld(createVisitWorld)
let caretaker: Person
let helper: Person
const asked: CareTaskCode[] = ['medicine', 'meals', 'walked']
const given: Tick[] = [
  { code: 'meals', result: 'refused' },
  { code: 'medicine', result: 'done' },
]
const told: Tick[] = given.toReversed()

beforeEach(async () => {
  world.setClock(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  helper = await world.addPerson('caretaker', 'Kavitha B')
})

const book = () => world.bookUpTo('active', { customer: world.family, admin: world.admin, caretaker })
/** So late that no planned visit is near. */
const far = '2026-07-01'
async function bookAsked(tasks: readonly CareTaskCode[] = asked) {
  const booking = await book()
  expect((await world.plan(booking, { startsOn: far, tasks })).status).toBe(201)
  return booking
}
async function started(booking: { _id: string }) {
  const visit = await world.addVisit({ booking, caretaker: helper, startsAt: hours(-3) })
  expect((await world.step(helper, visit, 'start', { occurredAt: hours(-3) })).status).toBe(200)
  return visit
}
const own = async (who: Person, visit: { id: string }): Promise<OwnVisit | undefined> =>
  (await world.listOwn(who)).find(({ _id }) => _id === visit.id)
const ticksOf = async (visit: { id: string }) => (await world.readInOffice(visit)).tasks

test('an admin chooses care tasks with the plan, and changing them changes no visit (rule DAY-22)', async () => {
  const { booking, roster } = await world.planDaily(caretaker)
  expect(roster.tasks).toEqual([])
  const before = await world.visitsOf(booking._id)
  const chosen = await world.change(booking, roster, { tasks: ['walked', 'medicine'] })
  expect([chosen.status, chosen.body.roster.tasks]).toEqual([200, ['medicine', 'walked']])
  const kept = await world.change(booking, chosen.body.roster)
  expect(kept.body.roster.tasks).toEqual(['medicine', 'walked'])
  const seen = await world.change(booking, kept.body.roster, { tasks: ['slept'], preview: true })
  expect(seen.body.roster.tasks).toEqual(['slept'])
  expect((await world.readRoster(booking)).roster?.tasks).toEqual(['medicine', 'walked'])
  const none = await world.change(booking, kept.body.roster, { tasks: [] })
  expect(none.body.roster.tasks).toEqual([])
  expect(await world.visitsOf(booking._id)).toEqual(before)
  const log = (await world.readAudit(booking._id)).map(({ changes }) => changes).join()
  expect(log.split('{"field":"tasks","from":null,"to":null,"hidden":true}')).toHaveLength(3)
  expect(log).not.toMatch(/medicine|walked|slept/)
})

test('tasks of another service, repeated tasks and unknown tasks are refused', async () => {
  const booking = await book()
  for (const tasks of [['fed'], ['meals', 'meals'], ['sang']]) {
    const answer = await world.plan<Refusal>(booking, { startsOn: far, tasks })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['tasks']])
  }
})

test('a caretaker sees the tasks from the briefing until the end of the visit', async () => {
  const booking = await bookAsked()
  const visit = await world.addVisit({ booking, caretaker: helper, startsAt: hours(30) })
  expect((await own(helper, visit))?.tasks).toEqual([])
  world.setClock(hours(8))
  expect((await own(helper, visit))?.tasks).toEqual(asked)
  await world.step(helper, visit, 'start', { occurredAt: hours(7.99) })
  world.setClock(hours(34.9))
  expect(await own(helper, visit)).toMatchObject({ brief: null, tasks: asked, status: 'started' })
  const ended = await world.step(helper, visit, 'end', { tasks: given })
  expect([ended.status, ended.body.tasks]).toEqual([200, []])
})

test('families and admins see completed tasks, and the audit log does not name them', async () => {
  const booking = await bookAsked()
  const visit = await started(booking)
  expect((await world.step(helper, visit, 'end', { tasks: given })).status).toBe(200)
  for (const visits of [await world.listOfFamily(booking), (await world.listPast(booking)).visits])
    expect(visits.find(({ _id }) => _id === visit.id)?.tasks).toEqual(told)
  expect(await ticksOf(visit)).toEqual(told)
  const log = JSON.stringify(await world.readAudit(booking._id))
  expect(log).toContain('Tasks recorded for a visit of booking')
  expect(log).not.toMatch(/medicine|refused|meals/)
})

test.each([
  ['twice', [given[0], given[0]], 'tasks'],
  ['with an invalid result', [{ code: 'meals', result: 'half' }], 'result'],
  ['with an unknown code', [{ code: 'sang', result: 'done' }], 'code'],
])('a task %s is refused, and the visit continues', async (_, tasks, field) => {
  const visit = await started(await bookAsked())
  const answer = await world.step<Refusal>(helper, visit, 'end', { tasks })
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
  expect(await world.readInOffice(visit)).toMatchObject({ status: 'started', tasks: [] })
})

test('tasks are optional, and only the end by the caretaker stores them', async () => {
  const booking = await bookAsked()
  const visit = await world.addVisit({ booking, caretaker: helper, startsAt: hours(-3) })
  await world.step(helper, visit, 'start', { tasks: given })
  expect((await world.step(helper, visit, 'end')).status).toBe(200)
  expect(await ticksOf(visit)).toEqual([])
  expect(JSON.stringify(await world.readAudit(booking._id))).not.toContain('Ticks left')
  const other = await world.addVisit({ booking, caretaker: helper, startsAt: hours(0.5) })
  await world.step(helper, other, 'start')
  const byOffice = { clientEventId: newId(), reason: 'She rang', tasks: given }
  expect((await world.office(other, 'end', byOffice)).status).toBe(200)
  expect(await world.readInOffice(other)).toMatchObject({ status: 'done', tasks: [] })
})

test('the next caretaker sees the tasks of the last visit in the briefing', async () => {
  const booking = await bookAsked()
  const visit = await started(booking)
  await world.step(helper, visit, 'end', { tasks: given })
  const next = await world.addVisit({ booking, caretaker, startsAt: hours(30) })
  const last = async (at: number) => {
    world.setClock(hours(at))
    return (await own(caretaker, next))?.lastTicks
  }
  const ticks = { ticks: told, author: 'Kavitha B', endedAt: noon }
  expect([await last(0), await last(7), await last(34), await last(34.1)]).toEqual([null, ticks, ticks, null])
})
