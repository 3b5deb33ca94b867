import { createSecretKey } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createLimitKeeper } from '../../../api/src/http/limits/limit-keeper.ts'
import { createRateLimiter, createSharedLimiter, type RateLimiter } from '../../../api/src/http/limits/rate-limiter.ts'
import { createSharedHits } from '../../../api/src/http/limits/shared-hits.ts'
import { useDatabase } from '../../support/database.ts'

const database = useDatabase()
const secret = createSecretKey(Buffer.alloc(32, 7))
const begin = Date.parse('2026-11-21T06:30:00Z')
const signIn = { name: 'sign-in', max: 3, perSeconds: 900, durable: true } as const
const search = { name: 'search', max: 2, perSeconds: 60 } as const
const house = [
  { name: '/64', share: 1 },
  { name: '/48', share: 2 },
] as const

function createClock() {
  const clock = { at: begin, now: () => new Date(clock.at) }
  return clock
}
function createBoth(now: () => Date, logged = vi.fn()) {
  const logger = { warn: logged } as never
  const keeper = createLimitKeeper({ database: database(), secret, logger, now })
  const hits = createSharedHits({ database: database(), secret })
  return {
    alone: createRateLimiter({ enabled: true, now, keeper }),
    shared: createSharedLimiter({ enabled: true, now, hits }),
  }
}
const sayOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'taken',
    (error: { retryAfter?: number }) => error.retryAfter,
  )

test('processes with a shared database count together', async () => {
  const clock = createClock()
  const { alone, shared } = createBoth(clock.now)
  const steps: ((limiter: RateLimiter) => Promise<unknown>)[] = [
    (limiter) => limiter.use(signIn, 'asha'),
    (limiter) => limiter.use(signIn, 'ravi'),
    (limiter) => limiter.use(search, 'asha'),
    (limiter) => limiter.use(signIn, house),
    (limiter) => limiter.undoUse(signIn, house),
    (limiter) => limiter.undoUse(signIn, 'asha'),
    (limiter) => limiter.reset(search, 'asha'),
    (limiter) => limiter.take([[signIn, 'asha']], (limits) => limits.record(signIn, 'asha')),
    (limiter) => limiter.take([[signIn, 'asha']], (limits) => limits.check(signIn, 'asha')),
    (limiter) => limiter.reset(signIn, 'ravi'),
  ]
  const told: unknown[] = []
  for (let round = 0; round < 150; round += 1) {
    const step = steps[(round * 7 + (round % 11)) % steps.length] as (typeof steps)[number]
    const tally = (limiter: RateLimiter) =>
      limiter.take(
        [
          [signIn, 'asha'],
          [signIn, 'ravi'],
          [search, 'asha'],
          [signIn, house],
        ],
        (limits) =>
          [limits.tally(signIn, 'asha'), limits.tally(signIn, 'ravi'), limits.tally(search, 'asha')].concat(
            house.map(({ name }) => limits.tally(signIn, name)),
          ),
      )
    const say = await sayOf(step(alone))
    expect([round, await sayOf(step(shared))]).toEqual([round, say])
    expect(await tally(shared)).toEqual(await tally(alone))
    told.push(say)
    clock.at += round % 5 === 0 ? 41_000 : 3
  }
  expect(new Set(told).size).toBeGreaterThan(5)
})

test('simultaneous uses in two processes are all counted', async () => {
  const clock = createClock()
  const [one, other] = [createBoth(clock.now).shared, createBoth(clock.now).shared]
  const said = await Promise.all([one, other, one, other, one].map((limiter) => sayOf(limiter.use(signIn, 'asha'))))
  expect(said.toSorted()).toEqual([900, 900, 'taken', 'taken', 'taken'])
})

test('limits that are off refuse no use of several processes', async () => {
  const hits = createSharedHits({ database: database(), secret })
  const off = createSharedLimiter({ enabled: false, now: createClock().now, hits })
  for (let tries = 0; tries < 9; tries += 1) await off.use(signIn, 'asha')
  expect(await rowsOf('rate_hits')).toEqual([])
})

const rowsOf = (table: 'rate_hits' | 'limit_hits') => database().read.selectFrom(table).selectAll().execute()

test('a stored count lasts until its last use leaves the window', async () => {
  const clock = createClock()
  const { shared } = createBoth(clock.now)
  await shared.use(signIn, 'asha')
  clock.at += 60_000
  await shared.use(signIn, 'asha')
  const [row, ...others] = await rowsOf('rate_hits')
  expect(others).toEqual([])
  expect(row).toMatchObject({ limit_name: 'sign-in', until: new Date(clock.at + 900_000).toISOString() })
  expect(JSON.parse(String(row?.hits))).toEqual([begin, begin + 60_000])
  expect(row?.subject_hash).toMatch(/^[\w-]{24}$/)
  database().upkeep.raw.exec(`create trigger kept before update on rate_hits begin select raise(abort, 'written'); end`)
  await shared.take([[signIn, 'asha']], (limits) => limits.tally(signIn, 'asha'))
  await expect(shared.use(signIn, 'asha')).rejects.toThrow('written')
  database().upkeep.raw.exec('drop trigger kept')
  await shared.reset(signIn, 'asha')
  expect(await rowsOf('rate_hits')).toEqual([])
})

test('durable limits of the last day survive a restart', async () => {
  const clock = createClock()
  const before = createBoth(clock.now).alone
  await before.use(signIn, 'long ago')
  clock.at += 86_400_000
  await before.use(signIn, 'asha')
  await before.use(signIn, 'asha')
  await before.use(signIn, 'ravi')
  await before.use(search, 'asha')
  await before.settle()
  await before.undoUse(signIn, 'asha')
  await before.reset(signIn, 'ravi')
  await before.settle()
  const kept = await rowsOf('limit_hits')
  for (const { subject_hash: subject } of kept) expect(subject).toMatch(/^[\w-]{24}$/)
  expect(kept.map(({ at }) => at).toSorted()).toEqual(
    [begin, begin + 86_400_000].map((at) => new Date(at).toISOString()),
  )
  const logger = { warn: () => {} } as never
  const keeper = createLimitKeeper({ database: database(), secret, logger, now: clock.now })
  expect((await keeper.load()).map(({ at }) => at)).toEqual([begin + 86_400_000])
  const after = createRateLimiter({ enabled: true, now: clock.now, keeper })
  await after.restore()
  const usesOf = (name: string) => after.take([[signIn, name]], (limits) => limits.tally(signIn, name).uses)
  expect([await usesOf('asha'), await usesOf('ravi'), await usesOf('long ago')]).toEqual([1, 0, 0])
})

test('a database failure falls back to counting in memory, warns once and recovers', async () => {
  const warned = vi.fn()
  const { alone } = createBoth(createClock().now, warned)
  const { raw } = database().upkeep
  raw.exec('alter table limit_hits rename to away')
  await alone.use(signIn, 'asha')
  await alone.settle()
  expect(warned).toHaveBeenCalledTimes(1)
  expect(warned.mock.calls[0]?.[0]).toHaveProperty('err.message', expect.stringContaining('limit_hits'))
  raw.exec('alter table away rename to limit_hits')
  await alone.use(signIn, 'asha')
  await alone.settle()
  expect(await rowsOf('limit_hits')).toHaveLength(1)
  expect(await alone.take([[signIn, 'asha']], (limits) => limits.tally(signIn, 'asha').uses)).toBe(2)
})
