import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { findBookingPromises } from '../../../api/src/promises/promises.queries.ts'
import { selectRow, updateRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { createPromiseWorld, hour, second } from './promise-world.ts'

const world = useWorld(createPromiseWorld)
const family = usePerson(world, 'user', 'Latha Rao')
const start = new Date('2026-06-10T06:30:00.000Z')
const at = (hours: number, ms = 0) => new Date(start.getTime() + hours * hour + ms)
const text = (hours: number, ms = 0) => at(hours, ms).toISOString()
beforeEach(() => {
  world.clock.now = start
})

async function promiseCall() {
  const booking = await world.book(family)
  const [promise] = await world.listPromises({ subject: booking._id, kind: 'call' })
  if (!promise) throw new Error('nothing promised')
  return { booking, id: promise._id }
}
const hold = <Body = Refusal>(id: string, until: string, reason = 'She asked for it') =>
  world.changePromise<Body>(id, { hold: { until, reason } })
const read = async (id: string) => (await world.listPromises({ id: [id] }))[0]
const alertOf = async (id: string) => (await selectRow(world, 'promises', ['next_alert_at'], { id })).next_alert_at

describe('postponing a promise (rule PROM-6)', () => {
  test('moves due time and alert by whole minutes', async () => {
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
      description: `Promise (call) of booking ${again.body.subject.label}: put on hold`,
      changes: expect.stringContaining(text(5, 120 * second)),
    })
    const { subject } = (await hold<PromiseRecord>(other, text(2))).body
    expect((await world.readAudit(subject._id)).at(-1)?.description).toBe(
      `Promise (call) of booking ${subject.label}: put on hold`,
    )
  })

  test('is possible into the future, and by two weeks in all', async () => {
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

  test('is possible until the due time, and not for late, kept or ended promises', async () => {
    const { id } = await promiseCall()
    const { id: late } = await promiseCall()
    const { id: noted } = await promiseCall()
    const { booking, id: kept } = await promiseCall()
    const { booking: over, id: ended } = await promiseCall()
    await world.call(world.admin, 'PUT', `/admin/bookings/${over._id}/status`, { status: 'cancelled' })
    await updateRows(world, 'promises', { id: kept }, { met_at: text(1) })
    await updateRows(world, 'promises', { id: noted }, { broken_noted_at: text(2) })
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
})

test('an admin confirms checks once, for the promise of verification only (rule PROM-3)', async () => {
  const { booking, id: call } = await promiseCall()
  const [promise] = await world.listPromises({ subject: booking._id, kind: 'verification' })
  const id = promise?._id ?? ''
  const verify = (which: string) => world.changePromise<Refusal>(which, { verified: true, reason: 'Papers seen' })
  const refused = await verify(call)
  expect([refused.status, refused.body.code]).toEqual([409, 'promise.not_to_verify'])
  expect((await verify(id)).status).toBe(200)
  expect(await read(id)).toMatchObject({ metAt: text(0), state: 'kept', reason: null })
  const stored = (which: string) =>
    selectRow(world, 'promises', ['reason_note', 'reason_by', 'reason_at'], { id: which })
  expect(await stored(id)).toEqual({ reason_note: 'Papers seen', reason_by: world.admin.id, reason_at: text(0) })
  const noted = (await world.readAudit(booking._id)).at(-1)
  expect(noted?.description).toBe(`Promise (verification) of booking ${promise?.subject.label}: verification done`)
  expect(JSON.parse(noted?.changes ?? '')).toEqual([{ field: 'metAt', from: null, to: text(0) }])
  expect(await stored(call)).toEqual({ reason_note: null, reason_by: null, reason_at: null })
  expect((await verify(id)).body.code).toBe('promise.not_to_verify')
  // The note of a verification that came too late is not a reason that can be withdrawn.
  const { booking: later } = await promiseCall()
  const [late] = await world.listPromises({ subject: later._id, kind: 'verification' })
  world.clock.now = at(13)
  await verify(late?._id ?? '')
  const taken = await world.explainPromises([late?._id ?? ''], { reason: null })
  expect([(await read(late?._id ?? ''))?.state, taken.body.ids]).toEqual(['broken', []])
  expect(await read(call)).toMatchObject({ state: 'open' })
})

test('the reason of a broken promise can be given after the due time, replaced and removed (rule PROM-7)', async () => {
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
  const written = await selectRow(world, 'promises', ['reason_by', 'reason_at', 'reason_note'], { id })
  expect(written).toEqual({ reason_by: null, reason_at: null, reason_note: null })
  const trail = (await world.readAudit(booking._id)).slice(-3)
  expect(trail.map(({ description }) => description.split(': ')[1])).toEqual([
    'reason recorded',
    'reason recorded',
    'reason removed',
  ])
  expect(trail.flatMap(({ changes }) => JSON.parse(changes ?? ''))).toEqual(
    Array(3).fill({ field: 'reason', from: null, to: null, hidden: true }),
  )
  // A promise that was kept late can get a reason too. One that ended unkept cannot.
  await world.call(world.admin, 'PUT', `/admin/callbacks/${await world.askForCall(family)}`, { status: 'called' })
  expect((await read(id))?.state).toBe('broken')
  expect((await give({ reason: 'other' })).status).toBe(200)
  const voided = await promiseCall()
  await world.call(world.admin, 'PUT', `/admin/bookings/${voided.booking._id}/status`, { status: 'cancelled' })
  world.clock.now = at(9)
  expect((await world.changePromise<Refusal>(voided.id, { reason: 'other' })).body.code).toBe('promise.not_broken')
})

describe('the office’s list of promises (rule PROM-5)', () => {
  test('shows open promises, and every promise of a chosen subject', async () => {
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
    // A promise that was kept late and then undone is void, and no longer broken.
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
    expect(await idsOf({ id: [id, ...ofOver.map(({ _id }) => _id)] })).toHaveLength(5)
  })

  test('omits restricted families', async () => {
    const forgotten = await world.addPerson('user')
    const booking = await world.book(forgotten)
    await world.restrict(forgotten)
    expect(await world.listPromises({ subject: booking._id })).toEqual([])
    await world.restrict(forgotten, false)
    expect(await world.listPromises({ subject: booking._id })).toHaveLength(4)
  })
})

test('a family reads the current promises of its own bookings in due order', async () => {
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
  const nextOf = async ({ _id }: { _id: string }) => {
    const { body } = await world.call<Booking[]>(world.admin, 'GET', '/admin/bookings')
    return body.find((one) => one._id === _id)?.promises?.map(({ kind, state }) => `${kind} ${state}`)
  }
  expect([await nextOf(booking), await nextOf(other)]).toEqual([['call open'], ['call open']])
  world.clock.now = at(3)
  await world.tick()
  expect(await nextOf(other)).toEqual(['call late'])
})
