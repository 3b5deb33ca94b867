import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, today } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const renew = async (person: Person): Promise<string> =>
  (await world.call<CalendarFeed>(person, 'POST', '/calendar-feed')).body.url ?? ''
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

describe('calendar events (rule SHARE-7)', () => {
  test('name the caretaker once assigned, and show the duration in minutes', async () => {
    const [family, caretaker] = [await world.addPerson('user'), await world.addPerson('caretaker')]
    const booking = await world.book(family)
    await insertVisit(world, { booking, startsAt: '2026-06-20T03:00:00Z', minutes: 690 })
    await insertVisit(world, { booking, startsAt: '2026-06-21T03:00:00Z', minutes: 690, caretaker })
    expect((await eventsOf(family)).map(({ summary }) => summary)).toEqual(['Care visit', 'Care visit: Asha'])
    expect((await eventsOf(caretaker)).map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Visit 08:30–20, /),
    ])
  })

  test('keep a missed visit beside its replacement', async () => {
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

  test('confirm a visit that the office restored after a move, and cancel its new time', async () => {
    const { booking, visit } = await world.planOne()
    const moved = { origin_visit_id: visit.id, origin_kind: 'moved', moves: 1, status: 'cancelled' } as const
    const later = await insertVisit(world, { booking, startsAt: '2026-06-12T04:00:00Z', ...moved })
    const states = (await eventsOf(world.family)).map(({ id, status }) => [id, status])
    expect(states).toEqual(
      expect.arrayContaining([
        [visit.id, 'CONFIRMED'],
        [later.id, 'CANCELLED'],
      ]),
    )
  })

  test('show a returned session as a new event', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const skipped = await insertVisit(world, { booking, startsAt: '2026-06-12T04:00:00Z', status: 'skipped' })
    const origin = { origin_visit_id: skipped.id, origin_kind: 'moved', moves: 0 } as const
    const given = await insertVisit(world, { booking, startsAt: '2026-06-15T04:00:00Z', ...origin })
    const shown = [
      { id: skipped.id, sequence: 1, summary: 'Cancelled: Care visit', status: 'CANCELLED' },
      { id: given.id, sequence: 1, summary: 'Care visit', status: 'CONFIRMED' },
    ]
    expect(await eventsOf(family)).toEqual(shown)
    await updateRows(world, 'visits', { id: given.id }, { status: 'skipped' })
    const again = { origin_kind: 'moved', moves: 1, origin_visit_id: given.id } as const
    await insertVisit(world, { booking, startsAt: '2026-06-16T04:00:00Z', ...again })
    expect((await eventsOf(family)).map(({ id, status }) => [id, status])).toEqual([
      [skipped.id, 'CANCELLED'],
      [given.id, 'CONFIRMED'],
    ])
  })

  test('cover seven days back to sixty days ahead', async () => {
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

  test('show cancelled visits for thirty days', async () => {
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
})
