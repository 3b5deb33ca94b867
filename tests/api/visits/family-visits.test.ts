import { brand } from '@thodu/api/contract/brand.config'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import type { FamilyVisit, MoveOptions } from '@thodu/api/contract/visits/visits.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tick } from '../../../api/src/system/tick.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
let caretaker: Person
/** Wednesday noon in the city. */
const noon = '2026-06-10T06:30:00.000Z'
const ist = (day: string, time: string): string => new Date(`${day}T${time}:00+05:30`).toISOString()

beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(async () => {
  world.clock.now = new Date(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

const list = async (booking: { _id: string }, query = '', person = world.family) =>
  (await world.call<FamilyVisit[]>(person, 'GET', `/booking/${booking._id}/visits${query}`)).body
const post = <Body = FamilyVisit>(visit: { _id: string }, what: string, body?: unknown, person = world.family) =>
  world.call<Body>(person, 'POST', `/visits/${visit._id}/${what}`, body)
const move = <Body = FamilyVisit>(visit: FamilyVisit, startsAt: string, more = {}) =>
  post<Body>(visit, 'move', { startsAt, revision: visit.revision, ...more })
const skip = <Body = FamilyVisit>(visit: FamilyVisit, more = {}) =>
  post<Body>(visit, 'skip', { revision: visit.revision, ...more })
const optionsOf = async (visit: { _id: string }, day: string) =>
  (await world.call<MoveOptions>(world.family, 'GET', `/visits/${visit._id}/options?day=${day}`)).body.options
const codeOf = async (answer: Promise<{ status: number; body: Refusal }>) => {
  const { status, body } = await answer
  return `${status} ${body.code}`
}
/** One session of physiotherapy after another, Monday to Friday at 9, from Thursday on. */
async function planSessions(who: Person | null = caretaker) {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  if (who) await world.assign(world.admin, booking, who)
  const answer = await world.plan(booking, {
    days: [1, 2, 3, 4, 5],
    shifts: [{ code: 'S', start: '09:00', minutes: 60 }],
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return booking
}
const sessionOf = async (booking: { _id: string }, day: string): Promise<FamilyVisit> => {
  const found = (await list(booking)).find((visit) => visit.serviceDay === day && visit.status === 'planned')
  if (!found) throw new Error(`no visit on ${day}`)
  return found
}

describe('what a family sees', () => {
  test('who comes and when, 31 days at a time, and nothing of anybody else', async () => {
    const { booking } = await world.planDaily(caretaker)
    const visits = await list(booking)
    expect(visits).toHaveLength(14)
    expect(visits[0]).toMatchObject({
      serviceDay: '2026-06-11',
      startsAt: ist('2026-06-11', '08:00'),
      status: 'planned',
      caretaker: { name: 'Lakshmi' },
      closed: { code: 'visit.change_too_late', text: texts.visit.changeTooLate },
      canReportAbsent: false,
    })
    expect(visits[1]).toMatchObject({ closed: null, moveClosed: null })
    expect(await list(booking, '?from=2026-07-11')).toEqual([])
    const other = await world.addPerson('user')
    const path = `/booking/${booking._id}/visits`
    expect((await world.call(other, 'GET', path)).status).toBe(404)
    expect((await world.call(world.family, 'GET', `${path}?from=2026-02-31`)).status).toBe(400)
  })

  test('why it is closed is said in the family’s language', async () => {
    const { booking } = await world.planDaily(caretaker)
    const path = `/booking/${booking._id}/visits`
    const answer = await world.call<FamilyVisit[]>(world.family, 'GET', path, undefined, { [languageHeader]: 'te' })
    expect(answer.body[0]?.closed?.text).toMatch(/[\u0c00-\u0c7f]/)
  })
})

describe('moving', () => {
  test('23 hours and 59 minutes before it is too late, 24 hours before it is not', async () => {
    const booking = await planSessions()
    const visit = await sessionOf(booking, '2026-06-12')
    world.clock.now = new Date(Date.parse(visit.startsAt) - (24 * 60 - 1) * 60_000)
    const late = await move<Refusal>(visit, ist('2026-06-16', '11:00'))
    expect([late.status, late.body.message]).toEqual([409, texts.visit.changeTooLate])
    expect(await codeOf(skip<Refusal>(visit))).toBe('409 visit.change_too_late')
    world.clock.now = new Date(Date.parse(visit.startsAt) - 24 * 60 * 60_000)
    expect((await move(visit, ist('2026-06-16', '11:00'))).status).toBe(200)
  })

  test('the old one is left out, the new one stands for it; both sides are told', async () => {
    const booking = await planSessions()
    const visit = await sessionOf(booking, '2026-06-12')
    const moved = await move(visit, ist('2026-06-15', '14:00'))
    expect(moved.body).toMatchObject({
      serviceDay: '2026-06-15',
      startsAt: ist('2026-06-15', '14:00'),
      endsAt: ist('2026-06-15', '15:00'),
      caretaker: { name: 'Lakshmi' },
      origin: { kind: 'moved', startsAt: visit.startsAt, caretaker: 'Lakshmi' },
    })
    const rows = await world.visitsOf(booking._id)
    expect(rows.find(({ id }) => id === visit._id)).toMatchObject({ status: 'skipped', charge: 'none', revision: 2 })
    expect(rows.find(({ id }) => id === moved.body._id)).toMatchObject({ moves: 1, charge: 'due' })
    expect((await world.readAudit(booking._id)).at(-1)).toMatchObject({
      action: 'BOOKING_UPDATED',
      actor_id: world.family.id,
      changes: JSON.stringify([{ field: 'visit', from: visit.startsAt, to: ist('2026-06-15', '14:00') }]),
    })
    const told = [world.family.email, caretaker.email].map((email) => world.readSubjects(email))
    const [family, visitor] = await Promise.all(told)
    expect(family).toContain(`A visit of your booking ${booking.bookingId} has been moved`)
    expect(visitor).toContain(`A visit of booking ${booking.bookingId} begins at another time`)
  })

  test('twice, not three times; skipping stays open', async () => {
    const booking = await planSessions()
    let visit = await sessionOf(booking, '2026-06-12')
    for (const start of ['10:00', '11:00']) visit = (await move(visit, ist('2026-06-13', start))).body
    expect(await codeOf(move<Refusal>(visit, ist('2026-06-13', '12:00')))).toBe('409 visit.moved_twice')
    expect(visit).toMatchObject({ closed: null, moveClosed: { code: 'visit.moved_twice' } })
    expect((await skip(visit)).body.status).toBe('skipped')
  })

  test.each([
    ['a day after the package', '2026-06-20', '09:00', '409 visit.outside_package'],
    ['a day before its first', '2026-06-10', '23:00', '400 request.invalid'],
    ['tomorrow, too soon', '2026-06-11', '11:00', '409 visit.change_too_late'],
    ['a time behind', '2026-06-01', '09:00', '409 visit.change_too_late'],
    ['an odd minute', '2026-06-15', '10:07', '400 request.invalid'],
    ['the middle of the night', '2026-06-15', '03:00', '400 request.invalid'],
    ['the time it has', '2026-06-12', '09:00', '400 request.invalid'],
    ['another of their visits', '2026-06-15', '09:00', '409 visit.own_visit_then'],
  ])('not to %s', async (_, day, time, refusal) => {
    const booking = await planSessions()
    const visit = await sessionOf(booking, '2026-06-12')
    expect(await codeOf(move<Refusal>(visit, ist(day, time)))).toBe(refusal)
    expect(await sessionOf(booking, '2026-06-12')).toEqual(visit)
  })

  test('not a visit that has begun, of care that is over, of an older look, or of somebody else', async () => {
    const booking = await planSessions()
    const visit = await sessionOf(booking, '2026-06-12')
    const to = ist('2026-06-16', '11:00')
    expect(await codeOf(move<Refusal>({ ...visit, revision: 7 }, to))).toBe('409 visit.stale')
    const other = await world.addPerson('user')
    expect(await codeOf(post<Refusal>(visit, 'move', { startsAt: to, revision: 1 }, other))).toBe(
      '404 request.not_found',
    )
    expect(await codeOf(post<Refusal>(visit, 'move', { startsAt: 'soon', revision: 1 }))).toBe('400 request.invalid')
    await world.deps.database.write((tx) =>
      tx.updateTable('visits').set({ status: 'missed' }).where('id', '=', visit._id).execute(),
    )
    expect(await codeOf(move<Refusal>(visit, to))).toBe('409 visit.not_open')
    await world.deps.database.write((tx) =>
      tx.updateTable('bookings').set({ status: 'completed' }).where('id', '=', booking._id).execute(),
    )
    expect(await codeOf(move<Refusal>(visit, to))).toBe('409 visit.care_over')
    expect(await codeOf(skip<Refusal>(visit))).toBe('409 visit.care_over')
  })

  test('six free times of the caretaker are offered; on a day without any, with somebody else', async () => {
    const booking = await planSessions()
    const visit = await sessionOf(booking, '2026-06-12')
    const elsewhere = await world.book(await world.addPerson('user'))
    await insertVisit(world, { booking: elsewhere, caretaker, startsAt: ist('2026-06-13', '08:00'), minutes: 180 })
    const saturday = await optionsOf(visit, '2026-06-13')
    expect(saturday.map(({ startsAt }) => startsAt)).toEqual(
      ['06:00', '07:00', '11:00', '12:00', '13:00', '14:00'].map((time) => ist('2026-06-13', time)),
    )
    expect(saturday.every(({ sameCaretaker }) => sameCaretaker)).toBe(true)
    await insertVisit(world, { booking: elsewhere, caretaker, startsAt: ist('2026-06-14', '00:30'), minutes: 1_400 })
    const sunday = await optionsOf(visit, '2026-06-14')
    expect(sunday).toHaveLength(6)
    expect(sunday.every(({ sameCaretaker }) => !sameCaretaker)).toBe(true)
    expect(await optionsOf(visit, '2026-06-30')).toEqual([])
    expect(await codeOf(move<Refusal>(visit, ist('2026-06-14', '10:00'), { sameCaretaker: true }))).toBe(
      '409 visit.time_taken',
    )
    const moved = await move(visit, ist('2026-06-14', '10:00'))
    expect(moved.body.caretaker).toBeNull()
    expect(await world.readSubjects(brand.email)).toContain(`A visit of booking ${booking.bookingId} needs a caregiver`)
    expect(await world.readSubjects(caretaker.email)).toContain(
      `A visit of booking ${booking.bookingId} is no longer yours`,
    )
  })

  test('what the office moved to another day is offered near its hour there, on the day that is asked for', async () => {
    const booking = await planSessions()
    const visit = await sessionOf(booking, '2026-06-12')
    const moved = { startsAt: ist('2026-06-13', '18:00'), endsAt: ist('2026-06-13', '19:00'), revision: 1 }
    expect((await world.call(world.admin, 'PUT', `/admin/visits/${visit._id}`, moved)).status).toBe(200)
    expect((await optionsOf(visit, '2026-06-13')).map(({ startsAt }) => startsAt)).toEqual(
      ['15:00', '16:00', '17:00', '19:00', '20:00', '21:00'].map((time) => ist('2026-06-13', time)),
    )
    const pause = { from: '2026-06-13', until: '2026-06-13', reason: 'In hospital' }
    await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/roster/pause`, pause)
    expect((await list(booking)).find(({ _id }) => _id === visit._id)?.status).toBe('skipped')
  })

  test('twenty families at once onto one time of one caretaker: one has it, the others choose again', async () => {
    const visits = []
    for (let index = 0; index < 20; index += 1) {
      const family = await world.addPerson('user')
      const booking = await world.book(family)
      const startsAt = new Date(Date.parse(ist('2026-06-20', '06:00')) + index * 3_600_000).toISOString()
      const row = await insertVisit(world, { booking, caretaker, startsAt, minutes: 60, code: 'S' })
      visits.push({ family, row })
    }
    const startsAt = ist('2026-06-18', '12:00')
    const answers = await Promise.all(
      visits
        // Those whose own hour leads to that time.
        .map(({ family, row }) =>
          post<Refusal & { details?: MoveOptions }>({ _id: row.id }, 'move', { startsAt, revision: 1 }, family),
        ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['visit.time_taken']))
    for (const { body } of others) {
      expect(body.details?.options.length).toBeGreaterThan(0)
      expect(body.details?.options.map((option) => option.startsAt)).not.toContain(startsAt)
    }
    const busy = await world.deps.database.read
      .selectFrom('caretaker_busy')
      .select('starts_min')
      .where('caretaker_id', '=', caretaker.id)
      .where('starts_min', '=', Date.parse(startsAt) / 60_000)
      .execute()
    expect(busy).toHaveLength(1)
  })

  test('one visit moved by twenty presses is moved once', async () => {
    const booking = await planSessions()
    const visit = await sessionOf(booking, '2026-06-12')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => move<Refusal>(visit, ist('2026-06-13', `${10 + (index % 6)}:00`))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await world.visitsOf(booking._id)).filter((row) => row.origin_visit_id === visit._id)).toHaveLength(1)
  })
})

describe('skipping', () => {
  test('is not charged, and a counted package gets its session back after the last one', async () => {
    const booking = await planSessions()
    const before = await list(booking)
    const last = before.at(-1)?.serviceDay
    expect(last).toBe('2026-06-17')
    const skipped = await skip(await sessionOf(booking, '2026-06-12'), { reason: 'At the temple' })
    expect(skipped.body).toMatchObject({ status: 'skipped', reason: 'At the temple' })
    const after = (await list(booking)).filter(({ status }) => status === 'planned')
    expect(after).toHaveLength(before.length)
    expect(after.at(-1)).toMatchObject({
      serviceDay: '2026-06-18',
      startsAt: ist('2026-06-18', '09:00'),
      caretaker: { name: 'Lakshmi' },
      origin: { kind: 'moved', startsAt: ist('2026-06-12', '09:00') },
    })
    // Planning once more neither takes it away nor adds another one.
    await tick(world.deps)
    expect((await list(booking)).filter(({ status }) => status === 'planned')).toEqual(after)
    const mails = await world.readSubjects(world.family.email)
    expect(mails).toContain(`A visit of your booking ${booking.bookingId} is left out`)
  })

  test('a package without an end has one visit less', async () => {
    const { booking } = await world.planDaily(caretaker)
    const visit = await sessionOf(booking, '2026-06-15')
    expect((await skip(visit)).status).toBe(200)
    await tick(world.deps)
    const planned = (await list(booking)).filter(({ status }) => status === 'planned')
    expect(planned.map(({ serviceDay }) => serviceDay)).not.toContain('2026-06-15')
    expect(planned).toHaveLength(13)
  })
})
