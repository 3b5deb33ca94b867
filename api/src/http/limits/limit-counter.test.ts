import { beforeEach, expect, test } from 'vitest'
import type { ApiError } from '../errors/api-error.ts'
import { createLimitCounter } from './limit-counter.ts'
import type { Hit } from './limit-keeper.ts'

const begin = Date.parse('2026-11-21T06:30:00Z')
let time = begin
beforeEach(() => {
  time = begin
})
const now = () => new Date(time)
const signIn = { name: 'sign-in', max: 3, perSeconds: 900 }
const kept = { ...signIn, durable: true } as const
const newsletter = { name: 'newsletter', max: 10, perSeconds: 3_600 }
const asha = 'asha@example.in'

function createCounter(enabled = true) {
  const added: Hit[] = []
  const removed: Hit[] = []
  const counter = createLimitCounter({
    enabled,
    now,
    keyOf: (limit, name) => `${limit.name} of ${name}`,
    added: (hit) => added.push(hit),
    removed: (hit) => removed.push(hit),
  })
  return { counter, added, removed }
}
const waitOf = (run: () => unknown): unknown => {
  try {
    run()
    return 'taken'
  } catch (error) {
    return (error as ApiError).retryAfter
  }
}

test('a flood of one limit drops its own oldest counts above 50,000, and none of another limit', () => {
  const { counter } = createCounter()
  for (let tries = 0; tries < 3; tries += 1) counter.use(signIn, asha)
  for (let index = 0; index < 60_000; index += 1) counter.record(newsletter, `flood ${index}`)
  expect(() => counter.use(signIn, asha)).toThrow('Too many attempts')
  const usesOf = (index: number) => counter.tally(newsletter, `flood ${index}`).uses
  expect([0, 9_999, 10_000, 59_999].map(usesOf)).toEqual([0, 0, 1, 1])
})

test('a use counts until its window is over, and a refusal contains the waiting time', () => {
  const { counter } = createCounter()
  for (const wait of [0, 10_000, 20_000]) {
    time = begin + wait
    counter.use(signIn, asha)
  }
  expect(waitOf(() => counter.check(signIn, asha))).toBe(880)
  expect(waitOf(() => counter.check(signIn, 'ravi@example.in'))).toBe('taken')
  time = begin + 899_500
  expect(waitOf(() => counter.use(signIn, asha))).toBe(1)
  time = begin + 900_000
  expect(counter.tally(signIn, asha)).toEqual({ uses: 2, last: begin + 20_000 })
  expect(waitOf(() => counter.use(signIn, asha))).toBe('taken')
  // Refused uses do not count: the next place is free when the second use expires.
  expect(waitOf(() => counter.use(signIn, asha))).toBe(10)
})

test('two uses at the same moment count as two, with different times', () => {
  const { counter, added, removed } = createCounter()
  counter.use(kept, asha)
  counter.use(kept, asha)
  const hitAt = (at: number): Hit => ({ limit: 'sign-in', subject: `sign-in of ${asha}`, at })
  expect(added).toEqual([hitAt(begin), hitAt(begin + 1)])
  counter.undoUse(kept, asha)
  expect(removed).toEqual([hitAt(begin + 1)])
  expect(counter.tally(kept, asha)).toEqual({ uses: 1, last: begin })
  counter.reset(kept, asha)
  expect(removed).toEqual([hitAt(begin + 1), hitAt(begin)])
  expect(counter.tally(kept, asha)).toEqual({ uses: 0, last: 0 })
  counter.undoUse(kept, asha)
  counter.reset(kept, asha)
  expect(removed).toHaveLength(2)
  expect(counter.timesOf('sign-in', `sign-in of ${asha}`)).toEqual([])
})

test('each network of a client is counted, and each must have room within its share', () => {
  const { counter } = createCounter()
  const home = [
    { name: '/64 a', share: 1 },
    { name: '/48', share: 2 },
  ] as const
  const neighbour = [{ name: '/64 b', share: 1 }, home[1]] as const
  for (let tries = 0; tries < 3; tries += 1) counter.use(signIn, home)
  expect(waitOf(() => counter.check(signIn, home))).toBe(900)
  for (let tries = 0; tries < 3; tries += 1) counter.use(signIn, neighbour)
  expect(waitOf(() => counter.check(signIn, [{ name: '/64 c', share: 1 }, home[1]]))).toBe(900)
  expect(waitOf(() => counter.check(signIn, '/64 c'))).toBe('taken')
  counter.undoUse(signIn, home)
  expect([counter.tally(signIn, '/64 a').uses, counter.tally(signIn, '/48').uses]).toEqual([2, 5])
  counter.reset(signIn, neighbour)
  expect([counter.tally(signIn, '/64 b').uses, counter.tally(signIn, '/48').uses]).toEqual([0, 0])
})

test('with limits off, nothing is refused, counted or reported', () => {
  const { counter, added } = createCounter(false)
  for (let tries = 0; tries < 9; tries += 1) counter.use(kept, asha)
  expect(counter.tally(kept, asha)).toEqual({ uses: 0, last: 0 })
  expect(counter.timesOf('sign-in', `sign-in of ${asha}`)).toEqual([])
  expect(added).toEqual([])
  counter.restore('sign-in', `sign-in of ${asha}`, [begin, begin, begin])
  expect(waitOf(() => counter.check(kept, asha))).toBe('taken')
  expect(counter.tally(kept, asha)).toEqual({ uses: 0, last: 0 })
})
