import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { extendRosters } from '../../../../api/src/visits/schedule/extend-rosters.ts'
import { useWorld } from '../../../support/use-world.ts'
import { createVisitWorld, dayShift, today } from '../visit-world.ts'

describe('planned days', () => {
  const world = useWorld(createVisitWorld)
  beforeEach(() => world.setClock(today))
  const daysOf = async ({ _id }: Booking) => (await world.visitsOf(_id)).map(({ service_day }) => service_day.slice(-2))

  test('of live-in care move by an hour with the same caretaker', async () => {
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

  test('do not include past hours of today', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    const early = { code: 'D', start: '08:00', minutes: 240 } as const
    const planned = await world.plan(booking, { startsOn: today, shifts: [early] })
    expect([planned.body.created, (await daysOf(booking))[0]]).toEqual([13, '11'])
    await world.change(booking, planned.body.roster, { startsOn: today, shifts: [{ ...early, start: '07:00' }] })
    expect((await daysOf(booking))[0]).toBe('11')
    const { roster } = await world.readRoster(booking)
    if (!roster) throw new Error('no roster')
    await world.change(booking, roster, { startsOn: today, shifts: [{ ...early, minutes: 241 }] })
    expect((await daysOf(booking))[0]).toBe('10')
  })
})

describe('two shifts a day', () => {
  const world = useWorld(createVisitWorld)
  beforeEach(() => world.setClock(today))

  const night = { code: 'N', start: '20:00', minutes: 720 } as const
  const two = { mode: 'two-shifts', shifts: [dayShift, night] }
  const linesOf = async (id: string) =>
    (await world.visitsOf(id)).map((row) => `${row.service_day.slice(-2)} ${row.code} ${row.status}`)

  test.each([
    { of: 'without an end', service: 'elderly-care', name: 'premium', place: 2, code: 'D' },
    { of: 'without an end', service: 'elderly-care', name: 'premium', place: 3, code: 'N' },
    { of: 'of seven days', service: 'post-operative', name: 'intensive', place: 2, code: 'D' },
  ])('of care $of keep the other shift of a day whose $code shift was skipped', async (given) => {
    const booking = await world.bookPackage(given.service, given.name)
    const planned = await world.plan(booking, two)
    const visit = (await world.visitsOf(booking._id))[given.place]
    const skipped = await world.call(world.admin, 'POST', `/admin/visits/${visit?.id}/skip`, { reason: 'Guests' })
    expect([visit?.code, skipped.status]).toEqual([given.code, 200])
    const before = await linesOf(booking._id)
    expect(before[given.place]).toBe(`12 ${given.code} skipped`)
    await world.change(booking, planned.body.roster)
    expect(await linesOf(booking._id)).toEqual(before)
  })
})

describe('the nightly planning', () => {
  const world = useWorld(createVisitWorld)
  beforeEach(() => world.setClock(today))

  const put = <Body>(path: string, body: object) => world.call<Body>(world.admin, 'PUT', path, body)

  test('continues open-ended active care only', async () => {
    const daily = await world.planDaily()
    const ends = await world.bookPackage('elderly-care', 'standard')
    await world.plan(ends, { endsOn: '2026-06-20' })
    const over = await world.planDaily()
    await put(`/admin/bookings/${over.booking._id}/status`, { status: 'cancelled' })
    const counted = await world.bookPackage('physiotherapy', 'weekly')
    await world.plan(counted, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }], days: [4] })
    const lastDays = () =>
      Promise.all(
        [daily.booking, ends, over.booking, counted].map(
          async ({ _id }) => (await world.visitsOf(_id)).at(-1)?.service_day,
        ),
      )
    const [, ...others] = await lastDays()
    expect((await lastDays())[0]).toBe('2026-06-24')
    world.setClock('2026-06-11')
    await extendRosters(world.deps)
    expect(await lastDays()).toEqual(['2026-06-24', ...others])
    world.setClock('2026-06-13')
    await extendRosters(world.deps)
    expect(await lastDays()).toEqual(['2026-06-26', ...others])
  })

  test('adds days that passed while the server was off', async () => {
    const { booking, caretaker } = await world.planDaily()
    world.setClock('2026-07-05')
    await extendRosters(world.deps)
    const rows = await world.visitsOf(booking._id)
    expect(rows.map(({ service_day }) => service_day).slice(13, 16)).toEqual(['2026-06-24', '2026-06-25', '2026-06-26'])
    expect([rows.length, rows.at(-1)?.service_day]).toEqual([38, '2026-07-18'])
    expect(rows.every(({ caretaker_id }) => caretaker_id === caretaker.id)).toBe(true)
  })
})
