import { removeAccount } from '@thodu/api'
import { brand } from '@thodu/api/contract/brand.config'
import type { PromiseKind } from '@thodu/api/contract/promises/promise-kinds'
import type { KeptPromises } from '@thodu/api/contract/promises/promises.schema'
import type { Tx } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  endPromises,
  meetCallsOfFamily,
  meetPromises,
  resumePromises,
  unmeetCallsOfFamily,
  unmeetPromise,
} from '../../../api/src/promises/keep-promises.ts'
import { makePromises, nextRound } from '../../../api/src/promises/make-promises.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { createPromiseWorld, hour, type PromiseWorld, second } from './promise-world.ts'

let world: PromiseWorld
let made = 0
const start = new Date('2026-06-10T06:30:00.000Z')
const at = (hours: number, ms = 0) => new Date(start.getTime() + hours * hour + ms)
beforeAll(async () => {
  world = await createPromiseWorld()
})
beforeEach(() => {
  world.clock.now = start
})
afterAll(() => world.close())

type Subject = { type: 'booking'; id: string }
const write = <Result>(step: (tx: Tx) => Promise<Result>) => world.deps.database.write(step)
/** Something of which a call is promised within 2 hours and a match within 6. */
async function promise(kinds: readonly PromiseKind[] = ['call', 'match']): Promise<Subject> {
  made += 1
  const subject = { type: 'booking', id: `life-${made}` } as const
  await write((tx) => makePromises(tx, world.deps.config.promises, subject, { kinds }, start))
  return subject
}
const rowsOf = ({ id }: Subject, kind: PromiseKind = 'call') =>
  world.deps.database.read
    .selectFrom('promises')
    .select(['round', 'met_at', 'broken_noted_at', 'closed_at', 'void_at', 'void_reason', 'ends_at', 'next_alert_at'])
    .where('subject_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('round')
    .execute()
const open = { met_at: null, broken_noted_at: null, closed_at: null, void_at: null, void_reason: null }

describe('what is done (rule PROM-3)', () => {
  test('keeps what it is, of whom it is; at the very end still, a moment later too late', async () => {
    const [kept, late, other] = [await promise(), await promise(), await promise()]
    await write((tx) => meetPromises(tx, kept, ['call'], at(2)))
    await write((tx) => meetPromises(tx, late, ['call'], at(2, 1)))
    const [end, after] = [at(2).toISOString(), at(2, 1).toISOString()]
    expect(await rowsOf(kept)).toMatchObject([{ met_at: end, broken_noted_at: null, next_alert_at: null }])
    expect(await rowsOf(late)).toMatchObject([{ met_at: after, broken_noted_at: end, next_alert_at: null }])
    for (const rows of [await rowsOf(kept, 'match'), await rowsOf(other)]) expect(rows).toMatchObject([open])
    // Once it is done, nothing that follows changes it.
    await write((tx) => meetPromises(tx, kept, ['call'], at(3)))
    await write((tx) => endPromises(tx, kept, 'cancelled', at(3)))
    expect(await rowsOf(kept)).toMatchObject([{ met_at: end, closed_at: null, void_at: null }])
  })

  test('keeps nothing that nobody waits for any more', async () => {
    const [ended, closed] = [await promise(), await promise()]
    await write((tx) => endPromises(tx, ended, 'cancelled', at(1)))
    await write((tx) => endPromises(tx, closed, 'completed', at(3)))
    for (const subject of [ended, closed]) await write((tx) => meetPromises(tx, subject, ['call'], at(4)))
    expect([...(await rowsOf(ended)), ...(await rowsOf(closed))].map(({ met_at }) => met_at)).toEqual([null, null])
  })

  test('a call keeps that of each open booking of a family, and taken back, those it kept alone', async () => {
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
    // What is over in the meantime is promised nothing again.
    await setStatus('cancelled')
    await unmeet()
    expect(await metOf()).toEqual([before, now, null, null])
    await setStatus('pending')
    await unmeet()
    expect(await metOf()).toEqual([before, null, null, null])
    expect(await rowsOf(subjectOf(second_), 'match')).toMatchObject([open])
  })
})

describe('what is over (rule PROM-4)', () => {
  test('is void up to its end, and broken after it, or where its end was seen to pass', async () => {
    const [exact, after] = [await promise(), await promise()]
    await write((tx) => endPromises(tx, exact, 'closed', at(2)))
    await write((tx) => endPromises(tx, after, 'completed', at(2, 1)))
    const end = at(2).toISOString()
    expect(await rowsOf(exact)).toMatchObject([{ ...open, void_at: end, void_reason: 'closed', next_alert_at: null }])
    expect(await rowsOf(after)).toMatchObject([
      { ...open, closed_at: at(2, 1).toISOString(), broken_noted_at: end, next_alert_at: null },
    ])
    expect(await rowsOf(after, 'match')).toMatchObject([{ void_reason: 'completed', closed_at: null }])
    // The clock was set back since: what was noted stays.
    const noted = await promise()
    world.clock.now = at(2, 1)
    await world.tick()
    await write((tx) => endPromises(tx, noted, 'cancelled', at(1)))
    expect(await rowsOf(noted)).toMatchObject([{ broken_noted_at: end, closed_at: at(1).toISOString(), void_at: null }])
  })

  test('and goes on is promised again, to the same time, once; what was due by then is not', async () => {
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

  test('but what was undone or erased is not promised again', async () => {
    const [undone, erased] = [await promise(['call']), await promise(['call'])]
    await write((tx) => meetPromises(tx, undone, ['call'], at(0.5)))
    await write((tx) => unmeetPromise(tx, undone, { kind: 'call' }, at(1)))
    await write((tx) => endPromises(tx, erased, 'erased', at(1)))
    for (const subject of [undone, erased]) await write((tx) => resumePromises(tx, subject, at(1)))
    expect((await rowsOf(undone)).map(({ void_reason }) => void_reason)).toEqual(['undone', null])
    expect((await rowsOf(erased)).map(({ void_reason }) => void_reason)).toEqual(['erased'])
  })
})

describe('what was not done after all (rule BOOK-18)', () => {
  test('is open again to the same time, broken before or not; what was met at another moment stays', async () => {
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
    // What is void already is not promised twice.
    await write((tx) => unmeetPromise(tx, met, { kind: 'call' }, at(5)))
    expect(await rowsOf(met)).toHaveLength(2)
  })

  test('rounds count for one kind of one thing', async () => {
    const [one, other] = [await promise(['call', 'match']), await promise(['match'])]
    await write((tx) => makePromises(tx, world.deps.config.promises, one, { kinds: ['match'], round: 1 }, start))
    const rounds = await write((tx) =>
      Promise.all([
        nextRound(tx, one, 'call'),
        nextRound(tx, one, 'match'),
        nextRound(tx, other, 'match'),
        nextRound(tx, other, 'call'),
        nextRound(tx, { type: 'callback', id: one.id }, 'match'),
      ]),
    )
    expect(rounds).toEqual([1, 2, 1, 0, 0])
  })
})

test('after an outage all that is due is noted in one round, and told in one mail (rule PROM-8)', async () => {
  const subjects = Array.from({ length: 501 }, (_, index) => ({ type: 'booking', id: `outage-${index}` }) as const)
  const promisedAt = at(24)
  await write(async (tx) => {
    for (const subject of subjects)
      await makePromises(tx, world.deps.config.promises, subject, { kinds: ['reply'] }, promisedAt)
  })
  const countNoted = async () => {
    const { noted } = await world.deps.database.read
      .selectFrom('promises')
      .select(({ fn }) => fn.countAll<number>().as('noted'))
      .where('subject_id', 'like', 'outage-%')
      .where('broken_noted_at', '=', at(26).toISOString())
      .executeTakeFirstOrThrow()
    return noted
  }
  world.clock.now = at(26)
  await world.tick()
  expect(await countNoted()).toBe(0)
  world.clock.now = at(26, 1)
  const before = (await world.readSubjects(brand.email)).length
  await world.tick()
  expect(await countNoted()).toBe(501)
  expect((await world.readSubjects(brand.email)).slice(before)).toEqual(['501 promises are due'])
})

test('the kept rate counts the 90 days up to today (rule PROM-9)', async () => {
  const keep = (kind: 'verification' | 'caregiver', promisedAt: Date) =>
    write(async (tx) => {
      for (let index = 0; index < 20; index += 1) {
        const subject = { type: 'booking', id: `${kind}-${promisedAt.toISOString()}-${index}` } as const
        await makePromises(tx, world.deps.config.promises, subject, { kinds: [kind] }, promisedAt)
        await meetPromises(tx, subject, [kind], promisedAt)
      }
    })
  const readKept = async () => (await world.call<KeptPromises>(undefined, 'GET', '/promises/kept')).body
  // Due at the same time of the next day.
  await keep('caregiver', at(10_000))
  world.clock.now = at(10_000)
  expect((await readKept()).caregiver).toBeNull()
  const dueDay = 10_024
  world.clock.now = at(dueDay)
  expect((await readKept()).caregiver).toEqual({ kept: 20, total: 20 })
  world.clock.now = at(dueDay + 89 * 24)
  expect((await readKept()).caregiver).toEqual({ kept: 20, total: 20 })
  world.clock.now = at(dueDay + 90 * 24)
  expect((await readKept()).caregiver).toBeNull()
})

test('of what a removed account was promised stay kinds and times; nobody waits for it, and others’ stay', async () => {
  const [family, stays] = [await world.addPerson('user'), await world.addPerson('user')]
  const toUser = ({ id: _id, name, email }: typeof family) => ({ user: { _id, name, email } })
  const [booking, others] = [
    await insertBooking(world, { owner: toUser(family), status: 'cancelled' }),
    await insertBooking(world, { owner: toUser(stays), status: 'cancelled' }),
  ]
  const callbacks = [await world.askForCall(family), await world.askForCall(stays)]
  const sendFrom = async (email: string) => {
    const message = { name: 'Latha', email, subject: 'Hi', message: 'Nights?', inquiryType: 'general' }
    await world.call(undefined, 'POST', '/contact', message)
    const [newest] = (await world.call<{ _id: string }[]>(world.admin, 'GET', '/admin/messages?range=[0,0]')).body
    return newest?._id ?? ''
  }
  const messages = [await sendFrom(family.email.toUpperCase()), await sendFrom(stays.email)]
  await write(async (tx) => {
    for (const { id } of [booking, others])
      await makePromises(tx, world.deps.config.promises, { type: 'booking', id }, { kinds: ['call'] }, start)
    const about = [booking.id, others.id, ...callbacks, ...messages]
    await tx.updateTable('promises').set({ reason_note: 'She was ill' }).where('subject_id', 'in', about).execute()
  })
  await removeAccount(world.deps, family.email)
  const read = (ids: (string | undefined)[]) =>
    world.deps.database.read
      .selectFrom('promises')
      .select(['void_reason', 'reason_note'])
      .where('subject_id', 'in', ids.map(String))
      .execute()
  expect(await read([booking.id, callbacks[0], messages[0]])).toEqual(
    Array(3).fill({ void_reason: 'erased', reason_note: null }),
  )
  expect(await read([others.id, callbacks[1], messages[1]])).toEqual(
    Array(3).fill({ void_reason: null, reason_note: 'She was ill' }),
  )
})

describe('checks on file (rule PROM-3)', () => {
  const checks = { policeCheckOn: '2026-06-01', idCheckOn: '2026-06-01', referencesOn: '2026-06-01' }
  test.each(Object.keys(checks))('all but %s are not all', async (missing) => {
    const caretaker = await world.addPerson('caretaker')
    const { [missing as keyof typeof checks]: _, ...given } = checks
    const file = (body: object) => world.call(world.admin, 'PUT', `/admin/caretakers/${caretaker.id}/profile`, body)
    await file(given)
    const family = await world.addPerson('user')
    const [booking, others] = [await world.book(family), await world.book(family)]
    await world.assign(world.admin, booking, caretaker)
    expect(await world.stateOf(family, booking, 'verification')).toBe('open')
    await file(checks)
    expect(await world.stateOf(family, booking, 'verification')).toBe('kept')
    expect(await world.stateOf(family, others, 'verification')).toBe('open')
  })
})
