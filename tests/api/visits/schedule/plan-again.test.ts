import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { RosterWithSuggestion } from '@thodu/api/contract/roster/roster.schema'
import { texts } from '@thodu/api/contract/texts'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { extendRosters } from '../../../../api/src/visits/schedule/extend-rosters.ts'
import { insertRows, updateRows } from '../../../support/rows.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { useWorld } from '../../../support/use-world.ts'
import { codeOf, type Refusal } from '../../../support/world.ts'
import { createVisitWorld, dayShift, everyDay, today } from '../visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const path = (id: string, step = '') => `/admin/bookings/${id}/roster${step}`
const rosterOf = async (id: string) => {
  const { roster } = (await world.call<RosterWithSuggestion>(world.admin, 'GET', path(id))).body
  if (!roster) throw new Error('no roster')
  return roster
}
const nine = { code: 'D', start: '09:00', minutes: 480 } as const
const session = { code: 'S', start: '10:00', minutes: 60 } as const
/** Start times of visits in the city, with the day of the month. */
const startsOf = async (id: string) =>
  (await world.visitsOf(id)).map((row) => {
    const clock = new Date((row.starts_min + 330) * 60_000).toISOString().slice(11, 16)
    return `${row.service_day.slice(-2)} ${clock}`
  })
const lastAudit = async (id: string) => {
  const row = (await world.readAudit(id)).at(-1)
  const changes = typeof row?.changes === 'string' ? JSON.parse(row.changes) : row?.changes
  return { description: row?.description, changes: changes as { field: string; to: unknown; hidden?: boolean }[] }
}

describe('planning again does not change a visit', () => {
  const set = (id: string, columns: object) => updateRows(world, 'visits', { id }, columns)

  test('that was edited, skipped, started or moved', async () => {
    const { booking, roster } = await world.planDaily()
    const rows = await world.visitsOf(booking._id)
    const idOf = (place: number) => rows[place]?.id ?? ''
    const at = world.clock.now.toISOString()
    await set(idOf(1), { edited_at: at })
    await set(idOf(2), { status: 'skipped', charge: 'due' })
    await set(idOf(3), { status: 'cancelled' })
    const event = { id: newId(), visit_id: idOf(4), kind: 'start', occurred_at: at, received_at: at } as const
    const rest = { proof: 'none', reason: null, client_event_id: newId(), by_account: world.admin.id } as const
    await insertRows(world, 'visit_events', { ...event, ...rest, withdrawn_of: null })
    const moved = { origin_visit_id: idOf(6), origin_kind: 'moved' as const, ordinal: 0 }
    const second = { booking, startsAt: '2026-06-18T15:30:00.000Z', caretaker: null }
    const follower = await insertVisit(world, { ...second, ...moved })
    const extra = await insertVisit(world, { ...second, startsAt: '2026-06-19T15:30:00.000Z', ordinal: 7 })
    const { body } = await world.change(booking, roster, { from: '2026-06-12', shifts: [nine] })
    const starts = await startsOf(booking._id)
    const stood = ['11 08:00', '12 08:00', '13 08:00', '14 08:00', '15 08:00']
    expect(starts.slice(0, 5)).toEqual(stood)
    expect(starts.filter((start) => start.endsWith('08:00'))).toEqual(stood)
    expect(starts.filter((start) => start.endsWith('21:00'))).toEqual(['18 21:00', '19 21:00'])
    const after = await world.visitsOf(booking._id)
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining([follower.id, extra.id]))
    expect(after).toHaveLength(16)
    expect([body.created, body.kept]).toEqual([0, 5])
  })
})

