import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import type { FamilyVisit, MoveOptions } from '@thodu/api/contract/visits/visits.schema'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepLeftVisits } from '../../../api/src/visit-rows/left-visits.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from '../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

const renew = async (person: Person): Promise<string> => {
  const { status, body, text } = await world.call<CalendarFeed>(person, 'POST', '/calendar-feed')
  if (status !== 201 || body.url === null) throw new Error(text)
  return new URL(body.url).pathname.replace(/^\/api/, '')
}
const read = (path: string, headers: Record<string, string> = {}) =>
  world.call(undefined, 'GET', path, undefined, headers)
/** What a calendar program of others makes of the feed. */
async function eventsOf(path: string) {
  const { text, status } = await read(path)
  if (status !== 200) throw new Error(`${status} ${text}`)
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }
  })
}

describe('a calendar feed (rules SHARE-6, SHARE-7)', () => {
  test('holds a caretaker’s visits and a family’s, each with what is theirs', async () => {
    const { booking, caretaker } = await world.planOne(0, {
      address: '4-12, Canarystreet, Hanamkonda',
      specialRequirements: 'canary-of-health',
    })
    const own = await eventsOf(await renew(caretaker))
    expect(own).toHaveLength(14)
    expect(own[0]).toMatchObject({
      summary: `Visit 08–20, Hanamkonda (${booking.bookingId})`,
      status: 'CONFIRMED',
      start: '2026-06-11T02:30:00.000Z',
      end: '2026-06-11T14:30:00.000Z',
    })
    const path = await renew(world.family)
    const family = await eventsOf(path)
    expect(family.filter(({ uid }) => uid === own[0]?.uid)).toMatchObject([{ summary: 'Care visit: Lakshmi' }])
    const { text, headers } = await read(path)
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    for (const word of ['Canary', 'canary', 'Devi', 'Elderly']) expect(text).not.toContain(word)
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  })

  test('a moved visit keeps its id with a higher sequence, also when it is moved again', async () => {
    const family = await world.addPerson('user')
    const caretaker = await world.addPerson('caretaker', 'Kavitha Rani')
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { days: [1, 2, 3, 4, 5], shifts: [{ code: 'S', start: '09:00', minutes: 60 }] })
    const path = await renew(world.family)
    const visits = await world.call<FamilyVisit[]>(world.family, 'GET', `/booking/${booking._id}/visits`)
    let visit = visits.body.find(({ serviceDay }) => serviceDay === '2026-06-15')
    const before = (await eventsOf(path)).find(({ start }) => start === visit?.startsAt)
    const seen = [before]
    for (let moves = 0; moves < 2 && visit; moves += 1) {
      const options = await world.call<MoveOptions>(world.family, 'GET', `/visits/${visit._id}/options?day=2026-06-16`)
      const startsAt = options.body.options.at(-1 - moves)?.startsAt
      const moved = await world.call<FamilyVisit>(world.family, 'POST', `/visits/${visit._id}/move`, {
        startsAt,
        revision: visit.revision,
      })
      if (moved.status !== 200) throw new Error(moved.text)
      visit = moved.body
      const events = (await eventsOf(path)).filter(({ uid }) => uid === before?.uid)
      expect(events).toMatchObject([{ start: startsAt, status: 'CONFIRMED' }])
      seen.push(events[0])
    }
    const sequences = seen.map((event) => event?.sequence ?? -1)
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other))
    expect(new Set(sequences).size).toBe(3)
    expect((await read(await renew(family))).text).not.toContain('BEGIN:VEVENT')
  })

  test('what is not to be says so for thirty days', async () => {
    const { caretaker, visit } = await world.planOne(3)
    const path = await renew(caretaker)
    const skipped = await world.call(world.admin, 'POST', `/admin/visits/${visit.id}/skip`, { reason: 'Away' })
    expect(skipped.status).toBe(200)
    const find = async () => (await eventsOf(path)).filter(({ uid }) => uid.includes(visit.id))
    expect(await find()).toMatchObject([{ status: 'CANCELLED', summary: expect.stringMatching(/^Cancelled: Visit/) }])
    world.setClock('2026-07-09')
    expect(await find()).toHaveLength(1)
    world.setClock('2026-07-11')
    expect(await find()).toEqual([])
  })

  test('what went to somebody else, or was planned away, is taken back in words', async () => {
    const { booking, caretaker, roster, visit } = await world.planOne(3)
    const other = await world.addPerson('caretaker', 'Kavitha Rani')
    const [hers, next, families] = [await renew(caretaker), await renew(other), await renew(world.family)]
    const find = async (path: string, id = visit.id) => (await eventsOf(path)).filter(({ uid }) => uid.includes(id))
    const [before] = await find(hers)
    const give = async (caretakerId: string) => {
      const { revision } = (await world.visitsOf(booking._id)).find(({ id }) => id === visit.id) ?? visit
      const put = { caretaker: caretakerId, revision, scope: 'this' }
      const given = await world.call(world.admin, 'PUT', `/admin/visits/${visit.id}`, put)
      if (given.status !== 200) throw new Error(given.text)
    }
    await give(other.id)
    const [after, ...more] = await find(hers)
    expect([after, more]).toMatchObject([{ status: 'CANCELLED', summary: `Cancelled: ${before?.summary}` }, []])
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
    expect(await find(next)).toMatchObject([{ status: 'CONFIRMED' }])
    expect(await find(families)).toMatchObject([{ status: 'CONFIRMED', summary: 'Care visit: Kavitha' }])
    await give(caretaker.id)
    const [back, ...none] = await find(hers)
    expect([back, none]).toMatchObject([{ status: 'CONFIRMED' }, []])
    expect(back?.sequence).toBeGreaterThanOrEqual(after?.sequence ?? 0)
    expect(await find(next)).toMatchObject([{ status: 'CANCELLED' }])

    const last = (await eventsOf(hers)).at(-1)
    const changed = await world.change(booking, roster, { days: [1] })
    expect(changed.status).toBe(200)
    const id = last?.uid.slice('visit-'.length, last.uid.indexOf('@')) ?? ''
    for (const path of [hers, families]) expect(await find(path, id)).toMatchObject([{ status: 'CANCELLED' }])
    world.setClock('2026-07-12')
    await sweepLeftVisits(world.deps)
    expect(await world.deps.database.read.selectFrom('left_visits').select('id').execute()).toEqual([])
  })

  test('reaches from seven days back to sixty ahead', async () => {
    const { booking, caretaker } = await world.planOne()
    const add = (startsAt: string, status: 'done' | 'planned') =>
      insertVisit(world, { booking, startsAt, status, caretaker })
    const inside = [await add('2026-06-04T04:00:00Z', 'done'), await add('2026-08-08T04:00:00Z', 'planned')]
    const outside = [await add('2026-06-02T04:00:00Z', 'done'), await add('2026-08-11T04:00:00Z', 'planned')]
    const uids = (await eventsOf(await renew(caretaker))).map(({ uid }) => uid).join(' ')
    for (const { id } of inside) expect(uids).toContain(id)
    for (const { id } of outside) expect(uids).not.toContain(id)
  })

  test('unchanged it is 304, and changed it is not', async () => {
    const { caretaker, visit } = await world.planOne()
    const path = await renew(caretaker)
    const etag = (await read(path)).headers.get('ETag') ?? ''
    const again = await read(path, { 'If-None-Match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    await world.call(world.admin, 'POST', `/admin/visits/${visit.id}/skip`, { reason: 'Away' })
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(200)
  })

  test('a new address ends the one before, ending it ends it, and another’s is none', async () => {
    const { caretaker } = await world.planOne()
    const first = await renew(caretaker)
    const second = await renew(caretaker)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await world.call(caretaker, 'DELETE', '/calendar-feed')).status).toBe(204)
    expect((await read(second)).status).toBe(404)
    expect((await world.call<CalendarFeed>(caretaker, 'GET', '/calendar-feed')).body.url).toBeNull()
    const other = await world.addPerson('caretaker')
    await renew(other)
    const [, rest = ''] = second.split(caretaker.id)
    expect((await read(`/feeds/${other.id}${rest}`)).status).toBe(404)
    // A serial of before does not come back to life.
    expect((await read(await renew(caretaker))).status).toBe(200)
    expect((await read(first)).status).toBe(404)
  })

  test('nobody reads one of a caretaker who does not work here now, nor the office', async () => {
    const caretaker = await world.addPerson('caretaker')
    const path = await renew(caretaker)
    const put = { active: false }
    expect((await world.call(world.admin, 'PUT', `/admin/caretakers/${caretaker.id}`, put)).status).toBe(200)
    expect((await read(path)).status).toBe(404)
    expect((await world.call(world.admin, 'POST', '/calendar-feed')).status).toBe(403)
  })

  test('speaks the language of its account', async () => {
    const { caretaker } = await world.planOne()
    await world.deps.database.write((tx) =>
      tx.updateTable('accounts').set({ language: 'te' }).where('id', '=', caretaker.id).execute(),
    )
    expect((await eventsOf(await renew(caretaker)))[0]?.summary).toMatch(/^విజిట్ 08–20/)
  })
})
