import { texts } from '@thodu/api/contract/texts'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAccount } from '../../../api/src/users/remove-account.ts'
import { createTestApi } from '../../support/api.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'
import { countBy, statusesOf } from '../accounts/limited-api.ts'

let world: World
let admin: Person
let family: Person
let caretaker: Person
let helper: Person
/** Noon in the city. */
const noon = '2026-06-10T06:30:00.000Z'
const hours = (count: number, from = noon): string => new Date(Date.parse(from) + count * 3_600_000).toISOString()
const setClock = (time: string) => {
  world.clock.now = new Date(time)
}

beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
  helper = await world.addPerson('caretaker', 'Kavitha B')
})
beforeEach(async () => {
  setClock(noon)
  // Free of what the test before gave them.
  family = await world.addPerson('user')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

const list = async (person: Person, query = '') =>
  (await world.call<OwnVisit[]>(person, 'GET', `/caretaker/visits${query}`)).body
const start = <Body = OwnVisit>(person: Person, visit: { id: string }, more: Record<string, unknown> = {}) =>
  world.call<Body>(person, 'POST', `/caretaker/visits/${visit.id}/start`, { clientEventId: newId(), ...more })
const end = <Body = OwnVisit>(person: Person, visit: { id: string }, more: Record<string, unknown> = {}) =>
  world.call<Body>(person, 'POST', `/caretaker/visits/${visit.id}/end`, { clientEventId: newId(), ...more })
const confirmed = () => world.bookUpTo('confirmed', { customer: family, admin, caretaker })
const readVisit = (id: string) =>
  world.deps.database.read.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('what who comes may know of the family', () => {
  test('from 24 hours before to 2 hours after, also who comes for one visit only', async () => {
    const booking = await confirmed()
    const visit = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(30) })
    const briefAt = async (time: string) => {
      setClock(time)
      const [seen] = (await list(helper, '?from=2026-06-10&to=2026-06-13')).filter(({ _id }) => _id === visit.id)
      return seen?.brief
    }
    const brief = {
      patientName: 'Narsamma Rao',
      address: '12-3-45, Station Road, Hanamkonda, Warangal',
      pincode: '506001',
      phone: '+91 98765 43210',
    }
    expect(await briefAt(hours(5))).toBeNull()
    expect(await briefAt(new Date(Date.parse(hours(6)) - 1).toISOString())).toBeNull()
    expect(await briefAt(hours(6))).toEqual(brief)
    expect(await briefAt(hours(7))).toEqual(brief)
    expect(await briefAt(hours(34))).toEqual(brief)
    expect(await briefAt(new Date(Date.parse(hours(34)) + 1).toISOString())).toBeNull()
    expect(await briefAt(hours(35))).toBeNull()
  })

  test('nothing of a visit that is not to be, of care that is over, and no list of anybody else', async () => {
    const booking = await confirmed()
    const startsAt = hours(1)
    await insertVisit(world, { booking, caretaker, startsAt, status: 'skipped' })
    const kept = await insertVisit(world, { booking, caretaker, startsAt })
    const seen = await list(caretaker)
    expect(seen.map(({ status, brief }) => [status, brief !== null])).toEqual(
      expect.arrayContaining([
        ['skipped', false],
        ['planned', true],
      ]),
    )
    expect((await list(helper)).map(({ _id }) => _id)).not.toContain(kept.id)
    await world.deps.database.write((tx) =>
      tx.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking._id).execute(),
    )
    expect((await list(caretaker)).every(({ brief }) => brief === null)).toBe(true)
    expect(JSON.stringify(await list(caretaker))).not.toContain('Narsamma')
  })

  test('nothing once the family was handed over, unless another visit is still to come', async () => {
    const booking = await world.bookUpTo('active', { customer: family, admin, caretaker })
    const visit = await insertVisit(world, { booking, caretaker, startsAt: hours(-1) })
    const startedBy = { occurredAt: hours(-1) }
    expect((await start(caretaker, visit, startedBy)).status).toBe(200)
    expect((await end(caretaker, visit)).status).toBe(200)
    const briefs = async (person: Person) => (await list(person)).filter(({ brief }) => brief !== null).length
    expect(await briefs(caretaker)).toBe(1)
    const handOver = (to: Person) =>
      world.call(admin, 'POST', `/admin/bookings/${booking._id}/handover`, {
        caretaker: to.id,
        from: caretaker.id,
        reason: 'Asked for by them',
      })
    const next = await world.addPerson('caretaker', 'Sridevi')
    expect((await handOver(next)).status).toBe(200)
    expect(await briefs(caretaker)).toBe(0)
    expect(JSON.stringify(await list(caretaker))).not.toContain('Narsamma')
    await insertVisit(world, { booking, caretaker, startsAt: hours(20) })
    expect(await briefs(caretaker)).toBe(2)
  })

  test('the note of the visitor before stands there while the brief does', async () => {
    const booking = await confirmed()
    const before = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(-3) })
    const next = await insertVisit(world, { booking, caretaker, startsAt: hours(2) })
    const later = await insertVisit(world, { booking, caretaker, startsAt: hours(50) })
    await start(helper, before, { occurredAt: hours(-3) })
    expect((await end(helper, before, { note: 'Ate well. Card 2341 2341 2346.' })).status).toBe(200)
    const seen = await list(caretaker)
    const noteOf = (id: string) => seen.find(({ _id }) => _id === id)?.lastNote
    expect(noteOf(next.id)).toEqual({
      text: expect.stringContaining('Ate well.'),
      author: 'Kavitha B',
      createdAt: noon,
    })
    expect(noteOf(next.id)?.text).not.toContain('2341 2341')
    expect(noteOf(later.id)).toBeNull()
    expect(JSON.stringify(await world.readAudit(booking._id))).not.toContain('Ate well')
  })
  test('who was shown a family is written down', async () => {
    const booking = await confirmed()
    await insertVisit(world, { booking, caretaker: helper, startsAt: hours(8) })
    await list(helper)
    await world.deps.accessLog.settle()
    const rows = await world.deps.database.read
      .selectFrom('access_log')
      .select(['viewer_id', 'listed'])
      .where('subject_id', '=', booking._id)
      .where('viewer_role', '=', 'caretaker')
      .execute()
    expect(rows).toContainEqual({ viewer_id: helper.id, listed: 1 })
  })

  test.each(['?from=2026-06-10&to=2026-09-10', '?from=2026-06-10&to=2026-06-09', '?from=yesterday'])(
    'no span of days: %s',
    async (query) => {
      expect((await world.call(caretaker, 'GET', `/caretaker/visits${query}`)).status).toBe(400)
    },
  )
})

