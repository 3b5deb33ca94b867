import type { PlannedRoster, RosterPage } from '@thodu/api/contract/roster/roster.schema'
import { texts } from '@thodu/api/contract/texts'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Refusal } from '../../support/world.ts'
import { createVisitWorld, dayShift, everyDay, today, type VisitWorld } from '../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const path = (id: string, step = '') => `/admin/bookings/${id}/roster${step}`
const rosterOf = async (id: string) => {
  const { roster } = (await world.call<RosterPage>(world.admin, 'GET', path(id))).body
  if (!roster) throw new Error('no roster')
  return roster
}
const nine = { code: 'D', start: '09:00', minutes: 480 } as const
const session = { code: 'S', start: '10:00', minutes: 60 } as const
/** When visits begin in the city, by day without its month. */
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

describe('planned anew, a visit stays as it is', () => {
  const set = (id: string, columns: object) =>
    world.deps.database.write((tx) => tx.updateTable('visits').set(columns).where('id', '=', id).execute())

  test('that somebody has touched, begun, spoken of, or put in another’s place; every other one is as planned', async () => {
    const { booking, roster } = await world.planDaily()
    const rows = await world.visitsOf(booking._id)
    const idOf = (place: number) => rows[place]?.id ?? ''
    const at = world.clock.now.toISOString()
    await set(idOf(1), { edited_at: at })
    await set(idOf(2), { status: 'skipped', charge: 'due' })
    await set(idOf(3), { status: 'cancelled' })
    await world.deps.database.write(async (tx) => {
      const event = { id: newId(), visit_id: idOf(4), kind: 'start' as const, occurred_at: at, received_at: at }
      const rest = { proof: 'none' as const, reason: null, client_event_id: newId(), by_account: world.admin.id }
      await tx
        .insertInto('visit_events')
        .values({ ...event, ...rest, withdrawn_of: null })
        .execute()
    })
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
    // Of what stands, what was cancelled is not counted.
    expect([body.created, body.kept]).toEqual([0, 5])
  })

  test('of which somebody has said that something is wrong', async () => {
    const { booking, caretaker, roster } = await world.planDaily()
    const [, visit] = await world.visitsOf(booking._id)
    const at = world.clock.now.toISOString()
    await world.deps.database.write((tx) =>
      tx
        .insertInto('visit_troubles')
        .values({
          ...{ id: newId(), visit_id: visit?.id ?? '', kind: 'fall', text: null, occurred_at: at, created_at: at },
          ...{ client_event_id: newId(), by_account: caretaker.id, status: 'new', mailed_at: at },
        })
        .execute(),
    )
    await world.change(booking, roster, { shifts: [nine] })
    expect((await startsOf(booking._id)).filter((start) => start.endsWith('08:00'))).toEqual(['12 08:00'])
  })

  test('that begins this minute, and that lies before the day from which it is planned', async () => {
    const { booking, roster } = await world.planDaily()
    world.setClock('2026-06-12', '08:00')
    const { body } = await world.change(booking, roster, { shifts: [nine], from: '2026-06-12' })
    expect((await startsOf(booking._id)).slice(0, 3)).toEqual(['11 08:00', '12 08:00', '13 09:00'])
    // A fortnight from that day on, the first of which stands.
    expect([body.created, body.kept, body.visits.length]).toEqual([1, 1, 13])
    const later = await world.change(booking, body.roster, { shifts: [dayShift], from: '2026-06-20' })
    expect((await startsOf(booking._id)).slice(8, 10)).toEqual(['19 09:00', '20 08:00'])
    expect(later.body.created).toBe(0)
  })

  test('whose hours are the same: another caretaker, an end or nothing new is told apart', async () => {
    const { booking, caretaker, roster } = await world.planDaily()
    const before = await world.visitsOf(booking._id)
    const same = await world.change(booking, roster)
    expect([same.body.created, same.body.kept, same.body.open]).toEqual([0, 14, 0])
    expect(await world.visitsOf(booking._id)).toEqual(before)
    const rules = (weekday: number, who: string | null) => ({ rules: [{ code: 'D', weekday, caretaker: who }] })
    const sundays = await world.change(booking, same.body.roster, rules(0, null))
    expect([sundays.body.open, sundays.body.kept]).toEqual([2, 12])
    const longer = { code: 'D', start: '08:00', minutes: 721 }
    const more = await world.change(booking, sundays.body.roster, { shifts: [longer], ...rules(0, caretaker.id) })
    expect(more.body.open).toBe(0)
    const after = await world.visitsOf(booking._id)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.every((row) => row.ends_min - row.starts_min === 721 && row.caretaker_id === caretaker.id)).toBe(true)
    const days = await world.change(booking, more.body.roster, { shifts: [longer], days: [1, 2], rules: [] })
    expect(days.body.kept).toBe(4)
    expect((await world.visitsOf(booking._id)).map(({ service_day }) => service_day.slice(-2))).toEqual([
      '15',
      '16',
      '22',
      '23',
    ])
  })
})

