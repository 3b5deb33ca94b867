import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import type { MoveOptions } from '@thodu/api/contract/visits/visits.schema'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepLeftVisits } from '../../../api/src/visits/schedule/sweep-departed-visits.ts'
import { password } from '../../support/api.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, today } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const renew = async (person: Person): Promise<string> => {
  const { status, body, text } = await world.call<CalendarFeed>(person, 'POST', '/calendar-feed')
  if (status !== 201 || body.url === null) throw new Error(text)
  return new URL(body.url).pathname.replace(/^\/api/, '')
}
const read = (path: string, headers: Record<string, string> = {}) =>
  world.call(undefined, 'GET', path, undefined, headers)
/** Parses the feed with a third-party library, as calendar programs do. */
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
  test('lists the visits of a caretaker or a family, each with their own details', async () => {
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

  test('keeps the id of a moved visit with a higher sequence', async () => {
    const family = await world.addPerson('user')
    const caretaker = await world.addPerson('caretaker', 'Kavitha Rani')
    const booking = await world.planSessions(caretaker)
    const path = await renew(world.family)
    let visit = (await world.listOfFamily(booking)).find(({ serviceDay }) => serviceDay === '2026-06-15')
    const before = (await eventsOf(path)).find(({ start }) => start === visit?.startsAt)
    const seen = [before]
    for (let moves = 0; moves < 2 && visit; moves += 1) {
      const options = await world.call<MoveOptions>(world.family, 'GET', `/visits/${visit._id}/options?day=2026-06-16`)
      const startsAt = options.body.options.at(-1 - moves)?.startsAt
      const moved = await world.asFamily(visit, 'move', { startsAt, revision: visit.revision })
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

  test('cancels visits that were reassigned or removed', async () => {
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
    expect(await selectRows(world, 'left_visits', ['id'])).toEqual([])
  })

  test('answers 304 while unchanged', async () => {
    const { caretaker, visit } = await world.planOne()
    const path = await renew(caretaker)
    const etag = (await read(path)).headers.get('ETag') ?? ''
    const again = await read(path, { 'If-None-Match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    await world.office(visit, 'skip', { reason: 'Away' })
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(200)
  })

  test('has one address per person, and a new one replaces it', async () => {
    const { caretaker } = await world.planOne()
    const first = await renew(caretaker)
    const second = await renew(caretaker)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    for (let times = 0; times < 2; times += 1)
      expect((await world.call(caretaker, 'DELETE', '/calendar-feed')).status).toBe(204)
    const rows = (await world.readAudit(caretaker.id)).filter(({ description }) => description.endsWith('removed'))
    expect(rows).toHaveLength(1)
    expect((await read(second)).status).toBe(404)
    expect((await world.call<CalendarFeed>(caretaker, 'GET', '/calendar-feed')).body.url).toBeNull()
    const other = await world.addPerson('caretaker')
    await renew(other)
    const [, rest = ''] = second.split(caretaker.id)
    expect((await read(`/feeds/${other.id}${rest}`)).status).toBe(404)
    expect((await read(await renew(caretaker))).status).toBe(200)
    expect((await read(first)).status).toBe(404)
  })

  test('does not exist for an inactive caretaker or an admin', async () => {
    const caretaker = await world.addPerson('caretaker')
    const path = await renew(caretaker)
    const put = { active: false }
    expect((await world.call(world.admin, 'PUT', `/admin/caretakers/${caretaker.id}`, put)).status).toBe(200)
    expect((await read(path)).status).toBe(404)
    expect((await world.call(world.admin, 'POST', '/calendar-feed')).status).toBe(403)
  })

  test('ends with all sessions: after a password change, a sign-out everywhere or a new role', async () => {
    const ways: [string, (person: Person) => Promise<{ status: number; text: string }>][] = [
      ['password', ({ id }) => world.call(world.admin, 'POST', `/admin/caretakers/${id}/password`, { password })],
      ['everywhere', (person) => world.call(person, 'POST', '/auth/logout-everywhere')],
      ['role', (person) => world.call(world.admin, 'PUT', `/admin/users/${person.id}/role`, { role: 'user' })],
    ]
    for (const [way, end] of ways) {
      const person = await world.addPerson('caretaker')
      const path = await renew(person)
      const { status, text } = await end(person)
      expect([way, status < 300, text]).toEqual([way, true, expect.any(String)])
      expect([way, (await read(path)).status]).toEqual([way, 404])
    }
  })

  test('ends after 180 days, and its owner sees the end and the last use', async () => {
    const caretaker = await world.addPerson('caretaker')
    const path = await renew(caretaker)
    const own = () => world.call<CalendarFeed>(caretaker, 'GET', '/calendar-feed')
    expect((await own()).body).toMatchObject({ lastReadAt: null, endsAt: expect.stringMatching(/^2026-12-07/) })
    const first = world.clock.now.toISOString()
    const times: unknown[] = []
    for (const minutes of [0, 29, 60]) {
      world.pass(minutes * 60_000)
      await read(path)
      times.push((await own()).body.lastReadAt)
    }
    expect(times).toEqual([first, first, world.clock.now.toISOString()])
    world.setClock('2026-12-06')
    expect((await read(path)).status).toBe(200)
    world.setClock('2026-12-08')
    expect((await read(path)).status).toBe(404)
  })

  test('is created and shown only after a recent proof, and its owner gets a mail', async () => {
    const caretaker = await world.addPerson('caretaker')
    await renew(caretaker)
    expect(await world.readSubjects(caretaker.email)).toContainEqual(expect.stringMatching(/^A calendar address/))
    const proven_at = new Date(world.clock.now.getTime() - 15 * 60_000).toISOString()
    await updateRows(world, 'sessions', { account_id: caretaker.id }, { proven_at })
    const { body } = await world.call<CalendarFeed>(caretaker, 'GET', '/calendar-feed')
    expect(body).toMatchObject({ url: null, endsAt: expect.any(String) })
    const refused = await world.call<{ code: string }>(caretaker, 'POST', '/calendar-feed')
    expect([refused.status, refused.body.code]).toEqual([403, 'auth.factor_stale'])
  })

  test('is in the language of its account', async () => {
    const { caretaker } = await world.planOne()
    await updateRows(world, 'accounts', { id: caretaker.id }, { language: 'te' })
    expect((await eventsOf(await renew(caretaker)))[0]?.summary).toMatch(/^విజిట్ 08–20/)
  })
})
