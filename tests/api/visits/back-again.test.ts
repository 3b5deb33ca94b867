import type { Roster } from '@thodu/api/contract/roster/roster.schema'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Refusal } from '../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const on = async (booking: { _id: string }, day: string) =>
  (await world.visitsOf(booking._id)).filter(({ service_day }) => service_day === day).map(({ status }) => status)
const pause = (booking: { _id: string }, from: string, until: string | null) =>
  world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/roster/pause`, { from, until, reason: 'In hospital' })
const resume = (booking: { _id: string }) =>
  world.call<{ roster: Roster; open: number }>(world.admin, 'POST', `/admin/bookings/${booking._id}/roster/resume`)

test('she comes home a day early: the pause ends, and who came before comes again (rule VISIT-9)', async () => {
  const { booking, caretaker } = await world.planDaily()
  await pause(booking, '2026-06-11', '2026-06-14')
  expect(await on(booking, '2026-06-13')).toEqual(['skipped'])
  world.setClock('2026-06-13', '06:00')
  const ended = await resume(booking)
  expect(ended.status).toBe(200)
  expect(ended.body.roster.pause).toEqual({ from: '2026-06-11', until: '2026-06-12' })
  const days = ['2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14']
  expect(await Promise.all(days.map((day) => on(booking, day)))).toEqual([
    ['skipped'],
    ['skipped'],
    ['planned'],
    ['planned'],
  ])
  const visit = (await world.visitsOf(booking._id)).find(({ service_day }) => service_day === '2026-06-13')
  expect(visit).toMatchObject({ caretaker_id: caretaker.id, charge: 'due', reason: null })
  // Pressed twice it is ended once, and said once.
  expect((await resume(booking)).status).toBe(200)
  const told = (await world.readAudit(booking._id)).filter(({ description }) => description.includes('pause has ended'))
  expect(told).toHaveLength(1)
})

test('a pause that has not begun falls away, and one without an end too', async () => {
  const { booking } = await world.planDaily()
  await pause(booking, '2026-06-15', null)
  expect(await on(booking, '2026-06-16')).toEqual(['skipped'])
  expect((await resume(booking)).body.roster.pause).toBeNull()
  expect(await on(booking, '2026-06-16')).toEqual(['planned'])
})

const skip = async (visit: { id: string }) =>
  (await world.call<Visit>(world.admin, 'POST', `/admin/visits/${visit.id}/skip`, { reason: 'Guests' })).body
const bringBack = (visit: { _id: string; revision: number }, revision = visit.revision) =>
  world.call<Visit & Refusal>(world.admin, 'POST', `/admin/visits/${visit._id}/bring-back`, { revision })

test('a skipped visit is brought back with who was to come, once, and not when it is stale or behind (rule VISIT-25)', async () => {
  const { visit, caretaker } = await world.planOne(3)
  const skipped = await skip(visit)
  const stale = await bringBack(skipped, skipped.revision - 1)
  expect([stale.status, stale.body.code]).toEqual([409, 'visit.stale'])
  const back = await bringBack(skipped)
  expect(back.body).toMatchObject({ status: 'planned', charge: 'due', reason: null, caretaker: { _id: caretaker.id } })
  const again = await bringBack(back.body)
  expect([again.status, again.body.code]).toEqual([409, 'visit.not_open'])
  const behind = await skip(visit)
  world.setClock(visit.service_day, '08:00')
  expect((await bringBack(behind)).status).toBe(409)
})

test('who is with another family then does not come back: the visit stands open', async () => {
  const { visit, caretaker, booking } = await world.planOne(2)
  const skipped = await skip(visit)
  const other = await world.bookPackage('elderly-care', 'standard')
  const rules = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ code: 'D', weekday, caretaker: caretaker.id }))
  await world.plan(other, { startsOn: visit.service_day, endsOn: visit.service_day, rules })
  expect((await bringBack(skipped)).body.caretaker).toBeNull()
  expect(await on(booking, visit.service_day)).toEqual(['planned'])
})

test('the day that a counted package got for it falls away again', async () => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  const planned = await world.plan(booking, {
    days: [1, 2, 3, 4, 5],
    shifts: [{ code: 'S', start: '10:00', minutes: 45 }],
  })
  expect(planned.status).toBe(201)
  const before = await world.setOf(booking._id)
  const [, , third] = await world.visitsOf(booking._id)
  const skipped = await skip(third ?? { id: '' })
  expect((await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')).toHaveLength(before.length)
  expect((await bringBack(skipped)).status).toBe(200)
  const after = (await world.setOf(booking._id)).filter((line) => !line.endsWith('cancelled'))
  expect(after).toEqual(before)
})
