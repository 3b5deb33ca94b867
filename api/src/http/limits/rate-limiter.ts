import { createLimitCounter, type LimitCounter } from './limit-counter.ts'
import type { LimitKeeper } from './limit-keeper.ts'
import type { Limit, Looked, Subject } from './limits.ts'
import type { SharedHits } from './shared-hits.ts'

/** What may be asked and counted within one turn. */
export type LimitTurn = Pick<LimitCounter, 'check' | 'record' | 'use' | 'giveBack' | 'reset' | 'tally'>

/** Limits by rate. Counts are of one process, or of all on one database; nobody else counts within a turn. */
export type RateLimiter = {
  /** Decides by the counts of these limits, and these only, without waiting for anything. @throws what `decide` throws */
  take: <Result>(looked: Looked, decide: (limits: LimitTurn) => Result) => Promise<Result>
  /** Checks, then counts. @throws ApiError 429 */
  use: (limit: Limit, subject: Subject) => Promise<void>
  /** Takes the latest use back: it turned out to be none. */
  giveBack: (limit: Limit, subject: Subject) => Promise<void>
  /** Forgets what was counted. */
  reset: (limit: Limit, subject: Subject) => Promise<void>
  /** Brings back what was kept before a restart. Call once, before the first use. */
  restore: () => Promise<void>
  /** Resolves once every durable use so far is on disk. */
  settle: () => Promise<void>
}

const withTurns = (
  take: RateLimiter['take'],
  { restore, settle }: Pick<RateLimiter, 'restore' | 'settle'>,
): RateLimiter => ({
  take,
  use: (limit, subject) => take([[limit, subject]], (limits) => limits.use(limit, subject)),
  giveBack: (limit, subject) => take([[limit, subject]], (limits) => limits.giveBack(limit, subject)),
  reset: (limit, subject) => take([[limit, subject]], (limits) => limits.reset(limit, subject)),
  restore,
  settle,
})

type Options = { enabled: boolean; now: () => Date; keeper?: LimitKeeper }

/** Limits of a process that is alone: counts in memory, durable ones written down in the background as well. */
export function createRateLimiter({ enabled, now, keeper }: Options): RateLimiter {
  const counter = createLimitCounter({
    enabled,
    now,
    keyOf: (limit, name) => (limit.durable && keeper ? keeper.seal(name) : name),
    added: (hit) => keeper?.add(hit),
    removed: (hit) => keeper?.remove(hit),
  })
  return withTurns(async (_looked, decide) => decide(counter), {
    restore: async () => {
      for (const { limit, subject, at } of (await keeper?.load()) ?? []) counter.restore(limit, subject, [at])
    },
    settle: async () => keeper?.settle(),
  })
}

/** Limits that all processes on one database count together: a turn is a transaction, and over when it is kept. */
export function createSharedLimiter({
  enabled,
  now,
  hits,
}: {
  enabled: boolean
  now: () => Date
  hits: SharedHits
}): RateLimiter {
  const off = createLimitCounter({ enabled: false, now, keyOf: (_, name) => name })
  const take: RateLimiter['take'] = async (looked, decide) =>
    enabled
      ? hits.within(looked, (fill) => {
          const counter = createLimitCounter({ enabled, now, keyOf: (_, name) => hits.seal(name) })
          fill(counter)
          return { result: decide(counter), counter }
        })
      : decide(off)
  return withTurns(take, { restore: async () => {}, settle: async () => {} })
}
