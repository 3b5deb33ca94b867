import { languageHeader } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { ChangedVisit, Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { codeOf, type Person, type Refusal } from '../../support/world.ts'
import { createVisitWorld, today } from './visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const put = <Body = ChangedVisit>(visit: { id: string; revision: number }, more: object, language = 'en') => {
  const headers = { [languageHeader]: language }
  return world.call<Body>(
    world.admin,
    'PUT',
    `/admin/visits/${visit.id}`,
    { revision: visit.revision, ...more },
    headers,
  )
}
const post = <Body = Visit>(id: string, step: string, body: object) => world.office<Body>({ id }, step, body)
const replace = (id: string, caretaker: Person) => post<ChangedVisit>(id, 'replace', { caretaker: caretaker.id })
const tell = (more: object = {}) => ({ reason: 'She rang us', clientEventId: newId(), ...more })
const addCaretaker = (name = 'Rani') => world.addPerson('caretaker', name)
async function planConfirmed() {
  const planned = await world.planOne()
  await world.advance(planned.caretaker, planned.booking, 'confirmed')
  world.setClock('2026-06-11', '08:00')
  return planned
}
describe('reassigning or moving a visit', () => {
  test('is stored, audited, and mailed to family and caretakers', async () => {
    const { visit, booking, caretaker } = await world.planOne()
    const rani = await addCaretaker()
    const given = await put(visit, { caretaker: rani.id, reason: 'Lakshmi has a wedding' })
    expect(given.body.visit).toMatchObject({ caretaker: { _id: rani.id }, revision: 2, need: 'planned' })
    const startsAt = '2026-06-11T04:30:00.000Z'
    const moved = await put({ ...visit, revision: 2 }, { startsAt })
    expect(moved.body.visit).toMatchObject({ startsAt, endsAt: '2026-06-11T16:30:00.000Z', serviceDay: '2026-06-11' })
    expect((await world.readAudit(booking._id)).map(({ action }) => action).slice(-2)).toEqual([
      'CARETAKER_ASSIGNED',
      'BOOKING_UPDATED',
    ])
    expect(await world.readSubjects(rani.email)).toHaveLength(2)
    expect(await world.readSubjects(caretaker.email)).toHaveLength(1)
    const open = await put({ ...visit, revision: 3 }, { caretaker: null })
    expect(open.body.visit).toMatchObject({ caretaker: null, need: 'open' })
    expect((await world.listVisits({ booking: booking._id, open: true })).map(({ _id }) => _id)).toEqual([visit.id])
  })

  test('from a day on assigns the weekday to the caretaker', async () => {
    const { visit, booking } = await world.planOne()
    const rani = await addCaretaker()
    await put(visit, { caretaker: rani.id, scope: 'following' })
    const rows = await world.visitsOf(booking._id)
    expect(rows.filter((row) => row.caretaker_id === rani.id).map(({ service_day }) => service_day)).toEqual([
      '2026-06-11',
      '2026-06-18',
    ])
  })

  test('is refused with the time of a conflicting visit', async () => {
    const [one, other] = [await world.planOne(), await world.planOne(0, { address: '4-5-6, Hunter Road' })]
    const busy = await put<Refusal & { details: unknown }>(other.visit, { caretaker: one.caretaker.id })
    const { name } = one.caretaker
    expect([busy.status, busy.body.message]).toEqual([409, `${name} is with another family then.`])
    const said = await Promise.all(
      ['te', 'hi'].map((language) => put<Refusal>(other.visit, { caretaker: one.caretaker.id }, language)),
    )
    expect(said.map(({ body }) => body.message)).toEqual([
      `ఆ సమయంలో ${name} మరో కుటుంబం దగ్గర ఉన్నారు.`,
      `${name} उस समय किसी और परिवार के यहाँ हैं।`,
    ])
    expect(busy.body.details).toEqual({
      conflict: { startsAt: '2026-06-11T02:30:00.000Z', endsAt: '2026-06-11T14:30:00.000Z' },
    })
    expect(await other.again()).toEqual(other.visit)
    // The caretaker is free right after the other visit, with a warning about travel time.
    const after = { startsAt: '2026-06-11T14:30:00.000Z', endsAt: '2026-06-11T15:30:00.000Z' }
    const late = await put(other.visit, { caretaker: one.caretaker.id, ...after })
    expect(late.body.warnings.map(({ code }) => code)).toContain('travel')
    const hindi = await put(other.visit, { revision: 2, caretaker: one.caretaker.id }, 'hi')
    expect(hindi.body.warnings.map(({ text }) => text).join()).toContain('मिनट का समय होगा')
  })

  test.each<[string, Record<string, unknown>, number, string]>([
    ['a stale revision', { revision: 7 }, 409, texts.visit.stale],
    ['a time that is behind', { startsAt: '2026-06-10T05:00:00.000Z' }, 400, texts.visit.past],
    ['25 hours', { endsAt: '2026-06-12T03:30:00.000Z' }, 400, texts.visit.wrongSpan],
    ['an end before the beginning', { endsAt: '2026-06-11T01:00:00.000Z' }, 400, texts.visit.wrongSpan],
    ['a person who is not a caretaker', { caretaker: 'nobody' }, 400, texts.assignment.unknownCaretaker],
  ])('with %s is refused', async (_, more, status, text) => {
    const { visit, again } = await world.planOne()
    const answer = await put<Refusal>(visit, more)
    expect(answer.status).toBe(status)
    expect([answer.body.message, ...Object.values(answer.body.errors ?? {})]).toContain(text)
    expect(await again()).toEqual(visit)
  })

  test('to a demoted or inactive caretaker is refused', async () => {
    const { visit, again } = await world.planOne()
    const [demoted, inactive] = [await addCaretaker(), await addCaretaker()]
    await world.call(world.admin, 'PUT', `/admin/users/${demoted.id}/role`, { role: 'user' })
    await world.call(world.admin, 'PUT', `/admin/caretakers/${inactive.id}`, { active: false })
    expect(await codeOf(put(visit, { caretaker: demoted.id }))).toBe('400 booking.unknown_caretaker')
    expect(await codeOf(put(visit, { caretaker: inactive.id }))).toBe('409 booking.caretaker_inactive')
    expect(await again()).toEqual(visit)
  })
})

