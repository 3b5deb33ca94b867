import { brand } from '@thodu/api/contract/brand.config'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import type { TimeOff } from '@thodu/api/contract/time-off/time-off.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let admin: Person
let caretaker: Person
const noon = '2026-06-10T06:30:00.000Z'
const days = (count: number): string => new Date(Date.parse(noon) + count * 86_400_000).toISOString()

beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
})
beforeEach(async () => {
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

const ask = <Body = TimeOff>(from: string, to: string, more: Record<string, unknown> = {}) =>
  world.call<Body>(caretaker, 'POST', '/caretaker/time-off', { startsAt: from, endsAt: to, kind: 'leave', ...more })
const enter = <Body = TimeOff>(from: string, to: string, more: Record<string, unknown> = {}) =>
  world.call<Body>(admin, 'POST', '/admin/time-off', {
    caretaker: caretaker.id,
    startsAt: from,
    endsAt: to,
    kind: 'sick',
    ...more,
  })
const decide = <Body = TimeOff>(id: string, status: string, more: Record<string, unknown> = {}, headers = {}) =>
  world.call<Body>(admin, 'PUT', `/admin/time-off/${id}`, { status, ...more }, headers)
const withdraw = <Body = TimeOff>(person: Person, id: string) =>
  world.call<Body>(person, 'POST', `/caretaker/time-off/${id}/withdraw`)
const visitOn = async (startsAt: string, more = {}) => {
  const booking = await world.book(await world.addPerson('user'))
  return insertVisit(world, { booking, caretaker, startsAt, ...more })
}
const busyRows = () =>
  world.deps.database.read
    .selectFrom('caretaker_busy')
    .select(['starts_min', 'ends_min'])
    .where('caretaker_id', '=', caretaker.id)
    .orderBy('starts_min')
    .execute()

describe('a caretaker asks, the office decides', () => {
  test('asked, approved, told; nobody can be in two places then', async () => {
    const asked = await ask(days(2), days(3), { reason: 'My sister marries' })
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({ status: 'requested', visits: 0, startsAt: days(2), endsAt: days(3) })
    expect(await busyRows()).toEqual([])
    expect(await world.readSubjects(brand.email)).toContain('Lakshmi Devi asks for time off')
    const approved = await decide(asked.body._id, 'approved')
    expect(approved.body).toMatchObject({ status: 'approved', decidedAt: noon })
    expect(await busyRows()).toEqual([{ starts_min: minutesOf(days(2)), ends_min: minutesOf(days(3)) }])
    expect(await world.readSubjects(caretaker.email)).toEqual(['Your time off has been approved'])
    const again = await decide<Refusal>(asked.body._id, 'declined')
    expect([again.status, again.body.message]).toEqual([409, texts.timeOff.decided])
  })

  test('longer than 30 days it is one request in several rows, decided and withdrawn as one', async () => {
    const asked = await ask(days(1), days(76))
    expect(asked.body).toMatchObject({ startsAt: days(1), endsAt: days(76) })
    await decide(asked.body._id, 'approved')
    const rows = await busyRows()
    expect(rows).toHaveLength(3)
    expect([rows[0]?.starts_min, rows[2]?.ends_min]).toEqual([minutesOf(days(1)), minutesOf(days(76))])
    const { body } = await world.call<TimeOff[]>(caretaker, 'GET', '/caretaker/time-off')
    expect(body.map(({ _id, endsAt }) => [_id, endsAt])).toEqual([[asked.body._id, days(76)]])
    expect((await withdraw(caretaker, asked.body._id)).body.status).toBe('withdrawn')
    expect(await busyRows()).toEqual([])
    expect((await withdraw<Refusal>(caretaker, asked.body._id)).body.code).toBe('time_off.not_withdrawable')
  })

  test('while visits stand there it is not approved, and the office reads which; declined it may be', async () => {
    const visit = await visitOn(days(2))
    const asked = await ask(days(1), days(40))
    expect(asked.body.visits).toBe(1)
    const refused = await decide<Refusal & { details: { visits: { _id: string }[] } }>(asked.body._id, 'approved')
    expect([refused.status, refused.body.message]).toEqual([409, texts.timeOff.visitStands])
    expect(refused.body.details.visits.map(({ _id }) => _id)).toEqual([visit.id])
    expect((await decide(asked.body._id, 'approved', { openVisits: true })).status).toBe(409)
    await visitOn(days(3))
    const refusedIn = async (language: string) =>
      (await decide<Refusal>(asked.body._id, 'approved', {}, { [languageHeader]: language })).body.message
    expect(await Promise.all(['en', 'te', 'hi'].map(refusedIn))).toEqual([
      '2 visits stand in this time. Give them to somebody else first.',
      'ఈ సమయంలో ఉన్న విజిట్‌లు: 2. ముందు వాటిని మరొకరికి ఇవ్వండి.',
      'इस समय में तय विज़िट: 2। पहले उन्हें किसी और को दें।',
    ])
    expect((await decide(asked.body._id, 'declined')).body.status).toBe('declined')
    expect(await world.readSubjects(caretaker.email)).toEqual(['Your time off has been declined'])
    expect((await withdraw<Refusal>(caretaker, asked.body._id)).status).toBe(409)
  })

  test('its own only: another caretaker’s is not there', async () => {
    const asked = await ask(days(2), days(3))
    const other = await world.addPerson('caretaker')
    expect((await withdraw<Refusal>(other, asked.body._id)).status).toBe(404)
    expect((await world.call<TimeOff[]>(other, 'GET', '/caretaker/time-off')).body).toEqual([])
    const listed = await world.call<TimeOff[]>(
      admin,
      'GET',
      `/admin/time-off?filter=${encodeURIComponent(JSON.stringify({ caretaker: caretaker.id, status: 'requested' }))}`,
    )
    expect(listed.body.map(({ _id }) => _id)).toEqual([asked.body._id])
    expect(listed.headers.get('Content-Range')).toBe('time-off 0-0/1')
  })

  test('twenty at once for the same days: one is kept', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask<Refusal>(days(4), days(5))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['time_off.overlaps']),
    )
  })

  test.each([
    ['an end before the beginning', () => ask<Refusal>(days(3), days(2)), texts.timeOff.wrongSpan],
    ['91 days', () => ask<Refusal>(days(1), days(92)), texts.timeOff.wrongSpan],
    ['days that are over', () => ask<Refusal>(days(-3), days(-2)), texts.timeOff.notAhead],
    ['this morning, over', () => ask<Refusal>(days(-0.5), days(-0.1)), texts.timeOff.notAhead],
    ['half a year ago, by the office', () => enter<Refusal>(days(-180), days(-170)), texts.timeOff.notAhead],
  ])('not %s', async (_, call, text) => {
    const { status, body } = await call()
    expect([status, body.message, Object.values(body.errors ?? {})]).toEqual([400, text, [text]])
  })
})

