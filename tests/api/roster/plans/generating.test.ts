import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { extendRosters } from '../../../../api/src/roster/extend-rosters.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { createVisitWorld, dayShift, today, type VisitWorld } from '../../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const session = { code: 'S', start: '10:00', minutes: 60 } as const
const daysOf = async ({ _id }: Booking) => (await world.visitsOf(_id)).map(({ service_day }) => service_day.slice(-2))

test('visits that are planned away leave another booking’s alone, to the minute of their last change', async () => {
  const { booking, caretaker, roster } = await world.planDaily()
  const other = await world.planDaily()
  const before = await world.visitsOf(other.booking._id)
  world.setClock(today, '15:00')
  await world.change(booking, roster, { days: [4] })
  expect(await daysOf(booking)).toEqual(['11', '18'])
  expect(await world.visitsOf(other.booking._id)).toEqual(before)
  // Whose they were is known by when they went.
  const left = await world.deps.database.read
    .selectFrom('left_visits')
    .select(['caretaker_id', 'left_at'])
    .where('booking_id', '=', booking._id)
    .execute()
  expect(left).toHaveLength(12)
  const now = world.clock.now.getTime()
  expect(left.every((row) => row.caretaker_id === caretaker.id && Date.parse(row.left_at) === now)).toBe(true)
})

test('days and nights at one home move by an hour, each into the time of the next, with the same caretaker', async () => {
  const live = { code: 'L', start: '08:00', minutes: 1_440 } as const
  const caretaker = await world.addPerson('caretaker', 'Rani')
  const booking = await world.bookPackage('elderly-care', 'premium')
  await world.assign(world.admin, booking, caretaker)
  const planned = await world.plan(booking, { mode: 'live-in', shifts: [live] })
  const before = await world.visitsOf(booking._id)
  const later = await world.change(booking, planned.body.roster, { shifts: [{ ...live, start: '09:00' }] })
  expect([later.status, later.body.open]).toEqual([200, 0])
  const after = await world.visitsOf(booking._id)
  expect(after.map(({ id, starts_min, caretaker_id }) => [id, starts_min, caretaker_id])).toEqual(
    before.map(({ id, starts_min }) => [id, starts_min + 60, caretaker.id]),
  )
})

test('a visit that begins later and ends as before is another one', async () => {
  const { booking, roster } = await world.planDaily()
  const before = await world.visitsOf(booking._id)
  const { body } = await world.change(booking, roster, { shifts: [{ ...dayShift, start: '09:00', minutes: 660 }] })
  const after = await world.visitsOf(booking._id)
  expect(after.map((row) => [row.id, row.starts_min, row.ends_min, row.revision])).toEqual(
    before.map((row) => [row.id, row.starts_min + 60, row.ends_min, row.revision + 1]),
  )
  expect(body.kept).toBe(0)
})

test('sessions before the day from which a counted package is planned anew stay, and are not said to be kept', async () => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  const planned = await world.plan(booking, { shifts: [session] })
  const before = await world.visitsOf(booking._id)
  const change = { from: '2026-06-13', shifts: [{ ...session, start: '11:00' }] }
  const { body } = await world.change(booking, planned.body.roster, change)
  const after = await world.visitsOf(booking._id)
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
  expect(after.map(({ starts_min }, place) => starts_min - (before[place]?.starts_min ?? 0))).toEqual([
    0, 0, 60, 60, 60,
  ])
  expect([body.created, body.kept]).toEqual([0, 0])
})

test('a day to which a session was moved that was left out there, too, is planned like any other', async () => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  const planned = await world.plan(booking, { shifts: [session], endsOn: null })
  const [first] = await world.visitsOf(booking._id)
  await world.deps.database.write((tx) =>
    tx
      .updateTable('visits')
      .set({ status: 'skipped', charge: 'none' })
      .where('id', '=', first?.id ?? '')
      .execute(),
  )
  const moved = { origin_visit_id: first?.id ?? '', origin_kind: 'moved', status: 'skipped' } as const
  await insertVisit(world, {
    ...{ booking, startsAt: '2026-06-16T04:30:00.000Z', minutes: 60, code: 'S', ordinal: 0 },
    ...moved,
  })
  await world.change(booking, planned.body.roster, { days: [0, 2, 3, 4, 5, 6], endsOn: null })
  const stands = (await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')
  expect(stands.map(({ service_day }) => service_day.slice(-2))).toEqual(['12', '13', '14', '16'])
})

test('hours of today that are over are not planned, at first or anew', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard')
  const early = { code: 'D', start: '08:00', minutes: 240 } as const
  const planned = await world.plan(booking, { startsOn: today, shifts: [early] })
  expect([planned.body.created, (await daysOf(booking))[0]]).toEqual([13, '11'])
  await world.change(booking, planned.body.roster, { startsOn: today, shifts: [{ ...early, start: '07:00' }] })
  expect((await daysOf(booking))[0]).toBe('11')
  const { body } = await world.call<{ roster: typeof planned.body.roster }>(
    world.admin,
    'GET',
    `/admin/bookings/${booking._id}/roster`,
  )
  await world.change(booking, body.roster, { startsOn: today, shifts: [{ ...early, minutes: 241 }] })
  expect((await daysOf(booking))[0]).toBe('10')
})

test('the clock set back by days takes nothing away that was made', async () => {
  const { booking, roster } = await world.planDaily()
  world.setClock('2026-06-15')
  await extendRosters(world.deps)
  const made = await world.setOf(booking._id)
  expect(made).toHaveLength(18)
  world.setClock('2026-06-12')
  await world.change(booking, roster)
  expect(await world.setOf(booking._id)).toEqual(made)
})
