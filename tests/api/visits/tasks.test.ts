import type { CareTaskCode, Tick } from '@thodu/api/contract/tasks/care-tasks'
import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PatientDetails } from '../../../api/src/contract/care/patient-detail-names.ts'
import { areaOf } from '../../../api/src/visits/visit-wire.ts'
import { updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, hours, noon, today } from './visit-world.ts'

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

test.each<[string, PatientDetails, string]>([
  ['the end of an address', { address: '12-3-45, Station Road, Hanamkonda' }, 'Hanamkonda'],
  ['the end of a long one', { address: 'Plot 7, Station Road, Kazipet' }, 'Kazipet'],
  ['the end of one that is written in lines', { address: '12-3-45\n Station Road \n  Hanamkonda  \n' }, 'Hanamkonda'],
  ['what comes before the city', { address: 'Plot 7, Kazipet, WARANGAL', city: ' Warangal ' }, 'Kazipet'],
  ['what comes before numbers', { address: 'Plot 7, Kazipet, 506 001, 12-3', city: 'Warangal' }, 'Kazipet'],
  ['a name with a number', { address: 'Plot 7, Phase 2', city: 'Warangal' }, 'Phase 2'],
  ['what comes before commas', { address: 'Plot 7, Kazipet,,  , ', city: 'Warangal' }, 'Kazipet'],
  ['the city of one word that may be a house', { address: 'Plot 7', city: ' Warangal ' }, 'Warangal'],
  ['the city of one word and numbers', { address: 'Plot 7, 12-3, ', city: 'Warangal' }, 'Warangal'],
  ['the city of one word and itself', { address: 'Plot 7, warangal', city: 'Warangal', pincode: '506001' }, 'Warangal'],
  ['the city without an address', { city: 'Warangal', pincode: '506001' }, 'Warangal'],
  ['the pincode where a city is spaces', { city: '  ', pincode: ' 506001 ' }, '506001'],
  ['nothing where nothing is known', {}, ''],
])('the area of an address is %s', (_, details, area) => {
  expect(areaOf(details)).toBe(area)
})

describe('lists of admins', () => {
  beforeEach(() => world.setClock(today))

  test('of tomorrow omit families that got a message today, and not those of yesterday (rule CALL-11)', async () => {
    world.setClock('2026-08-17', '18:00')
    const caretaker = await world.addPerson('caretaker', 'Zubeda')
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { startsOn: '2026-08-18' })
    await updateRows(world, 'accounts', { id: world.family.id }, { phone: '9876543219' })
    const left = async (told = false) =>
      (await world.listVisits({ day: 'tomorrow', told, booking: booking._id })).map(({ serviceDay }) => serviceDay)
    const tell = async (state: string) => {
      const body = { bookingId: booking._id, template: 'visitTomorrow', to: 'family' }
      const { _id } = (await world.call<{ _id: string }>(world.admin, 'POST', '/admin/communications', body)).body
      expect(await left(), 'not yet said').toHaveLength(1)
      expect((await world.call(world.admin, 'PUT', `/admin/communications/${_id}`, { state })).status).toBe(200)
    }
    expect([await left(), await left(true)]).toEqual([['2026-08-18'], []])
    await tell('not-sent')
    expect(await left()).toEqual(['2026-08-18'])
    world.clock.now = new Date(world.clock.now.getTime() + 3_000)
    await tell('sent')
    expect([await left(), await left(true)]).toEqual([[], ['2026-08-18']])
    world.setClock('2026-08-18', '18:00')
    expect(await left()).toEqual(['2026-08-19'])
  })

  test('show a visit as unconfirmed until the family or an admin confirms it (rule VISIT-16)', async () => {
    const family = await world.addPerson('user')
    const caretaker = await world.addPerson('caretaker', 'Sridevi')
    const booking = await world.bookUpTo('active', { customer: family, admin: world.admin, caretaker })
    world.setClock('2026-08-10', '12:00')
    const visits = []
    for (const hour of ['1', '3', '5']) {
      const visit = await world.addVisit({
        booking,
        caretaker,
        startsAt: `2026-08-10T0${hour}:00:00.000Z`,
        minutes: 60,
      })
      for (const step of ['start', 'end'] as const) expect((await world.step(caretaker, visit, step)).status).toBe(200)
      visits.push(visit.id)
    }
    const list = async (unproved: boolean) =>
      (await world.listVisits({ booking: booking._id, unproved })).map(({ _id }) => _id).sort()
    const [first = '', second = '', third = ''] = visits
    expect(await list(true)).toEqual(visits.toSorted())
    const confirmed = await world.asFamily({ id: second }, 'confirm-here', undefined, family)
    expect(confirmed.status).toBe(200)
    const left = [first, third].sort()
    expect([await list(true), await list(false)]).toEqual([left, [second]])
    const now = (await world.call<Today>(world.admin, 'GET', '/admin/today')).body.visits
    const unproved = now.filter((visit) => visit.booking._id === booking._id && visit.need === 'unproved')
    expect(unproved.map(({ _id }) => _id).sort()).toEqual(left)
  })
})