describe('a counted package', () => {
  const planWeek = async () => {
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    await world.plan(booking, { shifts: [session], endsOn: null })
    return { booking, rows: await world.visitsOf(booking._id) }
  }
  const again = async (booking: { _id: string }) =>
    (await world.change(booking, await rosterOf(booking._id), { endsOn: null })).body
  const planned = async (id: string) =>
    (await world.visitsOf(id)).filter(({ status }) => status === 'planned').map((row) => row.service_day.slice(-2))
  const set = (id: string | undefined, columns: object) => updateRows(world, 'visits', { id: id ?? '' }, columns)

  test('returns a session skipped free of charge, and none that was charged or missed', async () => {
    const { booking, rows } = await planWeek()
    await set(rows[0]?.id, { status: 'skipped', charge: 'due' })
    await set(rows[1]?.id, { status: 'missed', charge: 'none' })
    await again(booking)
    expect(await planned(booking._id)).toEqual(['13', '14', '15'])
    await set(rows[2]?.id, { status: 'skipped', charge: 'none' })
    await again(booking)
    expect(await planned(booking._id)).toEqual(['14', '15', '16'])
    await again(booking)
    expect(await planned(booking._id)).toEqual(['14', '15', '16'])
    await set(rows[3]?.id, { status: 'cancelled' })
    await again(booking)
    expect(await planned(booking._id)).toEqual(['15', '16', '17'])
  })
})

describe('planning visits is refused', () => {
  test('without a plan, or after the care has ended', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    const ask = (method: string, step: string, body: object) =>
      codeOf(world.call(world.admin, method, path(booking._id, step), body))
    const plan = { startsOn: '2026-06-11', days: everyDay, mode: 'visits', shifts: [dayShift] }
    const calls: [string, string, object][] = [
      ['PUT', '', { ...plan, revision: 1 }],
      ['PUT', '/rules', { rules: [] }],
      ['POST', '/pause', { from: '2026-06-12', until: null, reason: 'Away' }],
      ['POST', '/resume', {}],
    ]
    for (const call of calls) expect(await ask(...call)).toBe('409 roster.missing')
    await world.setStatus(world.admin, booking, 'cancelled')
    for (const call of [...calls, ['POST', '', plan] as const])
      expect(await ask(call[0], call[1], call[2])).toBe('409 visit.care_over')
  })

  test('for a person who is no active caretaker, or with two rules for one shift', async () => {
    const { booking, roster } = await world.planDaily()
    const [customer, inactive] = [await world.addPerson('user'), await world.addPerson('caretaker', 'Rani')]
    await world.call(world.admin, 'PUT', `/admin/caretakers/${inactive.id}`, { active: false })
    const rule = (caretaker: string | null, more: object = {}) => ({ code: 'D', weekday: 0, caretaker, ...more })
    const change = async (...rules: object[]) => (await world.change<Refusal>(booking, roster, { rules })).body
    const set = async (...rules: object[]) => {
      const body = { rules: rules.map((one) => ({ from: today, ...one })) }
      return (await world.call<Refusal>(world.admin, 'PUT', path(booking._id, '/rules'), body)).body
    }
    for (const ask of [change, set]) {
      expect(await ask(rule(customer.id))).toMatchObject({
        code: 'booking.unknown_caretaker',
        errors: { rules: texts.assignment.unknownCaretaker },
      })
      expect(await ask(rule(inactive.id))).toMatchObject({ code: 'booking.caretaker_inactive' })
      expect(await ask(rule(null), rule(null))).toMatchObject({ errors: { rules: texts.roster.ruleTwice } })
    }
    expect(await set(rule(null, { from: '2026-06-31' }))).toMatchObject({ errors: { from: texts.details.invalidDate } })
    const two = await set(rule(null, { from: '2026-06-12' }), rule(null, { from: '2026-06-20' }))
    expect(two).toHaveProperty('roster')
  })
})

