import { brand } from '@thodu/api/contract/defaults/brand.config'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import type { FamilyVisit, MoveOptions } from '@thodu/api/contract/visits/visits.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTimer } from '../../../api/src/system/tick.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { codeOf, type Person, type Refusal } from '../../support/world.ts'
import { createVisitWorld, ist, noon } from './visit-world.ts'

const world = useWorld(createVisitWorld)
let caretaker: Person
beforeEach(async () => {
  world.setClock(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})

type Changed = { _id: string; revision: number }
const move = <Body = FamilyVisit>(visit: Changed, startsAt: string, more = {}) =>
  world.asFamily<Body>(visit, 'move', { startsAt, revision: visit.revision, ...more })
const skip = (visit: Changed, more = {}) => world.asFamily(visit, 'skip', { revision: visit.revision, ...more })
const optionsOf = async (visit: { _id: string }, day: string) =>
  (await world.call<MoveOptions>(world.family, 'GET', `/visits/${visit._id}/options?day=${day}`)).body.options
const sessionOf = async (booking: { _id: string }, day: string): Promise<FamilyVisit> => {
  const listed = await world.listOfFamily(booking)
  const found = listed.find((visit) => visit.serviceDay === day && visit.status === 'planned')
  if (!found) throw new Error(`no visit on ${day}`)
  return found
}
const planFriday = async () => {
  const booking = await world.planSessions(caretaker)
  return { booking, visit: await sessionOf(booking, '2026-06-12') }
}

describe('the family’s list of visits', () => {
  test('shows caretaker and time for 31 days of its own booking', async () => {
    const { booking } = await world.planDaily(caretaker)
    const visits = await world.listOfFamily(booking)
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
    expect(await world.listOfFamily(booking, '?from=2026-07-11')).toEqual([])
    const path = `/booking/${booking._id}/visits?from=2026-02-31`
    expect((await world.call(world.family, 'GET', path)).status).toBe(400)
  })

  test('gives the reason why a visit cannot change, in the language of the family', async () => {
    const { booking } = await world.planDaily(caretaker)
    const path = `/booking/${booking._id}/visits`
    const answer = await world.call<FamilyVisit[]>(world.family, 'GET', path, undefined, { [languageHeader]: 'te' })
    expect(answer.body[0]?.closed?.text).toMatch(/[\u0c00-\u0c7f]/)
  })
})

describe('moving a visit', () => {
  test('skips the old visit, plans the new one and notifies both sides', async () => {
    const { booking, visit } = await planFriday()
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
    expect(visitor).toContain(`A visit of booking ${booking.bookingId} has a new time`)
  })

  test('is possible until 24 hours before and twice, and skipping always', async () => {
    const { booking, visit } = await planFriday()
    let moved = visit
    for (const start of ['10:00', '11:00']) moved = (await move(moved, ist('2026-06-13', start))).body
    expect(await codeOf(move(moved, ist('2026-06-13', '12:00')))).toBe('409 visit.moved_twice')
    expect(moved).toMatchObject({ closed: null, moveClosed: { code: 'visit.moved_twice' } })
    expect((await skip(moved)).body.status).toBe('skipped')
    const late = await sessionOf(booking, '2026-06-11')
    const refused = await move<Refusal>(late, ist('2026-06-16', '11:00'))
    expect([refused.status, refused.body.message]).toEqual([409, texts.visit.changeTooLate])
    expect(await codeOf(skip(late))).toBe('409 visit.change_too_late')
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
  ])('is refused to %s', async (_, day, time, refusal) => {
    const { booking, visit } = await planFriday()
    expect(await codeOf(move(visit, ist(day, time)))).toBe(refusal)
    expect(await sessionOf(booking, '2026-06-12')).toEqual(visit)
  })

  test('is refused for a started, stale or foreign visit and after the end of care', async () => {
    const { booking, visit } = await planFriday()
    const to = ist('2026-06-16', '11:00')
    expect(await codeOf(move({ ...visit, revision: 7 }, to))).toBe('409 visit.stale')
    const other = await world.addPerson('user')
    const foreign = world.asFamily(visit, 'move', { startsAt: to, revision: 1 }, other)
    expect(await codeOf(foreign)).toBe('404 request.not_found')
    expect(await codeOf(move(visit, 'soon'))).toBe('400 request.invalid')
    await updateRows(world, 'visits', { id: visit._id }, { status: 'missed' })
    expect(await codeOf(move(visit, to))).toBe('409 visit.not_open')
    await updateRows(world, 'bookings', { id: booking._id }, { status: 'completed' })
    for (const change of [move(visit, to), skip(visit)]) expect(await codeOf(change)).toBe('409 visit.care_over')
  })

  test('offers six free times of the caretaker, else of any caretaker', async () => {
    const { booking, visit } = await planFriday()
    const elsewhere = await world.book(await world.addPerson('user'))
    const add = (day: string, time: string, minutes: number) =>
      world.addVisit({ booking: elsewhere, caretaker, startsAt: ist(day, time), minutes })
    await add('2026-06-13', '08:00', 180)
    const saturday = await optionsOf(visit, '2026-06-13')
    expect(saturday.map(({ startsAt }) => startsAt)).toEqual(
      ['06:00', '07:00', '11:00', '12:00', '13:00', '14:00'].map((time) => ist('2026-06-13', time)),
    )
    expect(saturday.every(({ sameCaretaker }) => sameCaretaker)).toBe(true)
    await add('2026-06-14', '00:30', 1_400)
    const sunday = await optionsOf(visit, '2026-06-14')
    expect(sunday).toHaveLength(6)
    expect(sunday.every(({ sameCaretaker }) => !sameCaretaker)).toBe(true)
    expect(await optionsOf(visit, '2026-06-30')).toEqual([])
    const sunday10 = ist('2026-06-14', '10:00')
    expect(await codeOf(move(visit, sunday10, { sameCaretaker: true }))).toBe('409 visit.time_taken')
    expect((await move(visit, sunday10)).body.caretaker).toBeNull()
    expect(await world.readSubjects(brand.email)).toContain(`A visit of booking ${booking.bookingId} needs a caretaker`)
    const own = await world.readSubjects(caretaker.email)
    expect(own).toContain(`A visit of booking ${booking.bookingId} was reassigned`)
  })

  test('offers times near the original hour after an admin moved the visit', async () => {
    const { booking, visit } = await planFriday()
    const moved = { startsAt: ist('2026-06-13', '18:00'), endsAt: ist('2026-06-13', '19:00'), revision: 1 }
    expect((await world.call(world.admin, 'PUT', `/admin/visits/${visit._id}`, moved)).status).toBe(200)
    expect((await optionsOf(visit, '2026-06-13')).map(({ startsAt }) => startsAt)).toEqual(
      ['15:00', '16:00', '17:00', '19:00', '20:00', '21:00'].map((time) => ist('2026-06-13', time)),
    )
    await world.pause(booking, '2026-06-13', '2026-06-13')
    expect((await world.readVisit(visit)).status).toBe('skipped')
  })

  test('to one time succeeds for one of twenty families', async () => {
    const visits = []
    for (let index = 0; index < 20; index += 1) {
      const family = await world.addPerson('user')
      const startsAt = new Date(Date.parse(ist('2026-06-20', '06:00')) + index * 3_600_000).toISOString()
      const given = { of: { owner: family }, caretaker, startsAt, minutes: 60, code: 'S' } as const
      visits.push({ family, row: await world.addVisit(given) })
    }
    const startsAt = ist('2026-06-18', '12:00')
    const answers = await Promise.all(
      visits.map(({ family, row }) =>
        world.asFamily<Refusal & { details?: MoveOptions }>(row, 'move', { startsAt, revision: 1 }, family),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['visit.time_taken']))
    for (const { body } of others) {
      expect(body.details?.options.length).toBeGreaterThan(0)
      expect(body.details?.options.map((option) => option.startsAt)).not.toContain(startsAt)
    }
    const minute = { caretaker_id: caretaker.id, starts_min: Date.parse(startsAt) / 60_000 }
    expect(await selectRows(world, 'caretaker_busy', ['starts_min'], minute)).toHaveLength(1)
  })

  test('happens once when twenty requests arrive together', async () => {
    const { booking, visit } = await planFriday()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => move(visit, ist('2026-06-13', `${10 + (index % 6)}:00`))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await world.visitsOf(booking._id)).filter((row) => row.origin_visit_id === visit._id)).toHaveLength(1)
  })
})

