import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { ChangedRoster, RosterPage } from '@thodu/api/contract/roster/roster.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { samplePayments } from '../../../support/samples/payments.ts'
import { createVisitWorld, today, type VisitWorld } from '../../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
  world.deps.config.payments = samplePayments
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const path = ({ _id }: Booking, step = '') => `/admin/bookings/${_id}/roster${step}`
const pageOf = async (booking: Booking) => (await world.call<RosterPage>(world.admin, 'GET', path(booking))).body
const rosterOf = async (booking: Booking) => {
  const { roster } = await pageOf(booking)
  if (!roster) throw new Error('no roster')
  return roster
}
type Rule = { code: string; weekday: number; caretaker: string | null; from: string }
const setRules = async (booking: Booking, rules: Rule[]) => {
  const answer = await world.call<ChangedRoster>(world.admin, 'PUT', path(booking, '/rules'), { rules })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
const termsOf = ({ _id }: Booking) =>
  world.deps.database.read
    .selectFrom('care_terms')
    .select(['version', 'parts'])
    .where('booking_id', '=', _id)
    .orderBy('version')
    .execute()
const session = { code: 'S', start: '10:00', minutes: 60 } as const

test('a rule names its caretaker though none of the visits that are made asks for that person', async () => {
  const { booking } = await world.planDaily()
  const relief = await world.addPerson('caretaker', 'Rani')
  const far = { code: 'D', weekday: 0, caretaker: relief.id, from: '2026-12-06' }
  const nobody = { code: 'D', weekday: 1, caretaker: null, from: '2026-12-07' }
  const { roster } = await setRules(booking, [far, nobody])
  const named = [{ _id: relief.id, name: 'Rani' }, null]
  expect(roster.rules.map(({ caretaker }) => caretaker)).toEqual(named)
  const again = await world.change(booking, roster, { preview: true })
  expect([again.status, again.body.roster.rules.map(({ caretaker }) => caretaker)]).toEqual([200, named])
})

test('a change answers until when visits are made by then', async () => {
  const { booking, roster } = await world.planDaily()
  expect(roster.generatedUntil).toBe('2026-06-24')
  world.setClock('2026-06-13')
  const changed = await setRules(booking, [])
  expect([changed.changed, changed.roster.generatedUntil]).toEqual([2, '2026-06-26'])
  expect(changed.roster).toEqual(await rosterOf(booking))
})

test('rules that have ended stay so when the plan is changed without any', async () => {
  const { booking, caretaker } = await world.planDaily()
  const [gone, standing] = [await world.addPerson('caretaker', 'Rani'), await world.addPerson('caretaker', 'Sunitha')]
  const rule = (weekday: number, who: string) => ({ code: 'D', weekday, caretaker: who, from: today })
  await setRules(booking, [rule(0, gone.id), rule(1, standing.id)])
  world.setClock('2026-06-15')
  const { roster } = await setRules(booking, [rule(1, standing.id)])
  const { body } = await world.change(booking, roster, { days: [0, 1] })
  expect(body.roster.rules.map((one) => [one.weekday, one.caretaker?.name, one.to])).toEqual([
    [0, 'Rani', '2026-06-14'],
    [1, 'Sunitha', null],
  ])
  const ahead = (await world.visitsOf(booking._id)).filter(({ service_day }) => service_day > '2026-06-15')
  expect(ahead.map((row) => [row.service_day, row.caretaker_id])).toEqual([
    ['2026-06-21', caretaker.id],
    ['2026-06-22', standing.id],
    ['2026-06-28', caretaker.id],
  ])
})

test('a package holds what was bought, however its days are changed, and a preview shows them in order', async () => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  const { body } = await world.plan(booking, { shifts: [session] })
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/go-on`, { packages: 1 })
  const roster = { ...body.roster, revision: 2 }
  const preview = await world.change(booking, roster, { days: [5, 1, 3], endsOn: null, preview: true })
  expect([preview.body.roster.days, preview.body.visits.length]).toEqual([[1, 3, 5], 10])
  const changed = await world.change(booking, roster, { days: [5, 1, 3], endsOn: null })
  expect([changed.body.roster.unitsTotal, (await world.visitsOf(booking._id)).length]).toEqual([10, 10])
})

test('a package that is not sold any more suggests nothing, and is planned without an end or a number', async () => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  const gone: object = { package_id: 'of-last-year' }
  await world.deps.database.write((tx) => tx.updateTable('bookings').set(gone).where('id', '=', booking._id).execute())
  expect(await pageOf(booking)).toEqual({ roster: null, suggested: null })
  const { status, body } = await world.plan(booking, { shifts: [session] })
  expect([status, body.roster.endsOn, body.roster.unitsTotal]).toEqual([201, null, null])
})

test('where money is taken, planning sets the terms, and visits of a day are counted by this booking alone', async () => {
  const shifts = [
    { code: 'D', start: '08:00', minutes: 720 },
    { code: 'N', start: '20:00', minutes: 720 },
  ]
  const booking = await world.bookPackage('post-operative', 'intensive')
  await world.plan(await world.bookPackage('post-operative', 'intensive'), { mode: 'two-shifts', shifts })
  const { body } = await world.plan(booking, { mode: 'two-shifts', shifts })
  expect(await termsOf(booking)).toEqual([{ version: 1, parts: 14 }])
  // Two a day as before: nothing is parted anew.
  const same = await world.change(booking, body.roster, { tasks: [] })
  expect(await termsOf(booking)).toEqual([{ version: 1, parts: 14 }])
  const living = [{ code: 'L', start: '08:00', minutes: 1440 }]
  expect((await world.change(booking, same.body.roster, { mode: 'live-in', shifts: living })).status).toBe(200)
  expect(await termsOf(booking)).toEqual([
    { version: 1, parts: 14 },
    { version: 2, parts: 7 },
  ])
})
