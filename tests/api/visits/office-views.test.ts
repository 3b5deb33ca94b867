import type { RosterWeek, Today } from '@thodu/api/contract/visits/board.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Refusal } from '../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

describe('what the office looks at', () => {
  test('the week: visits without anybody first, then everybody with hours and time off', async () => {
    world.setClock('2026-07-06')
    const caretaker = await world.addPerson('caretaker', 'Zeenat')
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, caretaker)
    const rules = [{ code: 'D', weekday: 3, caretaker: null }]
    await world.plan(booking, { startsOn: '2026-07-06', endsOn: '2026-07-09', rules })
    const week = await world.call<RosterWeek>(world.admin, 'GET', '/admin/roster-week?from=2026-07-06')
    const [open] = week.body.rows
    expect(open?.caretaker).toBeNull()
    expect(open?.visits.filter((visit) => visit.booking._id === booking._id)).toHaveLength(1)
    const own = week.body.rows.find((row) => row.caretaker?._id === caretaker.id)
    expect(own?.caretaker).toMatchObject({ minutes: 2_160, maxMinutes: 2_880 })
    expect(own?.visits.map(({ serviceDay }) => serviceDay)).toEqual(['2026-07-06', '2026-07-07', '2026-07-09'])
    const bad = await world.call<Refusal>(world.admin, 'GET', '/admin/roster-week?from=2026-02-31')
    expect(bad.status).toBe(400)
  })

  test('Today: what needs a hand first; the list by day, caretaker, state and words', async () => {
    world.setClock('2026-08-03')
    const caretaker = await world.addPerson('caretaker', 'Padmavathi')
    const booking = await world.bookPackage('elderly-care', 'standard', { patientName: 'Kamala Devi' })
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { startsOn: '2026-08-04', rules: [{ code: 'D', weekday: 3, caretaker: null }] })
    world.setClock('2026-08-04', '08:20')
    const now = await world.call<Today>(world.admin, 'GET', '/admin/today')
    const own = now.body.visits.filter((visit) => visit.booking._id === booking._id)
    expect(own.map(({ need, serviceDay }) => `${need} ${serviceDay}`)).toEqual(['late 2026-08-04', 'open 2026-08-05'])
    expect(now.body.counts.late).toBe(1)
    const days = async (filter: Record<string, unknown>) =>
      (await world.listVisits(filter)).map(({ serviceDay }) => serviceDay)
    const span = { from: '2026-08-04', to: '2026-08-06' }
    expect(await days({ ...span, booking: booking._id })).toEqual(['2026-08-04', '2026-08-05', '2026-08-06'])
    expect(await days({ ...span, caretaker: caretaker.id })).toEqual(['2026-08-04', '2026-08-06'])
    expect(await days({ ...span, q: 'kamala' })).toEqual(['2026-08-04', '2026-08-05', '2026-08-06'])
    expect(await days({ ...span, q: 'padmavathi' })).toEqual(['2026-08-04', '2026-08-06'])
    expect(await days({ ...span, q: booking.bookingId, open: true })).toEqual(['2026-08-05'])
    expect(await days({ ...span, unproved: true })).toEqual([])
    expect(await days({ status: 'done', booking: booking._id })).toEqual([])
    const wrong = await world.call<Refusal>(world.admin, 'GET', '/admin/visits?filter={"from":"2026-02-31"}')
    expect(wrong.status).toBe(400)
  })

  test('a list of a caretaker’s visits has no page and no total of a family that is closed (rule PRIV-K1)', async () => {
    world.setClock('2026-09-01', '12:00')
    const caretaker = await world.addPerson('caretaker', 'Anitha')
    const closed = await world.addPerson('user')
    for (const [customer, days] of [
      [await world.addPerson('user'), ['02', '03']],
      [closed, ['04', '05', '06']],
    ] as const) {
      const booking = await world.bookUpTo('active', { customer, admin: world.admin, caretaker })
      for (const day of days) await insertVisit(world, { booking, caretaker, startsAt: `2026-09-${day}T04:30:00.000Z` })
    }
    const filter = encodeURIComponent(JSON.stringify({ caretaker: caretaker.id }))
    const range = async () => {
      const { headers } = await world.call(world.admin, 'GET', `/admin/visits?filter=${filter}&range=[0,0]`)
      return headers.get('Content-Range')
    }
    expect(await range()).toBe('visits 0-0/5')
    const restricted_at = world.clock.now.toISOString()
    await world.deps.database.write((tx) =>
      tx.updateTable('accounts').set({ restricted_at }).where('id', '=', closed.id).execute(),
    )
    expect(await range()).toBe('visits 0-0/2')
    expect((await world.listVisits({ caretaker: caretaker.id })).map(({ serviceDay }) => serviceDay)).toEqual([
      '2026-09-02',
      '2026-09-03',
    ])
  })

  test('tomorrow’s list is worked off: who was told today leaves it, who was told yesterday stands there (rule CALL-11)', async () => {
    world.setClock('2026-08-17', '18:00')
    const caretaker = await world.addPerson('caretaker', 'Zubeda')
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { startsOn: '2026-08-18' })
    await world.deps.database.write((tx) =>
      tx.updateTable('accounts').set({ phone: '9876543219' }).where('id', '=', world.family.id).execute(),
    )
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
    const wrong = await world.call(world.admin, 'GET', '/admin/visits?filter={"day":"yesterday"}')
    expect(wrong.status).toBe(400)
  })

  test('not proved is what nobody but who came has said; a word of the family is enough (rule VISIT-16)', async () => {
    const family = await world.addPerson('user')
    const caretaker = await world.addPerson('caretaker', 'Sridevi')
    const booking = await world.bookUpTo('active', { customer: family, admin: world.admin, caretaker })
    world.setClock('2026-08-10', '12:00')
    const visits = []
    for (const hour of ['06', '08', '10'])
      visits.push(
        await insertVisit(world, {
          booking,
          caretaker,
          startsAt: `2026-08-10T0${Number(hour) - 5}:00:00.000Z`,
          minutes: 60,
        }),
      )
    for (const { id } of visits)
      for (const step of ['start', 'end'])
        expect(
          (await world.call(caretaker, 'POST', `/caretaker/visits/${id}/${step}`, { clientEventId: newId() })).status,
        ).toBe(200)
    const list = async (unproved: boolean) =>
      (await world.listVisits({ booking: booking._id, unproved })).map(({ _id }) => _id).sort()
    const ids = visits.map(({ id }) => id)
    expect(await list(true)).toEqual(ids.toSorted())
    const confirmed = await world.call(family, 'POST', `/visits/${ids[1]}/confirm-here`)
    expect(confirmed.status).toBe(200)
    expect(await list(true)).toEqual([ids[0], ids[2]].sort())
    expect(await list(false)).toEqual([ids[1]])
    const now = await world.call<Today>(world.admin, 'GET', '/admin/today')
    const needs = now.body.visits.filter((visit) => visit.booking._id === booking._id)
    expect(
      needs
        .filter(({ need }) => need === 'unproved')
        .map(({ _id }) => _id)
        .sort(),
    ).toEqual([ids[0], ids[2]].sort())
  })

  test('looking at a family leaves its row in the access log', async () => {
    const { visit, booking } = await world.planOne()
    const rows = world.deps.database.read
      .selectFrom('access_log')
      .select('opened')
      .where('subject_id', '=', booking._id)
      .where('viewer_id', '=', world.admin.id)
    const countOpened = async (): Promise<number> => {
      await world.deps.accessLog.settle()
      return (await rows.execute())[0]?.opened ?? 0
    }
    const before = await countOpened()
    // What planning showed was another visit to it (rule AUD-15).
    world.setClock(today, '12:20')
    await world.call(world.admin, 'GET', `/admin/visits/${visit.id}`)
    expect(await countOpened()).toBe(before + 1)
  })
})
