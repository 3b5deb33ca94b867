import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { PromiseKind } from '@thodu/api/contract/promises/promise-kinds'
import { dayInCity } from '@thodu/api/contract/time'
import type { Tx } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  endPromises,
  meetCallsOfFamily,
  meetPromises,
  resumePromises,
  unmeetCallsOfFamily,
  unmeetPromise,
} from '../../../api/src/promises/keep-promises.ts'
import { makePromises } from '../../../api/src/promises/make-promises.ts'
import { selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createPromiseWorld, hour, second } from './promise-world.ts'

const world = useWorld(createPromiseWorld)

describe('promises of a booking', () => {
  const deeds: Record<string, (booking: Booking, family: Person) => Promise<unknown>> = {
    call: async (_booking, family) =>
      world.call(world.admin, 'PUT', `/admin/callbacks/${await world.askForCall(family)}`, { status: 'called' }),
    match: async (booking) => world.assign(world.admin, booking, await world.addPerson('caretaker')),
    verification: async (booking) => {
      const [promise] = await world.listPromises({ subject: booking._id, kind: 'verification' })
      return world.changePromise(promise?._id ?? '', { verified: true, reason: 'Papers seen at the office' })
    },
    caregiver: async (booking) => {
      const caretaker = await world.addPerson('caretaker')
      await world.assign(world.admin, booking, caretaker)
      return world.advance(caretaker, booking, 'confirmed')
    },
  }
  const hours = { call: 2, match: 6, verification: 12, caregiver: 24 }

  test('are stored with the booking, and its family reads them', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const expected = Object.entries(hours).map(([kind, due]) => ({
      kind,
      dueAt: new Date(Date.parse(booking.createdAt) + due * hour).toISOString(),
      metAt: null,
      state: 'open',
    }))
    expect(booking.promises).toEqual(expected)
    expect(await world.readPromises(family, booking)).toEqual(expected)
    const listed = await world.call<Booking[]>(world.admin, 'GET', '/admin/bookings?range=[0,0]')
    expect(listed.body[0]?.promises).toEqual(expected.slice(0, 1))
    const stranger = await world.addPerson('user')
    expect((await world.call(stranger, 'GET', `/booking/${booking._id}`)).status).toBe(404)
    expect((await world.call<Booking[]>(stranger, 'GET', '/booking')).body).toEqual([])
  })

  test('the promise of verification is kept when all three checks of the caretaker are on file', async () => {
    const family = await world.addPerson('user')
    const [booking, later] = [await world.book(family), await world.book(family)]
    const [checked, unchecked] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    const today = dayInCity(world.clock.now)
    const file = (caretaker: Person, checks: object) =>
      world.call(world.admin, 'PUT', `/admin/caretakers/${caretaker.id}/profile`, checks)
    await file(checked, { policeCheckOn: today, idCheckOn: today, referencesOn: today })
    await world.assign(world.admin, booking, checked)
    expect(await world.stateOf(family, booking, 'verification')).toBe('kept')
    await world.assign(world.admin, later, unchecked)
    await file(unchecked, { policeCheckOn: today, idCheckOn: today })
    expect(await world.stateOf(family, later, 'verification')).toBe('open')
    await file(unchecked, { referencesOn: today })
    expect(await world.stateOf(family, later, 'verification')).toBe('kept')
  })

  test.each(Object.entries(hours))(
    'the %s promise is kept until its end and broken a second later',
    async (kind, due) => {
      for (const [when, state] of [
        [due * hour - second, 'kept'],
        [due * hour, 'kept'],
        [due * hour + second, 'broken'],
      ] as const) {
        const family = await world.addPerson('user')
        const booking = await world.book(family)
        world.setTime(booking.createdAt, when)
        await deeds[kind]?.(booking, family)
        expect([when, await world.stateOf(family, booking, kind)]).toEqual([when, state])
        const metAt = (await world.readPromises(family, booking)).find((promise) => promise.kind === kind)?.metAt
        expect(metAt).toBe(world.clock.now.toISOString())
      }
    },
  )

  test('are late after their end, and a second action changes nothing', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    world.setTime(booking.createdAt, 6 * hour)
    await world.tick()
    expect([await world.stateOf(family, booking, 'call'), await world.stateOf(family, booking, 'match')]).toEqual([
      'late',
      'open',
    ])
    const caretaker = await world.addPerson('caretaker')
    await world.assign(world.admin, booking, caretaker)
    const metAt = world.clock.now.toISOString()
    world.wait(hour)
    await world.assign(world.admin, booking, null)
    await world.assign(world.admin, booking, caretaker)
    expect((await world.readPromises(family, booking)).find(({ kind }) => kind === 'match')).toMatchObject({
      state: 'kept',
      metAt,
    })
  })

  test('start again with six hours after an unassignment, invisible to the family', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const caretaker = await world.addPerson('caretaker')
    await world.assign(world.admin, booking, caretaker)
    await world.assign(world.admin, booking, null)
    expect(await world.listPromises({ subject: booking._id, kind: 'rematch' })).toMatchObject([{ state: 'open' }])
    expect(await world.stateOf(family, booking, 'rematch')).toBeUndefined()
    await world.assign(world.admin, booking, caretaker)
    expect(await world.listPromises({ subject: booking._id, kind: 'rematch' })).toMatchObject([{ state: 'kept' }])
  })
})

