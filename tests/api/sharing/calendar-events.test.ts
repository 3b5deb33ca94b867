import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from '../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

const renew = async (person: Person): Promise<string> =>
  (await world.call<CalendarFeed>(person, 'POST', '/calendar-feed')).body.url ?? ''
const own = async (person: Person) => (await world.call<CalendarFeed>(person, 'GET', '/calendar-feed')).body
const read = (url: string) => world.call(undefined, 'GET', new URL(url).pathname.replace(/^\/api/, ''))
async function eventsOf(person: Person) {
  const calendar = new ICAL.Component(ICAL.parse((await read(await renew(person))).text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary } = new ICAL.Event(component)
    const id = uid.slice('visit-'.length, uid.indexOf('@'))
    return { id, sequence, summary, status: component.getFirstPropertyValue('status') }
  })
}
const idsOf = async (person: Person) => (await eventsOf(person)).map(({ id }) => id).sort()

const day = 86_400_000
const fromNow = (days: number, ms = 0) => new Date(world.clock.now.getTime() + days * day + ms).toISOString()

describe('what a calendar says of a visit (rule SHARE-7)', () => {
  test('that nobody is chosen yet, and the minutes of hours that are not full', async () => {
    const [family, caretaker] = [await world.addPerson('user'), await world.addPerson('caretaker')]
    const booking = await world.book(family)
    await insertVisit(world, { booking, startsAt: '2026-06-20T03:00:00Z', minutes: 690 })
    await insertVisit(world, { booking, startsAt: '2026-06-21T03:00:00Z', minutes: 690, caretaker })
    expect((await eventsOf(family)).map(({ summary }) => summary)).toEqual(['Care visit', 'Care visit: Asha'])
    expect((await eventsOf(caretaker)).map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Visit 08:30–20, /),
    ])
  })

  test('who was missed stays, with who came instead beside; moved after that, it keeps the id of the one who came', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const add = (more: object) => insertVisit(world, { booking, startsAt: '2026-06-12T04:00:00Z', ...more })
    const missed = await add({ status: 'missed' })
    const instead = await add({ status: 'skipped', origin_visit_id: missed.id, origin_kind: 'replacement' })
    await add({ status: 'planned', origin_visit_id: instead.id, origin_kind: 'moved', moves: 1, revision: 3 })
    expect(await eventsOf(family)).toEqual([
      { id: missed.id, sequence: 1, summary: 'Cancelled: Care visit', status: 'CANCELLED' },
      { id: instead.id, sequence: 1_003, summary: 'Care visit', status: 'CONFIRMED' },
    ])
  })

  test('whoever comes instead is another event than who was missed', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const startsAt = '2026-06-12T04:00:00Z'
    const missed = await insertVisit(world, { booking, startsAt, status: 'missed' })
    const origin = { origin_visit_id: missed.id, origin_kind: 'replacement' as const }
    const instead = await insertVisit(world, { booking, startsAt, ...origin })
    expect((await eventsOf(family)).map(({ id, status }) => `${id} ${status}`).sort()).toEqual(
      [`${missed.id} CANCELLED`, `${instead.id} CONFIRMED`].sort(),
    )
  })

  test('one that was moved and then given to somebody else is taken back by the id it had from the first', async () => {
    const [caretaker, other] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    const booking = await world.book(await world.addPerson('user'))
    const first = await insertVisit(world, { booking, startsAt: '2026-06-12T04:00:00Z', status: 'skipped' })
    const origin = { origin_visit_id: first.id, origin_kind: 'moved' as const, moves: 1 }
    const moved = await insertVisit(world, { booking, startsAt: '2026-06-13T04:00:00Z', caretaker, ...origin })
    await world.deps.database.write((tx) =>
      tx.updateTable('visits').set({ caretaker_id: other.id }).where('id', '=', moved.id).execute(),
    )
    expect(await eventsOf(caretaker)).toMatchObject([{ id: first.id, status: 'CANCELLED' }])
    expect(await eventsOf(other)).toMatchObject([{ id: first.id, status: 'CONFIRMED' }])
  })

  test('from seven days back to sixty ahead, to the minute', async () => {
    const [family, caretaker] = [await world.addPerson('user'), await world.addPerson('caretaker')]
    const booking = await world.book(family)
    const add = async (startsAt: string, status: 'done' | 'planned') =>
      (await insertVisit(world, { booking, startsAt, status, caretaker, minutes: 1 })).id
    const shown = [await add(fromNow(-7), 'done'), await add(fromNow(60, -60_000), 'planned')]
    await add(fromNow(-7, -60_000), 'done')
    await add(fromNow(60), 'planned')
    expect(await idsOf(family)).toEqual(shown.sort())
    expect(await idsOf(caretaker)).toEqual(shown.sort())
  })

  test('thirty days back where it is not to be, and thirty days after that was said', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const add = async (startsAt: string, status: 'missed' | 'cancelled' | 'skipped', updatedAt = fromNow(-1)) =>
      (await insertVisit(world, { booking, startsAt, status, updated_at: updatedAt })).id
    const shown = [
      await add(fromNow(-30), 'missed'),
      await add(fromNow(-20), 'cancelled'),
      await add(fromNow(3), 'skipped', fromNow(-30)),
    ]
    await add(fromNow(-30, -60_000), 'missed')
    await add(fromNow(4), 'skipped', fromNow(-30, -1))
    const events = await eventsOf(family)
    expect(events.map(({ id }) => id)).toEqual(shown)
    expect(new Set(events.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
  })

  test('the same of visits that were given to somebody else', async () => {
    const [family, caretaker] = [await world.addPerson('user'), await world.addPerson('caretaker')]
    const booking = await world.book(family)
    const leave = async (visit: string, startsAt: string, leftAt = fromNow(-1)) => {
      const starts = minutesOf(startsAt)
      const at = { starts_min: starts, ends_min: starts + 60, created_at: fromNow(-40), left_at: leftAt }
      const row = { id: `${visit}-${caretaker.id}`, visit_id: visit, booking_id: booking._id, revision: 2, ...at }
      await world.deps.database.write((tx) =>
        tx
          .insertInto('left_visits')
          .values({ ...row, caretaker_id: caretaker.id })
          .execute(),
      )
    }
    await leave('first', fromNow(-30))
    await leave('too-early', fromNow(-30, -60_000))
    await leave('late-said', fromNow(3), fromNow(-30))
    await leave('too-late-said', fromNow(4), fromNow(-30, -1))
    await leave('last', fromNow(60, -60_000))
    await leave('too-late', fromNow(60))
    for (const person of [family, caretaker]) expect(await idsOf(person)).toEqual(['first', 'last', 'late-said'])
    expect(await idsOf(await world.addPerson('user'))).toEqual([])
  })
})