describe('the plan of a booking', () => {
  test('is recorded in the audit log with days, shifts and dates', async () => {
    const booking = await world.bookPackage('elderly-care', 'premium')
    const shifts = [
      { code: 'D', start: '08:00', minutes: 720 },
      { code: 'N', start: '20:00', minutes: 720 },
    ]
    const two = { mode: 'two-shifts', shifts, days: [3, 1, 3], endsOn: '2026-06-30' }
    const planned = await world.plan(booking, { ...two, tasks: ['meals', 'medicine'] })
    expect([planned.body.roster.days, planned.body.roster.tasks]).toEqual([
      [1, 3],
      ['medicine', 'meals'],
    ])
    const first = await lastAudit(booking._id)
    expect(first.description).toBe(`Booking ${booking.bookingId}: visits planned`)
    expect(first.changes.map(({ field, to }) => [field, to])).toEqual([
      ['roster', 'Mon, Wed; day 8:00 AM to 8:00 PM and night 8:00 PM to 8:00 AM; from Jun 11, 2026 to Jun 30, 2026'],
      ['tasks', null],
    ])
    const same = await world.change(booking, planned.body.roster, { endsOn: null })
    const second = await lastAudit(booking._id)
    expect(second.description).toBe(`Booking ${booking.bookingId}: visits planned again`)
    expect(second.changes.map(({ to }) => to)).toEqual([
      'Mon, Wed; day 8:00 AM to 8:00 PM and night 8:00 PM to 8:00 AM; from Jun 11, 2026 on',
    ])
    expect([same.body.roster.tasks, same.body.roster.endsOn]).toEqual([['medicine', 'meals'], null])
    const none = await world.change(booking, same.body.roster, { tasks: [], endsOn: null })
    expect(none.body.roster.tasks).toEqual([])
    expect((await lastAudit(booking._id)).changes.map(({ field }) => field)).toEqual(['roster', 'tasks'])
    const rules = [{ code: 'N', weekday: 1, caretaker: null, from: today }]
    await world.call(world.admin, 'PUT', path(booking._id, '/rules'), { rules })
    const third = await lastAudit(booking._id)
    expect(third.description).toBe(`Booking ${booking.bookingId}: caretakers by weekday changed`)
    expect(third.changes.map(({ field }) => field)).toEqual(['roster'])
  })

  test('is suggested from the package, the preferred time and the preferred day', async () => {
    const suggested = async (service: string, name: string, details: Record<string, string> = {}) => {
      const booking = await world.bookPackage(service, name, details)
      return (await world.call<RosterWithSuggestion>(world.admin, 'GET', path(booking._id))).body.suggested
    }
    expect(await suggested('physiotherapy', 'weekly', { preferredSessionTime: 'Evening (4 PM - 8 PM)' })).toEqual({
      startsOn: today,
      endsOn: '2026-06-16',
      days: [1, 2, 3, 4, 5],
      mode: 'visits',
      shifts: [{ code: 'S', start: '17:00', minutes: 60 }],
      unitsTotal: 5,
    })
    const wished = await suggested('caretaking', 'daytime', {
      preferredTime: 'Afternoon',
      preferredStartDate: '2026-06-12',
    })
    expect([wished?.startsOn, wished?.shifts]).toEqual(['2026-06-12', [{ code: 'D', start: '12:00', minutes: 480 }]])
    const booking = await world.bookPackage('elderly-care', 'standard', { preferredStartDate: '2026-06-12' })
    world.setClock('2026-06-13')
    const late = await world.call<RosterWithSuggestion>(world.admin, 'GET', path(booking._id))
    expect(late.body.suggested?.startsOn).toBe('2026-06-13')
    const door = await world.sideDoor()
    await door.rows("update bookings set package_id = 'no longer sold' where id = ?", booking._id)
    expect((await world.call<RosterWithSuggestion>(world.admin, 'GET', path(booking._id))).body).toEqual({
      roster: null,
      suggested: null,
    })
    expect((await world.call(world.admin, 'GET', path('nobody'))).status).toBe(404)
  })

  test('moves its last day with its first one, unless an admin has set it', async () => {
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    const planned = await world.plan(booking, { shifts: [session] })
    expect(planned.body.roster.endsOn).toBe('2026-06-17')
    const stays = await world.change(booking, planned.body.roster, { endsOn: '2026-06-25' })
    const kept = await world.change(booking, stays.body.roster, { days: [1, 2, 3] })
    expect(kept.body.roster.endsOn).toBe('2026-06-25')
    const moved = await world.change(booking, kept.body.roster, { startsOn: '2026-06-12', from: '2026-06-12' })
    expect(moved.body.roster).toMatchObject({ endsOn: '2026-06-18', unitsTotal: 5 })
    expect((await world.change(booking, moved.body.roster, { startsOn: '2026-06-09' })).status).toBe(400)
  })
})

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
