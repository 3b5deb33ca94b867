import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { ChangedRoster } from '@thodu/api/contract/roster/roster.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { planPause } from '../../../../api/src/roster/verbs/plan-pause.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { createVisitWorld, everyDay, today, type VisitWorld } from '../../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const path = (id: string, step = '') => `/admin/bookings/${id}/roster${step}`
const pause = async ({ _id }: Booking, from: string, until: string | null) => {
  const body = { from, until, reason: 'In hospital' }
  const answer = await world.call<ChangedRoster>(world.admin, 'POST', path(_id, '/pause'), body)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
const resume = async ({ _id }: Booking) => {
  const answer = await world.call<ChangedRoster>(world.admin, 'POST', path(_id, '/resume'))
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
const on = async ({ _id }: Booking, day: string) => {
  const row = (await world.visitsOf(_id)).find(({ service_day }) => service_day === `2026-06-${day}`)
  if (!row) throw new Error('no visit')
  return row
}
const set = (id: string, columns: object) =>
  world.deps.database.write((tx) => tx.updateTable('visits').set(columns).where('id', '=', id).execute())
/** Days of a booking that are left out, without their month. */
const skippedOf = async ({ _id }: Booking) =>
  (await world.visitsOf(_id)).filter(({ status }) => status === 'skipped').map((row) => row.service_day.slice(-2))

const leftOut = { status: 'skipped', charge: 'none' } as const

test('only what the pause itself has left out comes back: nothing beside it, cancelled, moved, or behind', async () => {
  const { booking } = await world.planDaily()
  await pause(booking, '2026-06-13', '2026-06-18')
  const [before, behind] = [await on(booking, '12'), await on(booking, '19')]
  for (const { id } of [before, behind]) await set(id, leftOut)
  const cancelled = await on(booking, '14')
  await set(cancelled.id, { status: 'cancelled' })
  const moved = await on(booking, '16')
  const follower = await insertVisit(world, {
    ...{ booking, startsAt: '2026-06-16T16:30:00.000Z', ordinal: 0, ...leftOut },
    ...{ origin_visit_id: moved.id, origin_kind: 'moved' },
  })
  const stays = new Map([
    [before.id, 'skipped'],
    [behind.id, 'skipped'],
    [cancelled.id, 'cancelled'],
    [moved.id, 'skipped'],
    [follower.id, 'skipped'],
  ])
  await resume(booking)
  const rows = await world.visitsOf(booking._id)
  expect(rows.filter(({ status }) => status !== 'planned').map(({ id }) => id)).toEqual(
    [before, cancelled, moved, follower, behind].map(({ id }) => id),
  )
  for (const { id, status } of rows) expect(status).toBe(stays.get(id) ?? 'planned')
})

test.each<[string, string[]]>([
  ['07:59', ['13', '14']],
  ['08:00', ['13', '14', '15']],
  ['12:00', ['13', '14', '15']],
])('with the patient back at %s, today’s visit at eight comes back only where it lies ahead', async (time, skipped) => {
  const { booking } = await world.planDaily()
  await pause(booking, '2026-06-13', null)
  world.setClock('2026-06-15', time)
  await resume(booking)
  expect(await skippedOf(booking)).toEqual(skipped)
})

test('a pause that has not begun yet gives no days to a package when another one takes its place', async () => {
  const booking = await world.bookPackage('physiotherapy', 'monthly')
  await world.plan(booking, { days: [1, 2, 3, 4, 5], shifts: [{ code: 'S', start: '17:00', minutes: 60 }] })
  await pause(booking, '2026-06-20', '2026-06-22')
  expect((await pause(booking, '2026-06-24', '2026-06-25')).roster.endsOn).toBe('2026-07-10')
})

test.each<[string, string | null, number | null]>([
  ['care that is not counted keeps its last day', '2026-06-30', null],
  ['a package without a last day gets none', null, 20],
])('after a pause that has taken days, %s', (_, endsOn, unitsTotal) => {
  const plan = { startsOn: '2026-06-01', days: everyDay, mode: 'visits', shifts: [], rules: [] } as const
  const given = { from: '2026-06-20', until: '2026-06-21' }
  const paused = { ...plan, endsOn, unitsTotal, pause: { from: '2026-06-05', until: '2026-06-08' } }
  expect(planPause(paused, given, today)).toEqual({ ...given, endsOn })
})

test('visits that a pause had put at the end of a package go with it, and are counted as changed', async () => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  await world.plan(booking, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }] })
  const before = await world.setOf(booking._id)
  // Two are left out, and two are added.
  expect((await pause(booking, '2026-06-12', '2026-06-13')).changed).toBe(4)
  expect((await resume(booking)).changed).toBe(2)
  expect(await world.setOf(booking._id)).toEqual(before)
})

test('with no pause, the patient is back already: nothing changes, and the log says nothing', async () => {
  const { booking } = await world.planDaily()
  const [before, log] = [await world.visitsOf(booking._id), await world.readAudit(booking._id)]
  const { changed, roster } = await resume(booking)
  expect([changed, roster.pause]).toEqual([0, null])
  expect([await world.visitsOf(booking._id), await world.readAudit(booking._id)]).toEqual([before, log])
})