describe('callbacks and messages', () => {
  test('a call is due at the end of its window, and after two hours at the earliest', async () => {
    const family = await world.addPerson('user')
    world.clock.now = new Date('2026-06-11T08:00:00+05:30')
    const early = await world.askForCall(family)
    expect(await world.listPromises({ subject: early })).toMatchObject([{ dueAt: '2026-06-11T06:30:00.000Z' }])
    world.clock.now = new Date('2026-06-11T11:30:00+05:30')
    const late = await world.askForCall(family)
    expect(await world.listPromises({ subject: late })).toMatchObject([
      { dueAt: '2026-06-11T08:00:00.000Z', kind: 'callback' },
    ])
  })

  test('a call keeps the promise, and undoing the call opens it again', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const id = await world.askForCall(family)
    await world.call(world.admin, 'PUT', `/admin/callbacks/${id}`, { status: 'called' })
    expect(await world.listPromises({ subject: id })).toMatchObject([{ state: 'kept' }])
    expect(await world.stateOf(family, booking, 'call')).toBe('kept')
    world.wait(5 * second)
    await world.call(world.admin, 'POST', `/admin/callbacks/${id}/undo`)
    expect((await world.listPromises({ subject: id })).map(({ state }) => state).sort()).toEqual(['open', 'void'])
    expect(await world.stateOf(family, booking, 'call')).toBe('open')
  })

  test('an answered message keeps its promise, and a closed one needs none', async () => {
    const [answered, closed] = [await world.sendMessage(), await world.sendMessage()]
    world.wait(2 * hour)
    await world.call(world.admin, 'PUT', `/admin/messages/${answered}`, { status: 'answered' })
    await world.call(world.admin, 'PUT', `/admin/messages/${closed}`, { status: 'closed' })
    expect(await world.listPromises({ subject: answered })).toMatchObject([{ kind: 'reply', state: 'kept' }])
    expect(await world.listPromises({ subject: closed })).toMatchObject([{ state: 'void' }])
    await world.call(world.admin, 'POST', `/admin/messages/${answered}/undo`)
    world.wait(second)
    await world.tick()
    expect((await world.listPromises({ subject: answered })).map(({ state }) => state).sort()).toEqual(['late', 'void'])
  })
})

