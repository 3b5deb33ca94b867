import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { extendRosters } from '../../../api/src/roster/extend-rosters.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, dayShift, everyDay, today } from '../visits/visit-world.ts'

describe('planned days', () => {
  const world = useWorld(createVisitWorld)
  beforeEach(() => world.setClock(today))
  const daysOf = async ({ _id }: Booking) => (await world.visitsOf(_id)).map(({ service_day }) => service_day.slice(-2))

  test('live-in care moves by an hour with the same caretaker', async () => {
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

  test('hours of today that have passed are not planned', async () => {
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
  ])('in care $of, planning again keeps the other shift of a day whose $code shift was skipped', async (given) => {
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

describe('beside other bookings', () => {
  const world = useWorld(createVisitWorld)
  beforeEach(() => world.setClock(today))

  const post = <Body>(path: string, body: object = {}) => world.call<Body>(world.admin, 'POST', path, body)
  const put = <Body>(path: string, body: object) => world.call<Body>(world.admin, 'PUT', path, body)

  /** Everything that is planned for a booking, as it is stored. */
  async function planOf(id: string): Promise<unknown> {
    const { read } = world.deps.database
    const ofBooking = (table: 'rosters' | 'roster_shifts' | 'roster_rules' | 'roster_tasks') =>
      read.selectFrom(table).selectAll().where('booking_id', '=', id).orderBy('booking_id').execute()
    return [
      await world.visitsOf(id),
      await ofBooking('rosters'),
      (await ofBooking('roster_shifts')).map((row) => JSON.stringify(row)).toSorted(),
      (await ofBooking('roster_rules')).map((row) => JSON.stringify(row)).toSorted(),
      (await ofBooking('roster_tasks')).map((row) => JSON.stringify(row)).toSorted(),
    ]
  }
  /** Twelve hours a day in the morning half or the evening half, with a caretaker, somebody else's Sundays (or, without one, days) and two tasks. */
  async function planHome(caretaker: Person | null, relief: Person, start: string) {
    const booking = await world.bookPackage('elderly-care', 'standard', { address: `${start}, Station Road` })
    if (caretaker) await world.assign(world.admin, booking, caretaker)
    const rules = (caretaker ? [0] : everyDay).map((weekday) => ({ code: 'D', weekday, caretaker: relief.id }))
    const planned = await world.plan(booking, {
      shifts: [{ code: 'D', start, minutes: 240 }],
      rules,
      tasks: ['meals', 'medicine'],
    })
    if (planned.status !== 201) throw new Error(planned.text)
    return { booking, id: booking._id, roster: planned.body.roster }
  }

  test('changes of one booking’s plan leave another booking’s plan as it is', async () => {
    const people = ['Lakshmi', 'Rani', 'Sunitha'].map((name) => world.addPerson('caretaker', name))
    const [lakshmi, rani, sunitha] = await Promise.all(people)
    if (!lakshmi || !rani || !sunitha) throw new Error('nobody')
    const own = await planHome(lakshmi, rani, '08:00')
    const other = await planHome(lakshmi, rani, '14:00')
    // Something of each kind that the other one has lost already, and keeps so.
    await post(`/admin/bookings/${other.id}/roster/pause`, { from: '2026-06-15', until: '2026-06-16', reason: 'Away' })
    const [first, second] = await world.visitsOf(other.id)
    await put(`/admin/visits/${first?.id}`, { revision: first?.revision, caretaker: null })
    await post(`/admin/visits/${second?.id}/skip`, { reason: 'Guests' })
    const before = await planOf(other.id)
    const path = `/admin/bookings/${own.id}`
    const rosterOf = async () =>
      (await world.call<{ roster: typeof own.roster }>(world.admin, 'GET', `${path}/roster`)).body.roster
    const steps: [string, () => Promise<{ status: number }>][] = [
      [
        'hours',
        async () =>
          world.change(own.booking, await rosterOf(), { shifts: [{ code: 'D', start: '09:00', minutes: 60 }] }),
      ],
      ['tasks', async () => world.change(own.booking, await rosterOf(), { tasks: [] })],
      ['an end', async () => world.change(own.booking, await rosterOf(), { endsOn: '2026-06-20' })],
      ['no end', async () => world.change(own.booking, await rosterOf(), { endsOn: null })],
      [
        'rules',
        () => put(`${path}/roster/rules`, { rules: [{ code: 'D', weekday: 1, caretaker: rani.id, from: today }] }),
      ],
      ['a pause', () => post(`${path}/roster/pause`, { from: '2026-06-15', until: '2026-06-17', reason: 'Away' })],
      ['another pause', () => post(`${path}/roster/pause`, { from: '2026-06-18', until: null, reason: 'Away' })],
      ['an end of it', () => post(`${path}/roster/resume`)],
      ['a handover', () => post(`${path}/handover`, { caretaker: sunitha.id, reason: 'Moved away' })],
      ['nobody', () => world.assign(world.admin, own.booking, null)],
      ['an undo', () => post(`${path}/undo`)],
      ['nobody again', () => world.assign(world.admin, own.booking, null)],
      ['somebody', () => world.assign(world.admin, own.booking, lakshmi)],
      ['the end of care', () => put(`${path}/status`, { status: 'cancelled' })],
      ['care again', () => post(`${path}/undo`)],
    ]
    for (const [name, step] of steps) {
      const plan = await planOf(own.id)
      const { status } = await step()
      expect([name, status < 300]).toEqual([name, true])
      expect(await planOf(own.id), name).not.toEqual(plan)
      expect(await planOf(other.id), name).toEqual(before)
    }
  })

  test('only open-ended active care is planned further', async () => {
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
    // It began tomorrow, so that today adds nothing yet.
    expect(await lastDays()).toEqual(['2026-06-24', ...others])
    world.setClock('2026-06-13')
    await extendRosters(world.deps)
    expect(await lastDays()).toEqual(['2026-06-26', ...others])
  })

  test('days that passed while the server was off are planned too', async () => {
    const { booking, caretaker } = await world.planDaily()
    world.setClock('2026-07-05')
    await extendRosters(world.deps)
    const rows = await world.visitsOf(booking._id)
    expect(rows.map(({ service_day }) => service_day).slice(13, 16)).toEqual(['2026-06-24', '2026-06-25', '2026-06-26'])
    expect([rows.length, rows.at(-1)?.service_day]).toEqual([38, '2026-07-18'])
    expect(rows.every(({ caretaker_id }) => caretaker_id === caretaker.id)).toBe(true)
  })
})