describe('a visit begins and ends', () => {
  test('what a client may not set is ignored: proof, status, whose it is (API-4)', async () => {
    const booking = await confirmed()
    const visit = await insertVisit(world, { booking, caretaker, startsAt: hours(0) })
    const wanted = { startProof: 'family', status: 'done', caretaker: helper.id, revision: 9 }
    const started = await start(caretaker, visit, wanted)
    expect(started.status).toBe(200)
    expect(started.body).toMatchObject({ status: 'started', startProof: 'none', revision: 2 })
    expect(await readVisit(visit.id)).toMatchObject({ caretaker_id: caretaker.id, end_proof: null })
  })

  test('the first one of a confirmed booking begins its care, once', async () => {
    const booking = await confirmed()
    const [first, second] = [hours(0), hours(4)].map((startsAt) => ({ booking, caretaker, startsAt }))
    if (!first || !second) throw new Error('no visits')
    const [one, two] = [await insertVisit(world, first), await insertVisit(world, second)]
    const started = await start(caretaker, one)
    expect(started.body).toMatchObject({ status: 'started', startedAt: noon, bookingStatus: 'active', revision: 2 })
    expect(started.body).toMatchObject({ startProof: 'none', endProof: null })
    const ended = await end(caretaker, one)
    expect(ended.body).toMatchObject({ status: 'done', endedAt: noon, startProof: 'none', endProof: 'none' })
    expect((await start(caretaker, two)).body.bookingStatus).toBe('active')
    const actions = (await world.readAudit(booking._id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'CARE_STARTED')).toHaveLength(1)
    expect(actions.filter((action) => action === 'STATUS_UPDATE')).toHaveLength(3)
    expect(await world.readSubjects(family.email)).toContain(`Your booking ${booking.bookingId}: active`)
  })

  test('not before Start Care, unless somebody else comes for it: the booking stays where it is', async () => {
    const booking = await world.book(family)
    await world.assign(admin, booking, caretaker)
    const own = await insertVisit(world, { booking, caretaker, startsAt: hours(0) })
    const helped = await insertVisit(world, { booking, caretaker: helper, startsAt: hours(15) })
    const refused = await start<Refusal>(caretaker, own)
    expect([refused.status, refused.body.message]).toEqual([409, texts.visit.startCareFirst])
    expect((await readVisit(own.id)).status).toBe('planned')
    setClock(hours(15))
    expect((await start(helper, helped)).body).toMatchObject({ status: 'started', bookingStatus: 'pending' })
    expect((await end(helper, helped)).status).toBe(200)
  })

  test('said twice under one id it is said once; under the id of something else it is refused', async () => {
    const booking = await confirmed()
    const visit = await insertVisit(world, { booking, caretaker, startsAt: hours(0) })
    const clientEventId = newId()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => start(caretaker, visit, { clientEventId, note: 'Here' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const events = await world.deps.database.read
      .selectFrom('visit_events')
      .select(['kind', 'proof'])
      .where('visit_id', '=', visit.id)
      .execute()
    expect(events).toEqual([{ kind: 'start', proof: 'none' }])
    expect((await end(caretaker, visit, { clientEventId })).status).toBe(409)
    expect((await start<Refusal>(caretaker, visit)).body.code).toBe('visit.already_started')
  })

  test('what a phone kept back may be 48 hours old, its clock 5 minutes ahead, and no more', async () => {
    const booking = await confirmed()
    setClock(hours(50))
    const at = (minutes: number) => new Date(world.clock.now.getTime() + minutes * 60_000).toISOString()
    const visit = await insertVisit(world, { booking, caretaker, startsAt: hours(0) })
    for (const occurredAt of [at(-48 * 60 - 1), at(6)]) {
      const refused = await start<Refusal>(caretaker, visit, { occurredAt })
      expect([refused.status, refused.body.errors]).toEqual([400, { occurredAt: texts.visit.wrongMoment }])
    }
    expect((await start(caretaker, visit, { occurredAt: at(-48 * 60) })).body.startedAt).toBe(hours(2))
    const early = await end<Refusal>(caretaker, visit, { occurredAt: at(-49 * 60) })
    expect(early.status).toBe(400)
    const before = await end<Refusal>(caretaker, visit, { occurredAt: at(-48 * 60) })
    expect(before.status).toBe(200)
  })

  test('an end before the start, a visit of tomorrow week, somebody else’s, one of care that is over', async () => {
    const booking = await confirmed()
    const visit = await insertVisit(world, { booking, caretaker, startsAt: hours(0) })
    const far = await insertVisit(world, { booking, caretaker, startsAt: hours(24 * 8) })
    const codeOf = async (answer: Promise<{ status: number; body: Refusal }>) => {
      const { status, body } = await answer
      return [status, body.code]
    }
    expect(await codeOf(end<Refusal>(caretaker, visit))).toEqual([409, 'visit.not_started'])
    expect(await codeOf(start<Refusal>(caretaker, far))).toEqual([409, 'visit.too_early'])
    expect(await codeOf(start<Refusal>(helper, visit))).toEqual([404, 'request.not_found'])
    await start(caretaker, visit)
    const refused = await end<Refusal>(caretaker, visit, { occurredAt: hours(-1) })
    expect(refused.body.errors).toEqual({ occurredAt: texts.visit.endBeforeStart })
    expect((await readVisit(visit.id)).status).toBe('started')
    await end(caretaker, visit)
    expect(await codeOf(end<Refusal>(caretaker, visit))).toEqual([409, 'visit.not_open'])
    await world.deps.database.write((tx) =>
      tx.updateTable('bookings').set({ status: 'completed' }).where('id', '=', booking._id).execute(),
    )
    expect(await codeOf(start<Refusal>(caretaker, far))).toEqual([409, 'visit.care_over'])
  })

  test.each([{}, { clientEventId: 'no uuid' }, { clientEventId: newId(), occurredAt: 'now' }, { note: ' ' }])(
    'no step: %j',
    async (body) => {
      const booking = await confirmed()
      const visit = await insertVisit(world, { booking, caretaker, startsAt: hours(0) })
      expect((await world.call(caretaker, 'POST', `/caretaker/visits/${visit.id}/start`, body)).status).toBe(400)
      expect((await readVisit(visit.id)).status).toBe('planned')
    },
  )
})

test('120 steps an hour of one caretaker, and 20 requests for time off', async () => {
  const limited = await createTestApi({ RATE_LIMITS: 'on' })
  const id = await limited.addAccount('caretaker', { name: 'Lakshmi Devi', email: 'busy@example.in' })
  const token = await limited.openSessionFor(id)
  const steps = await statusesOf(121, () =>
    limited.call('POST', '/caretaker/visits/none/start', { token, body: { clientEventId: newId() } }),
  )
  expect([countBy(steps, 404), steps.at(-1)]).toEqual([120, 429])
  let day = 0
  const asks = await statusesOf(21, () => {
    day += 1
    const from = Date.now() + day * 86_400_000
    const body = {
      startsAt: new Date(from).toISOString(),
      endsAt: new Date(from + 3_600_000).toISOString(),
      kind: 'leave',
    }
    return limited.call('POST', '/caretaker/time-off', { token, body })
  })
  expect([countBy(asks, 201), asks.at(-1)]).toEqual([20, 429])
  await limited.close()
})

test('what was written about a visit goes with the account of the family', async () => {
  const booking = await confirmed()
  const visit = await insertVisit(world, { booking, caretaker, startsAt: noon })
  await start(caretaker, visit, { reason: 'The lift stood still' })
  await end(caretaker, visit, { note: 'Ate well' })
  await world.call(admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  await removeAccount(world.deps, family.email)
  const { read } = world.deps.database
  const events = await read.selectFrom('visit_events').select('reason').where('visit_id', '=', visit.id).execute()
  const notes = await read.selectFrom('visit_notes').select('id').where('visit_id', '=', visit.id).execute()
  expect([events, notes]).toEqual([[{ reason: null }, { reason: null }], []])
})