describe('the address of a calendar (rule SHARE-6)', () => {
  test('is none before it is made, then the one that was made, and says when it was read, by the hour', async () => {
    const [person, other] = [await world.addPerson('user'), await world.addPerson('caretaker')]
    expect(await own(person)).toEqual({ url: null, lastReadAt: null })
    const [url, another] = [await renew(person), await renew(other)]
    expect(await own(person)).toEqual({ url, lastReadAt: null })
    await read(url)
    const first = world.clock.now.toISOString()
    expect(await own(person)).toEqual({ url, lastReadAt: first })
    expect(await own(other)).toEqual({ url: another, lastReadAt: null })
    world.setClock(today, '12:25')
    await read(url)
    expect((await own(person)).lastReadAt).toBe(first)
    world.setClock(today, '12:30')
    await read(url)
    expect((await own(person)).lastReadAt).toBe(world.clock.now.toISOString())
  })

  test('made and ended stand in the log once each, and another’s goes on', async () => {
    const [person, other] = [await world.addPerson('user'), await world.addPerson('user')]
    const url = await renew(other)
    await renew(person)
    for (const _ of ['once', 'again']) {
      await world.call(person, 'DELETE', '/calendar-feed')
      const rows = await world.readAudit(person.id)
      expect(rows.map(({ action, description }) => [action, description])).toEqual([
        ['SYSTEM_SETTINGS_CHANGED', 'Calendar address made'],
        ['SYSTEM_SETTINGS_CHANGED', 'Calendar address ended'],
      ])
    }
    expect((await read(url)).status).toBe(200)
  })

  test.each([
    ['belongs to the office now', { role: 'admin' as const }],
    ['is not here any more', { removed_at: '2026-06-10T06:00:00.000Z' }],
  ])('opens nothing for somebody who %s', async (_, change) => {
    const person = await world.addPerson('caretaker')
    const url = await renew(person)
    expect((await read(url)).status).toBe(200)
    await world.deps.database.write((tx) =>
      tx.updateTable('accounts').set(change).where('id', '=', person.id).execute(),
    )
    expect((await read(url)).status).toBe(404)
  })
})