describe('a counted package', () => {
  const planWeek = async () => {
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    await world.plan(booking, { shifts: [session], endsOn: null })
    return { booking, rows: await world.visitsOf(booking._id) }
  }
  const again = async (id: string) => {
    const roster = await rosterOf(id)
    const { startsOn, days, mode, shifts, revision } = roster
    const body = { startsOn, days, mode, shifts, revision, endsOn: null }
    return (await world.call<PlannedRoster>(world.admin, 'PUT', path(id), body)).body
  }
  const planned = async (id: string) =>
    (await world.visitsOf(id)).filter(({ status }) => status === 'planned').map((row) => row.service_day.slice(-2))
  const set = (id: string | undefined, columns: object) =>
    world.deps.database.write((tx) =>
      tx
        .updateTable('visits')
        .set(columns)
        .where('id', '=', id ?? '')
        .execute(),
    )

  test('holds as many sessions as were bought, whatever is planned anew', async () => {
    const { booking, rows } = await planWeek()
    expect(await planned(booking._id)).toEqual(['11', '12', '13', '14', '15'])
    world.setClock('2026-06-13')
    await again(booking._id)
    expect(await planned(booking._id)).toEqual(['11', '12', '13', '14', '15'])
    expect(rows).toHaveLength(5)
  })

  test('gives back what was skipped in time and free, once, and nothing of what was charged or missed', async () => {
    const { booking, rows } = await planWeek()
    await set(rows[0]?.id, { status: 'skipped', charge: 'due' })
    await set(rows[1]?.id, { status: 'missed', charge: 'none' })
    await again(booking._id)
    expect(await planned(booking._id)).toEqual(['13', '14', '15'])
    await set(rows[2]?.id, { status: 'skipped', charge: 'none' })
    await again(booking._id)
    expect(await planned(booking._id)).toEqual(['14', '15', '16'])
    await again(booking._id)
    expect(await planned(booking._id)).toEqual(['14', '15', '16'])
    await set(rows[3]?.id, { status: 'cancelled' })
    await again(booking._id)
    expect(await planned(booking._id)).toEqual(['15', '16', '17'])
  })

  test('does not plan a second one on a day to which a session was moved, unless that one is not to be', async () => {
    const { booking, rows } = await planWeek()
    await set(rows[0]?.id, { status: 'skipped', charge: 'none' })
    const follower = await insertVisit(world, {
      ...{ booking, startsAt: '2026-06-16T04:30:00.000Z', minutes: 60, code: 'S', ordinal: 0 },
      ...{ origin_visit_id: rows[0]?.id ?? '', origin_kind: 'moved' },
    })
    await again(booking._id)
    // It took the unit that was given back.
    expect(await planned(booking._id)).toEqual(['12', '13', '14', '15', '16'])
    // Another session falls away free, and its unit goes behind the day that is taken.
    await set(rows[4]?.id, { status: 'skipped', charge: 'none' })
    await again(booking._id)
    expect(await planned(booking._id)).toEqual(['12', '13', '14', '16', '17'])
    await set(follower.id, { status: 'cancelled' })
    await again(booking._id)
    expect(await planned(booking._id)).toEqual(['12', '13', '14', '16'])
  })
})