test('a booking that has ended has no open promises when cancelled, and an undo restores those still ahead (B6)', async () => {
  const family = await world.addPerson('user')
  const booking = await world.book(family)
  world.setTime(booking.createdAt, 3 * hour)
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  const states = async () => (await world.readPromises(family, booking)).map(({ kind, state }) => `${kind} ${state}`)
  expect(await states()).toEqual(['call broken', 'match void', 'verification void', 'caregiver void'])
  const listed = async () =>
    (await world.call<Booking[]>(world.admin, 'GET', '/admin/bookings?range=[0,99]')).body.find(
      ({ _id }) => _id === booking._id,
    )
  expect((await listed())?.promises).toEqual([])
  world.wait(10 * second)
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/undo`)
  expect(await states()).toEqual(['call broken', 'match open', 'verification open', 'caregiver open'])
  expect((await listed())?.promises).toMatchObject([{ kind: 'match', state: 'open' }])
})

let made = 0
const start = new Date('2026-06-10T06:30:00.000Z')
const at = (hours: number, ms = 0) => new Date(start.getTime() + hours * hour + ms)
beforeEach(() => {
  world.clock.now = start
})

type Subject = { type: 'booking'; id: string }
const write = <Result>(step: (tx: Tx) => Promise<Result>) => world.deps.database.write(step)
async function promise(kinds: readonly PromiseKind[] = ['call', 'match']): Promise<Subject> {
  made += 1
  const subject = { type: 'booking', id: `life-${made}` } as const
  await write((tx) => makePromises(tx, world.deps.config.promises, subject, { kinds }, start))
  return subject
}
const rowsOf = ({ id }: Subject, kind: PromiseKind = 'call') =>
  selectRows(
    world,
    'promises',
    ['round', 'met_at', 'broken_noted_at', 'closed_at', 'void_at', 'void_reason', 'ends_at', 'next_alert_at'],
    { subject_id: id, kind },
    'round',
  )
const open = { met_at: null, broken_noted_at: null, closed_at: null, void_at: null, void_reason: null }

test('an action that keeps promises such as a call applies to each open booking of the family, and undoing it opens only those (rule PROM-3)', async () => {
  const [family, stranger] = [await world.addPerson('user'), await world.addPerson('user')]
  const [first, second_, over] = [await world.book(family), await world.book(family), await world.book(family)]
  const others = await world.book(stranger)
  await world.call(world.admin, 'PUT', `/admin/bookings/${over._id}/status`, { status: 'cancelled' })
  const subjectOf = ({ _id: id }: { _id: string }): Subject => ({ type: 'booking', id })
  await write((tx) => meetPromises(tx, subjectOf(first), ['call'], at(0.5)))
  await write((tx) => meetCallsOfFamily(tx, family.id, at(1)))
  const metOf = async () =>
    (await Promise.all([first, second_, over, others].map((one) => rowsOf(subjectOf(one))))).map(
      (rows) => rows.at(-1)?.met_at ?? null,
    )
  const [before, now] = [at(0.5).toISOString(), at(1).toISOString()]
  expect(await metOf()).toEqual([before, now, null, null])
  const unmeet = () => write((tx) => unmeetCallsOfFamily(tx, family.id, now, at(1, second)))
  const setStatus = (status: 'pending' | 'cancelled') =>
    write((tx) => tx.updateTable('bookings').set({ status }).where('id', '=', second_._id).execute())
  await setStatus('cancelled')
  await unmeet()
  expect(await metOf()).toEqual([before, now, null, null])
  await setStatus('pending')
  await unmeet()
  expect(await metOf()).toEqual([before, null, null, null])
  expect(await rowsOf(subjectOf(second_), 'match')).toMatchObject([open])
})

test('an ended promise of resumed care is created again with the same due time, once (rule PROM-4)', async () => {
  const [again, due] = [await promise(), await promise()]
  for (const subject of [again, due]) await write((tx) => endPromises(tx, subject, 'cancelled', at(1)))
  await write((tx) => resumePromises(tx, again, at(2, -1)))
  await write((tx) => resumePromises(tx, due, at(2)))
  const end = at(2).toISOString()
  const soon = at(1.5).toISOString()
  const first = { round: 0, void_reason: 'cancelled', ends_at: end }
  expect(await rowsOf(again)).toMatchObject([first, { ...open, round: 1, ends_at: end, next_alert_at: soon }])
  expect(await rowsOf(due)).toMatchObject([first])
  expect(await rowsOf(due, 'match')).toMatchObject([{ void_reason: 'cancelled' }, open])
  await write((tx) => resumePromises(tx, again, at(2, -1)))
  expect(await rowsOf(again)).toHaveLength(2)
  await write((tx) => endPromises(tx, again, 'completed', at(2, -1)))
  await write((tx) => resumePromises(tx, again, at(2, -1)))
  await write((tx) => endPromises(tx, again, 'closed', at(2, -1)))
  await write((tx) => resumePromises(tx, again, at(2, -1)))
  expect((await rowsOf(again)).map(({ void_reason }) => void_reason)).toEqual([
    'cancelled',
    'completed',
    'closed',
    null,
  ])
})

test('an undone action opens its promise again with the same due time (rule BOOK-18)', async () => {
  const [met, closed, untouched] = [await promise(), await promise(), await promise()]
  await write((tx) => meetPromises(tx, met, ['call', 'match'], at(3)))
  await write((tx) => endPromises(tx, closed, 'completed', at(3)))
  const metAt = at(3).toISOString()
  await write((tx) => unmeetPromise(tx, met, { kind: 'call', metAt: at(2).toISOString() }, at(4)))
  expect(await rowsOf(met)).toHaveLength(1)
  await write((tx) => unmeetPromise(tx, met, { kind: 'call', metAt }, at(4)))
  for (const subject of [closed, untouched]) await write((tx) => unmeetPromise(tx, subject, { kind: 'call' }, at(4)))
  for (const subject of [met, closed])
    expect(await rowsOf(subject)).toMatchObject([
      { round: 0, void_reason: 'undone', void_at: at(4).toISOString() },
      { ...open, round: 1, ends_at: at(2).toISOString() },
    ])
  expect(await rowsOf(met, 'match')).toMatchObject([{ met_at: metAt, void_at: null }])
  expect(await rowsOf(untouched)).toMatchObject([open])
  const both = await promise()
  await write((tx) => meetPromises(tx, both, ['call', 'match'], at(1)))
  await write((tx) => unmeetPromise(tx, both, { kind: 'match' }, at(1)))
  expect([...(await rowsOf(both)), ...(await rowsOf(both, 'match'))].map(({ void_at }) => void_at)).toEqual([
    null,
    at(1).toISOString(),
    null,
  ])
  await write((tx) => unmeetPromise(tx, met, { kind: 'call' }, at(5)))
  expect(await rowsOf(met)).toHaveLength(2)
})
