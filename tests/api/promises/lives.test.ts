import type { PromiseKind } from '@thodu/api/contract/promises/promise-kinds'
import type { Tx } from '@thodu/db'
import { beforeEach, expect, test } from 'vitest'
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
import { createPromiseWorld, hour, second } from './promise-world.ts'

const world = useWorld(createPromiseWorld)
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
