import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findBookingPromises, findSubjects } from '../../../api/src/promises/promises.queries.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createPromiseWorld, hour, type PromiseWorld, second } from './promise-world.ts'

let world: PromiseWorld
let family: Person
const start = new Date('2026-06-10T06:30:00.000Z')
const at = (hours: number, ms = 0) => new Date(start.getTime() + hours * hour + ms)
const text = (hours: number, ms = 0) => at(hours, ms).toISOString()
beforeAll(async () => {
  world = await createPromiseWorld()
  family = await world.addPerson('user', 'Latha Rao')
})
beforeEach(() => {
  world.clock.now = start
})
afterAll(() => world.close())

/** A call that is promised within two hours. */
async function promiseCall() {
  const booking = await world.book(family)
  const [promise] = await world.listPromises({ subject: booking._id, kind: 'call' })
  if (!promise) throw new Error('nothing promised')
  return { booking, id: promise._id }
}
const hold = <Body = Refusal>(id: string, until: string, reason = 'She asked for it') =>
  world.changePromise<Body>(id, { hold: { until, reason } })
const read = async (id: string) => (await world.listPromises({ id: [id] }))[0]
const alertOf = async (id: string) =>
  (
    await world.deps.database.read
      .selectFrom('promises')
      .select('next_alert_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).next_alert_at

describe('a hold (rule PROM-6)', () => {
  test('moves the end and the alert by whole minutes; another follows where the first ends', async () => {
    const [{ id }, { id: other }] = [await promiseCall(), await promiseCall()]
    world.clock.now = at(1)
    expect((await hold<PromiseRecord>(id, text(1, 90 * second))).body).toMatchObject({
      promisedAt: text(2),
      dueAt: text(2, 120 * second),
      heldMinutes: 2,
      holds: [{ from: text(1), until: text(1, 120 * second), by: { name: 'Meera Iyer' } }],
    })
    const again = await hold<PromiseRecord>(id, text(3, 120 * second), 'And for more')
    expect(again.body).toMatchObject({ dueAt: text(4, 120 * second), heldMinutes: 122 })
    expect(again.body.holds.map(({ from, until }) => [from, until])).toEqual([
      [text(1), text(1, 120 * second)],
      [text(1, 120 * second), text(3, 120 * second)],
    ])
    // Three quarters of four hours and two minutes.
    expect(await alertOf(id)).toBe(text(3, 90 * second))
    const last = (await hold<PromiseRecord>(id, text(4, 120 * second))).body
    expect(last).toMatchObject({ dueAt: text(5, 120 * second), heldMinutes: 182 })
    expect(last.holds.at(-1)).toMatchObject({ from: text(3, 120 * second), until: text(4, 120 * second) })
    expect(await read(other)).toMatchObject({ dueAt: text(2), heldMinutes: 0, holds: [] })
    const trail = await world.readAudit(again.body.subject._id)
    expect(trail.at(-1)).toMatchObject({
      description: `Promise (call) of booking ${again.body.subject.label}: held`,
      changes: expect.stringContaining(text(5, 120 * second)),
    })
    // Of another booking, its own id is said.
    const { subject } = (await hold<PromiseRecord>(other, text(2))).body
    expect((await world.readAudit(subject._id)).at(-1)?.description).toBe(
      `Promise (call) of booking ${subject.label}: held`,
    )
  })

  test('is ahead by a moment at least, and two weeks long at most, all together', async () => {
    const { id } = await promiseCall()
    expect((await hold(id, text(0))).body.code).toBe('promise.hold_not_ahead')
    expect((await hold(id, text(0, 1))).status).toBe(200)
    const longest = 14 * 24
    const tooLong = await hold(id, text(longest, second))
    expect([tooLong.status, tooLong.body.code]).toEqual([400, 'promise.hold_too_long'])
    expect((await hold(id, text(longest))).status).toBe(200)
    expect((await hold(id, text(longest, second))).body.code).toBe('promise.hold_too_long')
    expect(await read(id)).toMatchObject({ heldMinutes: longest * 60 })
  })

  test('is taken up to the very end, and not of what is late, done or over', async () => {
    const [{ id }, { id: late }, { id: noted }, { booking, id: kept }, { booking: over, id: ended }] = [
      await promiseCall(),
      await promiseCall(),
      await promiseCall(),
      await promiseCall(),
      await promiseCall(),
    ]
    await world.call(world.admin, 'PUT', `/admin/bookings/${over._id}/status`, { status: 'cancelled' })
    await world.deps.database.write((tx) =>
      tx
        .updateTable('promises')
        .set({ met_at: text(1) })
        .where('id', '=', kept)
        .execute(),
    )
    await world.deps.database.write((tx) =>
      tx
        .updateTable('promises')
        .set({ broken_noted_at: text(2) })
        .where('id', '=', noted)
        .execute(),
    )
    world.clock.now = at(2)
    expect((await hold(id, text(3))).status).toBe(200)
    for (const settled of [noted, kept, ended]) {
      const refused = await hold(settled, text(3))
      expect([refused.status, refused.body.code]).toEqual([409, 'promise.too_late_to_hold'])
    }
    world.clock.now = at(2, 1)
    expect((await hold(late, text(3))).body.code).toBe('promise.too_late_to_hold')
    expect(booking.promises).toHaveLength(4)
  })

  test('the team is not told twice of what was urgent before it', async () => {
    const { id } = await promiseCall()
    world.clock.now = at(1.75)
    await world.tick()
    await hold(id, text(2.75))
    expect(await alertOf(id)).toBe(text(3, 1))
    // Of another promise it has still to be told: after three quarters of three hours.
    const { id: later } = await promiseCall()
    await hold(later, text(2.75))
    expect(await alertOf(later)).toBe(text(4))
  })
})

describe('the checks are done by the office’s word (rule PROM-3)', () => {
  test('once, of the verification alone, with who says so', async () => {
    const { booking, id: call } = await promiseCall()
    const [promise] = await world.listPromises({ subject: booking._id, kind: 'verification' })
    const id = promise?._id ?? ''
    const verify = (which: string) => world.changePromise<Refusal>(which, { verified: true, reason: 'Papers seen' })
    const refused = await verify(call)
    expect([refused.status, refused.body.code]).toEqual([409, 'promise.not_to_verify'])
    expect((await verify(id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ metAt: text(0), state: 'kept', reason: null })
    const row = world.deps.database.read.selectFrom('promises').selectAll().where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({
      reason_note: 'Papers seen',
      reason_by: world.admin.id,
      reason_at: text(0),
    })
    const noted = (await world.readAudit(booking._id)).at(-1)
    expect(noted?.description).toBe(`Promise (verification) of booking ${promise?.subject.label}: verified`)
    expect(JSON.parse(noted?.changes ?? '')).toEqual([{ field: 'metAt', from: null, to: text(0) }])
    const untouched = world.deps.database.read.selectFrom('promises').selectAll().where('id', '=', call)
    expect(await untouched.executeTakeFirst()).toMatchObject({ reason_note: null, reason_by: null, reason_at: null })
    expect((await verify(id)).body.code).toBe('promise.not_to_verify')
    // Done too late, it is no reason that could be taken back.
    const { booking: later } = await promiseCall()
    const [late] = await world.listPromises({ subject: later._id, kind: 'verification' })
    world.clock.now = at(13)
    await verify(late?._id ?? '')
    const taken = await world.explainPromises([late?._id ?? ''], { reason: null })
    expect([(await read(late?._id ?? ''))?.state, taken.body.ids]).toEqual(['broken', []])
    expect(await read(call)).toMatchObject({ state: 'open' })
  })

  test('not of a booking that was over after its end, for which the promise stays broken', async () => {
    const { booking } = await promiseCall()
    const [promise] = await world.listPromises({ subject: booking._id, kind: 'verification' })
    world.clock.now = at(13)
    await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
    const verified = { verified: true, reason: 'Papers seen' }
    const refused = await world.changePromise<Refusal>(promise?._id ?? '', verified)
    expect([refused.status, refused.body.code]).toEqual([409, 'promise.not_to_verify'])
    expect(await read(promise?._id ?? '')).toMatchObject({ state: 'broken', metAt: null })
  })
})

describe('a reason (rule PROM-7)', () => {
  test('is given from the end on, noted or not; the newer stands, and null takes all of it back', async () => {
    const { booking, id } = await promiseCall()
    const give = (body: object) => world.changePromise<Refusal>(id, body)
    world.clock.now = at(2)
    expect((await give({ reason: 'our-delay' })).body.code).toBe('promise.not_broken')
    world.clock.now = at(2, 1)
    expect((await give({ reason: 'our-delay', note: 'Two were ill' })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      brokenAt: text(2),
      state: 'late',
      reason: { code: 'our-delay', note: 'Two were ill', by: { name: 'Meera Iyer' }, at: text(2, 1) },
    })
    await give({ reason: 'no-network' })
    expect((await read(id))?.reason).toMatchObject({ code: 'no-network', note: null })
    await give({ reason: null })
    expect(await read(id)).toMatchObject({ reason: null, brokenAt: text(2) })
    const row = world.deps.database.read.selectFrom('promises').selectAll().where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({ reason_by: null, reason_at: null, reason_note: null })
    const trail = (await world.readAudit(booking._id)).slice(-3)
    expect(trail.map(({ description }) => description.split(': ')[1])).toEqual([
      'reason given',
      'reason given',
      'reason taken back',
    ])
    // That there is another reason, not which: the trail hides it as it hides what people write.
    expect(trail.flatMap(({ changes }) => JSON.parse(changes ?? ''))).toEqual(
      Array(3).fill({ field: 'reason', from: null, to: null, hidden: true }),
    )
    // What was done too late can be explained as well; what nobody waited for can not.
    await world.call(world.admin, 'PUT', `/admin/callbacks/${await world.askForCall(family)}`, { status: 'called' })
    expect((await read(id))?.state).toBe('broken')
    expect((await give({ reason: 'other' })).status).toBe(200)
    const voided = await promiseCall()
    await world.call(world.admin, 'PUT', `/admin/bookings/${voided.booking._id}/status`, { status: 'cancelled' })
    world.clock.now = at(9)
    expect((await world.changePromise<Refusal>(voided.id, { reason: 'other' })).body.code).toBe('promise.not_broken')
  })

  test('stands in the trail of the family where it was a callback, and of the office where it was a message', async () => {
    const [callback, message] = [await world.askForCall(family), await world.sendMessage()]
    world.clock.now = at(30)
    for (const subject of [callback, message]) {
      const [promise] = await world.listPromises({ subject })
      await world.changePromise(promise?._id ?? '', { reason: 'other' })
    }
    const [ofCallback, ofMessage] = [await world.readAudit(callback), await world.readAudit(message)]
    expect([ofCallback.at(-1), ofMessage.at(-1)]).toMatchObject([
      { resource_type: 'user', description: 'Promise (callback): reason given' },
      { resource_type: 'system', description: 'Promise (reply): reason given' },
    ])
  })
})

describe('what the office reads (rule PROM-5)', () => {
  test('each promise with what it is about and whose it is', async () => {
    const { booking } = await promiseCall()
    const { code, user_info } = await world.readRow(booking._id)
    const [callback, message] = [await world.askForCall(family), await world.sendMessage()]
    const subjects = await Promise.all(
      [booking._id, callback, message].map(async (subject) => (await world.listPromises({ subject }))[0]?.subject),
    )
    expect(subjects).toEqual([
      { type: 'booking', _id: booking._id, label: code, name: 'Latha Rao' },
      { type: 'callback', _id: callback, label: '', name: 'Latha Rao' },
      { type: 'message', _id: message, label: '', name: 'Ravi' },
    ])
    const details = JSON.stringify({ ...JSON.parse(user_info), phone: '9876530001' })
    await world.deps.database.write((tx) =>
      tx.updateTable('bookings').set({ user_info: details }).where('id', '=', booking._id).execute(),
    )
    const { read: db } = world.deps.database
    const found = await findSubjects(db, [
      { subject_type: 'booking', subject_id: booking._id },
      { subject_type: 'callback', subject_id: callback },
    ])
    expect([found.get(booking._id)?.phone, found.get(callback)?.phone]).toEqual(['9876530001', ''])
    expect(found.get(callback)?.whose).toMatchObject({ ids: [family.id] })
    expect(found.get(booking._id)?.whose).toMatchObject({ ids: [booking._id] })
  })

  test('what is waited for by its end, a page at a time, with how many there are', async () => {
    const { booking } = await promiseCall()
    const page = (range: string, direction: string, filter: object = {}) =>
      world.call<PromiseRecord[]>(
        world.admin,
        'GET',
        `/admin/promises?range=${range}&sort=["dueAt","${direction}"]&filter=${JSON.stringify({ subject: booking._id, ...filter })}`,
      )
    const kinds = async (range: string, direction: string, filter?: object) => {
      const { body, headers } = await page(range, direction, filter)
      return [body.map(({ kind }) => kind), headers.get('Content-Range')?.split('/')[1]]
    }
    expect(await kinds('[0,1]', 'ASC')).toEqual([['call', 'match'], '4'])
    expect(await kinds('[2,3]', 'ASC')).toEqual([['verification', 'caregiver'], '4'])
    expect(await kinds('[0,0]', 'DESC')).toEqual([['caregiver'], '4'])
    expect(await kinds('[0,0]', 'ASC', { kind: 'match' })).toEqual([['match'], '1'])
  })

  test('without a filter what is waited for alone; of one subject everything, kept, void and broken', async () => {
    const { booking, id } = await promiseCall()
    const { booking: over } = await promiseCall()
    const idsOf = async (filter: object) => (await world.listPromises(filter)).map(({ _id }) => _id)
    await world.call(world.admin, 'PUT', `/admin/callbacks/${await world.askForCall(family)}`, { status: 'called' })
    world.clock.now = at(7)
    await world.tick()
    await world.call(world.admin, 'PUT', `/admin/bookings/${over._id}/status`, { status: 'cancelled' })
    const ofBooking = await world.listPromises({ subject: booking._id })
    const ofOver = await world.listPromises({ subject: over._id })
    const states = (rows: PromiseRecord[]) => Object.fromEntries(rows.map(({ kind, state }) => [kind, state]))
    expect(states(ofBooking)).toEqual({ call: 'kept', match: 'late', verification: 'open', caregiver: 'open' })
    expect(states(ofOver)).toEqual({ call: 'kept', match: 'broken', verification: 'void', caregiver: 'void' })
    const waiting = await idsOf({})
    const isIn = (ids: string[]) => (row: PromiseRecord) => ids.includes(row._id)
    expect(ofBooking.filter(isIn(waiting)).map(({ kind }) => kind)).toEqual(['match', 'verification', 'caregiver'])
    expect(ofOver.filter(isIn(waiting))).toEqual([])
    const broken = await idsOf({ broken: true })
    expect([...ofBooking, ...ofOver].filter(isIn(broken)).map(({ kind }) => kind)).toEqual(['match', 'match'])
    // What was done too late and then undone is void, and broken no more.
    const call = await world.askForCall(family)
    world.clock.now = at(30)
    await world.call(world.admin, 'PUT', `/admin/callbacks/${call}`, { status: 'called' })
    expect(await idsOf({ subject: call, broken: true })).toHaveLength(1)
    await world.call(world.admin, 'POST', `/admin/callbacks/${call}/undo`)
    expect(await idsOf({ subject: call, broken: true })).toEqual([])
    const undone = (await world.listPromises({ subject: call })).find(({ state }) => state === 'void')
    expect((await world.changePromise<Refusal>(undone?._id ?? '', { reason: 'other' })).body.code).toBe(
      'promise.not_broken',
    )
    // Named by their ids they are all there, whatever became of them.
    expect(await idsOf({ id: [id, ...ofOver.map(({ _id }) => _id)] })).toHaveLength(5)
  })

  test('nothing of a family that asked to be forgotten', async () => {
    const forgotten = await world.addPerson('user')
    const booking = await world.book(forgotten)
    const restrict = (restricted_at: string | null) =>
      world.deps.database.write((tx) =>
        tx.updateTable('accounts').set({ restricted_at }).where('id', '=', forgotten.id).execute(),
      )
    await restrict(text(0))
    expect(await world.listPromises({ subject: booking._id })).toEqual([])
    await restrict(null)
    expect(await world.listPromises({ subject: booking._id })).toHaveLength(4)
  })
})

test('a family reads each promise as it is now, of its own booking, in the order it is due', async () => {
  const [{ booking }, { booking: other }] = [await promiseCall(), await promiseCall()]
  const call = await world.askForCall(family)
  await world.call(world.admin, 'PUT', `/admin/callbacks/${call}`, { status: 'called' })
  world.clock.now = at(0, 5 * second)
  await world.call(world.admin, 'POST', `/admin/callbacks/${call}/undo`)
  const held = (await world.listPromises({ subject: booking._id, kind: 'match' }))[0]?._id ?? ''
  await hold(held, text(30))
  const found = await findBookingPromises(world.deps.database.read, [booking._id, other._id, 'none'])
  const told = [booking, other].map(({ _id }) => found.get(_id)?.map(({ kind, state }) => `${kind} ${state}`))
  expect(told).toEqual([
    ['call open', 'verification open', 'caregiver open', 'match open'],
    ['call open', 'match open', 'verification open', 'caregiver open'],
  ])
  expect(found.size).toBe(2)
  const listed = await world.call<{ _id: string; promises: { kind: string }[] }[]>(
    world.admin,
    'GET',
    '/admin/bookings',
  )
  const nextOf = (id: string) => listed.body.find(({ _id }) => _id === id)?.promises.map(({ kind }) => kind)
  expect([nextOf(booking._id), nextOf(other._id)]).toEqual([['call'], ['call']])
  world.clock.now = at(3)
  await world.tick()
  const late = await world.call<{ _id: string; promises: object[] }[]>(world.admin, 'GET', '/admin/bookings')
  expect(late.body.find(({ _id }) => _id === other._id)?.promises).toMatchObject([{ kind: 'call', state: 'late' }])
})