describe('skipping a visit', () => {
  test('is free of charge, and returns the session of a counted package', async () => {
    const { booking, visit } = await planFriday()
    const before = await world.listOfFamily(booking)
    const last = before.at(-1)?.serviceDay
    expect(last).toBe('2026-06-17')
    const skipped = await skip(visit, { reason: 'At the temple' })
    expect(skipped.body).toMatchObject({ status: 'skipped', reason: 'At the temple' })
    const planned = async () => (await world.listOfFamily(booking)).filter(({ status }) => status === 'planned')
    const after = await planned()
    expect(after).toHaveLength(before.length)
    expect(after.at(-1)).toMatchObject({
      serviceDay: '2026-06-18',
      startsAt: ist('2026-06-18', '09:00'),
      caretaker: { name: 'Lakshmi' },
      origin: { kind: 'moved', startsAt: ist('2026-06-12', '09:00') },
    })
    await startTimer(world.deps)
    expect(await planned()).toEqual(after)
    const mails = await world.readSubjects(world.family.email)
    expect(mails).toContain(`A visit of your booking ${booking.bookingId} is cancelled`)
  })

  test('leaves one visit less in open-ended care', async () => {
    const { booking } = await world.planDaily(caretaker)
    const visit = await sessionOf(booking, '2026-06-15')
    expect((await skip(visit)).status).toBe(200)
    await startTimer(world.deps)
    const planned = (await world.listOfFamily(booking)).filter(({ status }) => status === 'planned')
    expect(planned.map(({ serviceDay }) => serviceDay)).not.toContain('2026-06-15')
    expect(planned).toHaveLength(13)
  })
})