describe('the office enters', () => {
  test('who is ill leaves visits open, where that is asked for', async () => {
    const visit = await visitOn(days(1))
    const refused = await enter<Refusal>(days(0), days(2))
    expect([refused.status, refused.body.code]).toEqual([409, 'time_off.visits_stand'])
    expect((await enter(days(0), days(2), { kind: 'leave', openVisits: true })).status).toBe(409)
    const entered = await enter(days(0), days(2), { openVisits: true })
    expect([entered.status, entered.body.status]).toEqual([201, 'approved'])
    const row = await world.deps.database.read
      .selectFrom('visits')
      .select(['caretaker_id', 'status', 'revision'])
      .where('id', '=', visit.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ caretaker_id: null, status: 'planned', revision: 2 })
    const audit = await world.readAudit(visit.booking_id)
    expect(audit.at(-1)).toMatchObject({ action: 'CARETAKER_UNASSIGNED', resource_type: 'booking' })
  })

  test('a visit under way is nobody’s to open, and the office reads which it is', async () => {
    const under = { status: 'started', started_min: minutesOf(noon), start_proof: 'none' } as const
    const [visit, next] = [await visitOn(days(0), under), await visitOn(days(1))]
    const stands = await enter<Refusal & { details: { visits: { _id: string }[] } }>(days(0), days(2), {
      openVisits: true,
    })
    expect([stands.status, stands.body.code, stands.body.message]).toEqual([
      409,
      'time_off.visits_stand',
      texts.timeOff.visitsStand.replace('{count}', '2'),
    ])
    expect(stands.body.details.visits.map(({ _id }) => _id)).toEqual([visit.id, next.id])
    const { body } = await world.call<TimeOff[]>(caretaker, 'GET', '/caretaker/time-off')
    expect(body).toEqual([])
    const rows = await world.deps.database.read
      .selectFrom('visits')
      .select(['caretaker_id', 'status'])
      .where('id', 'in', [visit.id, next.id])
      .orderBy('starts_min')
      .execute()
    expect(rows).toEqual([
      { caretaker_id: caretaker.id, status: 'started' },
      { caretaker_id: caretaker.id, status: 'planned' },
    ])
  })
})