describe('a visit that does not take place', () => {
  test('is free of charge and returned when skipped a day before, and charged later', async () => {
    const booking = await world.planSessions(null, '13:00')
    const [first, second] = await world.visitsOf(booking._id)
    if (!first || !second) throw new Error('no visits')
    const skipped = await post(first.id, 'skip', { reason: 'Guests' })
    expect(skipped.body).toMatchObject({ status: 'skipped', charge: 'none', need: 'over' })
    const rows = await world.visitsOf(booking._id)
    expect(rows.at(-1)).toMatchObject({ service_day: '2026-06-18', origin_visit_id: first.id, origin_kind: 'moved' })
    expect(rows.filter(({ status }) => status === 'planned')).toHaveLength(5)
    const { roster } = await world.readRoster(booking)
    if (!roster) throw new Error('no roster')
    expect((await world.change(booking, roster)).status).toBe(200)
    expect((await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')).toHaveLength(5)
    world.setClock('2026-06-11', '13:01')
    expect((await post(second.id, 'skip', { reason: 'Guests' })).body.charge).toBe('due')
    expect(await codeOf(post(second.id, 'skip', { reason: 'Again' }))).toBe('409 visit.not_open')
  })

  test('is replaced once for the remaining time', async () => {
    const { visit, booking, caretaker } = await world.planOne()
    world.setClock('2026-06-11', '09:10')
    const now = await world.call<Today>(world.admin, 'GET', '/admin/today')
    expect(now.body.visits.find(({ _id }) => _id === visit.id)?.need).toBe('absent')
    const rani = await addCaretaker()
    const others = await Promise.all(Array.from({ length: 9 }, () => addCaretaker()))
    expect(await codeOf(replace(visit.id, caretaker))).toMatch(/booking.same_caretaker$/)
    const answers = await Promise.all([rani, ...others].map((person) => codeOf(replace(visit.id, person))))
    expect(answers.toSorted()).toEqual(['201 undefined', ...Array(9).fill('409 visit.already_replaced')])
    const rows = (await world.visitsOf(booking._id)).filter(({ service_day }) => service_day === '2026-06-11')
    expect(rows.map(({ status, charge }) => [status, charge])).toEqual([
      ['missed', 'none'],
      ['planned', 'due'],
    ])
    expect(new Date((rows[1]?.starts_min ?? 0) * 60_000).toISOString()).toBe('2026-06-11T03:40:00.000Z')
    expect(rows[1]?.ends_min).toBe(visit.ends_min)
    expect((await world.readSubjects(world.family.email)).join()).toContain(booking.bookingId)
    const reassigned = `A visit of booking ${booking.bookingId} was reassigned`
    expect(await world.readSubjects(caretaker.email)).toContain(reassigned)
    const other = await world.planOne()
    const freed = await put(other.visit, { caretaker: caretaker.id, startsAt: '2026-06-11T05:30:00.000Z' })
    expect(freed.status).toBe(200)
  })

  test('cannot be replaced after its end', async () => {
    const { visit } = await world.planOne()
    world.setClock('2026-06-11', '20:00')
    expect(await codeOf(replace(visit.id, await addCaretaker()))).toBe('409 visit.not_open')
    expect((await post(visit.id, 'missed', { reason: 'Nobody came' })).body.status).toBe('missed')
  })
})

describe('an admin starts and ends a visit', () => {
  test('once per id, with the admin as proof', async () => {
    const { visit, booking, caretaker } = await world.planOne()
    world.setClock('2026-06-11', '08:20')
    expect(await codeOf(post(visit.id, 'start', tell()))).toBe('409 visit.start_care_first')
    await world.advance(caretaker, booking, 'confirmed')
    const step = { ...tell(), occurredAt: '2026-06-11T02:35:00.000Z' }
    const started = await post(visit.id, 'start', step)
    expect(started.body).toMatchObject({ status: 'started', startProof: 'office', startedAt: step.occurredAt })
    expect(await post(visit.id, 'start', step)).toMatchObject({ status: 200, body: started.body })
    expect((await world.readRow(booking._id)).status).toBe('active')
    expect((await world.readAudit(booking._id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['STATUS_UPDATE', 'CARE_STARTED']),
    )
    expect(await codeOf(put({ ...visit, revision: 2 }, { caretaker: null }))).toBe('409 visit.under_way')
    expect(await codeOf(post(visit.id, 'missed', { reason: 'x' }))).toBe('409 visit.under_way')
    world.setClock('2026-06-11', '20:10')
    const early = tell({ occurredAt: '2026-06-11T02:00:00.000Z' })
    const ended = await post<Refusal>(visit.id, 'end', early)
    expect(ended.body.errors).toEqual({ occurredAt: texts.visit.endBeforeStart })
    const done = await post(visit.id, 'end', tell())
    expect(done.body).toMatchObject({ status: 'done', endProof: 'office', need: 'over' })
  })

  test('and cannot assign a substitute to a started visit', async () => {
    const { visit } = await planConfirmed()
    await post(visit.id, 'start', tell())
    expect(await codeOf(replace(visit.id, await addCaretaker()))).toBe('409 visit.under_way')
    expect(await selectRows(world, 'visits', ['id'], { origin_visit_id: visit.id })).toEqual([])
  })

  test('and confirms a finished visit after a call, with who was reached and when (rule VISIT-27)', async () => {
    const { visit, booking, caretaker } = await planConfirmed()
    const confirm = (body: object = {}) => post(visit.id, 'confirm', { reached: 'Ravi, her son', ...body })
    expect(await codeOf(confirm())).toBe('409 visit.not_ended')
    await world.step(caretaker, visit, 'start')
    world.setClock('2026-06-11', '20:00')
    await world.step(caretaker, visit, 'end')
    const unconfirmed = async () => (await world.listVisits({ booking: booking._id, unproved: true })).length
    expect(await unconfirmed()).toBe(1)
    expect((await confirm({ calledAt: '2026-06-09T14:29:00.000Z' })).status).toBe(400)
    expect((await confirm({ calledAt: '2026-06-11T14:40:00.000Z' })).status).toBe(400)
    expect((await confirm({ reached: ' ' })).status).toBe(400)
    const confirmed = await confirm({ calledAt: '2026-06-11T14:10:00.000Z' })
    expect(confirmed.body).toMatchObject({
      ...{ need: 'over', startProof: 'office', endProof: 'office', notProved: null },
      reason: 'Confirmed on the phone by Ravi, her son, Jun 11, 2026, 7:40 PM',
    })
    expect(await unconfirmed()).toBe(0)
    expect(await codeOf(confirm())).toBe('409 visit.proved')
    const [audited] = (await world.readAudit(booking._id)).slice(-1)
    expect(audited?.description).toContain('confirmed by the office after a call')
    const seen = await world.call(world.family, 'GET', `/booking/${booking._id}/visits/past`)
    expect(seen.text).not.toContain('her son')
  })

  test('and can undo a start within ten minutes', async () => {
    const { visit } = await planConfirmed()
    await post(visit.id, 'start', tell())
    world.setClock('2026-06-11', '08:10')
    const back = await post(visit.id, 'undo-start', { reason: 'The wrong visit' })
    expect(back.body).toMatchObject({ status: 'planned', startedAt: null, startProof: null })
    await post(visit.id, 'start', tell())
    world.setClock('2026-06-11', '08:21')
    expect(await codeOf(post(visit.id, 'undo-start', { reason: 'x' }))).toBe('409 visit.started_long_ago')
    expect(await selectRows(world, 'visit_events', ['id'], { visit_id: visit.id })).toHaveLength(3)
  })
})

/** FAULT_ROUNDS=200 runs the long version. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 10)

test('of many overlapping assignments of one caretaker one succeeds', {
  timeout: 30_000 + rounds * 3_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    world.setClock(today)
    const caretaker = await addCaretaker()
    const bookings = await Promise.all(Array.from({ length: 4 }, () => world.bookPackage('elderly-care', 'standard')))
    await Promise.all(bookings.map((booking) => world.plan(booking, { endsOn: '2026-06-11' })))
    const visits = (await Promise.all(bookings.map((booking) => world.visitsOf(booking._id)))).flat()
    expect(visits).toHaveLength(4)
    const answers = await Promise.all(
      visits
        .flatMap((visit) => Array.from({ length: 5 }, (_, place) => ({ visit, place })))
        .map(({ visit, place }) =>
          place % 2 === 0 ? put(visit, { caretaker: caretaker.id }) : replace(visit.id, caretaker),
        ),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const all = await world.listVisits({ caretaker: caretaker.id })
    const busy = all.filter(({ status }) => status === 'planned')
    expect(busy).toHaveLength(1)
  }
})
