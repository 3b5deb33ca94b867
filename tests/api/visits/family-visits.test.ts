import { brand } from '@thodu/api/contract/defaults/brand.config'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import type { FamilyVisit, MoveOptions, PastVisitsAnswer } from '@thodu/api/contract/visits/visits.schema'
import { newId, type VisitRow } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTimer } from '../../../api/src/system/tick.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { codeOf, type Person, type Refusal } from '../../support/world.ts'
import { type AddedVisit, createVisitWorld, hours, ist, noon } from './visit-world.ts'

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

let helper: Person
beforeEach(async () => {
  world.setClock(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  helper = await world.addPerson('caretaker', 'Kavitha B')
})

describe('the past visits of a family', () => {
  const tell = ({ status, caretaker: who, origin }: FamilyVisit) => [status, who?.name ?? null, origin?.kind ?? null]
  const active = () => world.bookUpTo('active', { customer: world.family, admin: world.admin, caretaker })
  const inDays = (days: number) => hours(24 * days)

  test('are paged with the latest first, each once (rule DAY-16)', async () => {
    const booking = await active()
    const rows: VisitRow[] = []
    for (let days = 1; days <= 45; days += 1)
      rows.push(await world.addVisit({ booking, caretaker, startsAt: inDays(-days), status: 'done' }))
    // Two visits with the same start at the end of a page. A cursor with the time alone would lose one of them.
    const startsAt = new Date((rows[19]?.starts_min ?? 0) * 60_000).toISOString()
    await world.addVisit({ booking, caretaker: helper, startsAt, status: 'done' })
    await world.addVisit({ booking, caretaker, startsAt: inDays(1) })
    const seen: FamilyVisit[] = []
    const sizes: number[] = []
    for (let query = ''; ; query = `?before=${seen.at(-1)?._id}`) {
      const { visits, more } = await world.listPast(booking, query)
      seen.push(...visits)
      sizes.push(visits.length)
      if (!more) break
    }
    expect(sizes).toEqual([20, 20, 6])
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(46)
    const starts = seen.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted().reverse())
    expect(seen.at(-1)?._id).toBe(rows.at(-1)?.id)
  })

  test('include done, missed, replaced, skipped and moved visits, also after the care has ended', async () => {
    const booking = await active()
    const at = (days: number, columns: Partial<AddedVisit>) =>
      world.addVisit({ booking, caretaker, startsAt: inDays(days), ...columns })
    await at(-9, { status: 'done' })
    const missed = await at(-8, { status: 'missed', charge: 'none', reason: 'She overslept' })
    const instead = { origin_visit_id: missed.id, origin_kind: 'replacement' } as const
    await at(-7.9, { status: 'done', caretaker: helper, ...instead })
    await at(-7, { status: 'skipped', reason: 'We travel', reason_by: 'family' })
    const old = await at(-6, { status: 'skipped' })
    await at(-5, { status: 'done', origin_visit_id: old.id, origin_kind: 'moved' })
    // A session returned at the end of the package that did not take place either; the skipped one stays listed.
    const given = await at(-4, { status: 'skipped', reason: 'They do not pay' })
    await at(6, { origin_visit_id: given.id, origin_kind: 'moved' })
    await at(-3, {})
    const happened = [
      ['skipped', 'Lakshmi', null],
      ['done', 'Lakshmi', 'moved'],
      ['skipped', 'Lakshmi', null],
      ['done', 'Kavitha', 'replacement'],
      ['missed', 'Lakshmi', null],
      ['done', 'Lakshmi', null],
    ]
    const before = (await world.listPast(booking)).visits
    expect(before.map(tell)).toEqual([['planned', 'Lakshmi', null], ...happened.slice(1)])
    await world.advance(caretaker, booking, 'completed')
    const after = (await world.listPast(booking)).visits
    expect(after.map(tell)).toEqual(happened)
    expect(after.map(({ reason }) => reason).filter((reason) => reason !== null)).toEqual(['We travel'])
    expect(after.every(({ closed, canReportAbsent }) => closed !== null && !canReportAbsent)).toBe(true)
  })
})

describe('a message of the caretaker to the family', () => {
  const left = { note: 'Key is at the neighbour.', forFamily: 'She ate well. Card 2341 2341 2346.' }
  async function endedVisit(more: object = left) {
    const booking = await world.bookUpTo('active', { customer: world.family, admin: world.admin, caretaker })
    const visit = await world.addVisit({ booking, caretaker: helper, startsAt: hours(-3) })
    await world.step(helper, visit, 'start', { occurredAt: hours(-3) })
    expect((await world.step(helper, visit, 'end', more)).status).toBe(200)
    return { booking, visit }
  }

  test('is shown to family and admins, not to caretakers, and the audit log omits its text (rule DAY-17)', async () => {
    const { booking, visit } = await endedVisit()
    const path = `/booking/${booking._id}/visits`
    const listed = await world.call<FamilyVisit[]>(world.family, 'GET', path)
    const past = await world.call<PastVisitsAnswer>(world.family, 'GET', `${path}/past`)
    for (const { visits, text } of [
      { visits: listed.body, text: listed.text },
      { visits: past.body.visits, text: past.text },
    ]) {
      const forFamily = expect.stringContaining('She ate well.')
      expect(visits.find(({ _id }) => _id === visit.id)).toMatchObject({
        forFamily,
        startedAt: hours(-3),
        endedAt: noon,
      })
      expect(text).not.toMatch(/2341 2341|neighbour/)
    }
    const office = await world.readInOffice(visit)
    expect(office).toMatchObject({ forFamily: expect.stringContaining('She ate well.'), lastNote: left.note })
    await world.addVisit({ booking, caretaker, startsAt: hours(2) })
    for (const who of [caretaker, helper])
      expect((await world.call(who, 'GET', '/caretaker/visits')).text).not.toContain('ate well')
    expect((await world.call(caretaker, 'GET', '/caretaker/visits')).text).toContain('neighbour')
    const log = JSON.stringify(await world.readAudit(booking._id))
    expect(log).toContain('Note for the family recorded for a visit')
    expect(log).not.toMatch(/ate well|neighbour/)
  })

  test('is optional, is sent with the end, and is refused when blank or too long', async () => {
    const { booking, visit } = await endedVisit({})
    expect((await world.readInOffice(visit)).forFamily).toBeNull()
    expect(JSON.stringify(await world.readAudit(booking._id))).not.toContain('Note for the family')
    const next = await world.addVisit({ booking, caretaker: helper, startsAt: hours(1) })
    await world.step(helper, next, 'start', { forFamily: 'Not yet' })
    for (const forFamily of ['  ', 'a'.repeat(2_001)])
      expect((await world.step(helper, next, 'end', { forFamily })).status).toBe(400)
    expect((await world.readInOffice(next)).forFamily).toBeNull()
    expect((await world.step(helper, next, 'end', { forFamily: 'a'.repeat(2_000) })).status).toBe(200)
  })

  test('does not change when the end is sent again', async () => {
    const clientEventId = newId()
    const { visit } = await endedVisit({ clientEventId, forFamily: 'Slept well' })
    expect((await world.step(helper, visit, 'end', { clientEventId, forFamily: 'Another word' })).status).toBe(200)
    expect((await world.readVisit(visit)).family_words).toBe('Slept well')
  })
})