describe('a plan is refused', () => {
  test('from a day that is behind, or begins anew behind; today both are taken', async () => {
    const { booking, roster } = await world.planDaily()
    const refusal = async (more: Record<string, unknown>) => {
      const { status, body } = await world.change<Refusal>(booking, roster, more)
      return [status, body.errors]
    }
    expect(await refusal({ from: '2026-06-09' })).toEqual([400, { from: texts.roster.pastDay }])
    expect(await refusal({ startsOn: '2026-06-09' })).toEqual([400, { startsOn: texts.roster.pastStart }])
    expect(await refusal({ from: '2026-06-10' })).toEqual([400, { from: texts.roster.beforeFirstDay }])
    const { body } = await world.change(booking, roster, { startsOn: '2026-06-10', from: '2026-06-10' })
    expect(body.roster.startsOn).toBe('2026-06-10')
    const other = await world.bookPackage('elderly-care', 'standard')
    expect((await world.plan(other, { startsOn: today })).status).toBe(201)
    // Once it has begun, its first day may stay where it is.
    world.setClock('2026-06-14')
    expect((await world.change(booking, body.roster, { days: [1] })).status).toBe(200)
  })

  test('where there is none, or no booking, or care is over', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    const ask = async (method: string, step: string, body: object, id = booking._id) => {
      const answer = await world.call<Refusal>(world.admin, method, path(id, step), body)
      return [answer.status, answer.body.code]
    }
    const plan = { startsOn: '2026-06-11', days: everyDay, mode: 'visits', shifts: [dayShift] }
    const calls: [string, string, object][] = [
      ['PUT', '', { ...plan, revision: 1 }],
      ['PUT', '/rules', { rules: [] }],
      ['POST', '/pause', { from: '2026-06-12', until: null, reason: 'Away' }],
      ['POST', '/resume', {}],
    ]
    for (const call of calls) expect(await ask(...call)).toEqual([409, 'roster.missing'])
    for (const call of [...calls, ['POST', '', plan] as const])
      expect((await ask(call[0], call[1], call[2], 'nobody'))[0]).toBe(404)
    await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
    for (const call of [...calls, ['POST', '', plan] as const])
      expect(await ask(call[0], call[1], call[2])).toEqual([409, 'visit.care_over'])
  })

  test('for who is no caretaker, is not sent any more, or may not come to this family; one rule for each shift', async () => {
    const { booking, roster } = await world.planDaily()
    const [customer, inactive] = [await world.addPerson('user'), await world.addPerson('caretaker', 'Rani')]
    await world.call(world.admin, 'PUT', `/admin/caretakers/${inactive.id}`, { active: false })
    const rule = (caretaker: string | null, more: object = {}) => ({ code: 'D', weekday: 0, caretaker, ...more })
    const change = async (...rules: object[]) => (await world.change<Refusal>(booking, roster, { rules })).body
    const set = async (...rules: object[]) =>
      (
        await world.call<Refusal>(world.admin, 'PUT', path(booking._id, '/rules'), {
          rules: rules.map((one) => ({ from: today, ...one })),
        })
      ).body
    for (const ask of [change, set]) {
      expect(await ask(rule(customer.id))).toMatchObject({
        code: 'booking.unknown_caretaker',
        errors: { rules: texts.assignment.unknownCaretaker },
      })
      expect(await ask(rule(inactive.id))).toMatchObject({ code: 'booking.caretaker_inactive' })
      expect(await ask(rule(null), rule(null))).toMatchObject({ errors: { rules: texts.roster.ruleTwice } })
    }
    expect(await set(rule(null, { from: '2026-06-31' }))).toMatchObject({ errors: { from: texts.details.invalidDate } })
    // From another day on it is another rule.
    const two = await set(rule(null, { from: '2026-06-12' }), rule(null, { from: '2026-06-20' }))
    expect(two).toHaveProperty('roster')
  })
})

describe('what a plan says of itself', () => {
  test('in the log: days, shifts, from when to when, and that what is asked has changed', async () => {
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
      ['roster', 'Mon, Wed; day 08:00 to 20:00 and night 20:00 to 08:00; from Jun 11, 2026 to Jun 30, 2026'],
      ['tasks', null],
    ])
    const same = await world.change(booking, planned.body.roster, { endsOn: null })
    const second = await lastAudit(booking._id)
    expect(second.description).toBe(`Booking ${booking.bookingId}: visits planned anew`)
    expect(second.changes.map(({ to }) => to)).toEqual([
      'Mon, Wed; day 08:00 to 20:00 and night 20:00 to 08:00; from Jun 11, 2026 on',
    ])
    expect([same.body.roster.tasks, same.body.roster.endsOn]).toEqual([['medicine', 'meals'], null])
    const none = await world.change(booking, same.body.roster, { tasks: [], endsOn: null })
    expect(none.body.roster.tasks).toEqual([])
    expect((await lastAudit(booking._id)).changes.map(({ field }) => field)).toEqual(['roster', 'tasks'])
    const rules = [{ code: 'N', weekday: 1, caretaker: null, from: today }]
    await world.call(world.admin, 'PUT', path(booking._id, '/rules'), { rules })
    const third = await lastAudit(booking._id)
    expect(third.description).toBe(`Booking ${booking.bookingId}: who comes on which weekday changed`)
    expect(third.changes.map(({ field }) => field)).toEqual(['roster'])
  })

  test('before it is made: the package’s days and hours, at the time the family prefers, from its day or today', async () => {
    const suggested = async (service: string, name: string, details: Record<string, string> = {}) => {
      const booking = await world.bookPackage(service, name, details)
      return (await world.call<RosterPage>(world.admin, 'GET', path(booking._id))).body.suggested
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
    const late = await world.call<RosterPage>(world.admin, 'GET', path(booking._id))
    expect(late.body.suggested?.startsOn).toBe('2026-06-13')
    const door = await world.sideDoor()
    await door.rows("update bookings set package_id = 'no longer sold' where id = ?", booking._id)
    expect((await world.call<RosterPage>(world.admin, 'GET', path(booking._id))).body).toEqual({
      roster: null,
      suggested: null,
    })
    expect((await world.call(world.admin, 'GET', path('nobody'))).status).toBe(404)
  })

  test('whose first day moves: its package’s end moves along, unless somebody has said which day it is', async () => {
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    const planned = await world.plan(booking, { shifts: [session] })
    expect(planned.body.roster.endsOn).toBe('2026-06-17')
    const stays = await world.change(booking, planned.body.roster, { endsOn: '2026-06-25' })
    const kept = await world.change(booking, stays.body.roster, { days: [1, 2, 3] })
    expect(kept.body.roster.endsOn).toBe('2026-06-25')
    const moved = await world.change(booking, kept.body.roster, { startsOn: '2026-06-12', from: '2026-06-12' })
    expect(moved.body.roster).toMatchObject({ endsOn: '2026-06-18', unitsTotal: 5 })
  })
})
