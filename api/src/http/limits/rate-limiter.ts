import { createLimitCounter, type LimitCounter } from './limit-counter.ts'
import type { LimitKeeper } from './limit-keeper.ts'
import type { Limit, LimitSubject, Looked } from './limits.ts'
import type { SharedHits } from './shared-hits.ts'

export type LimitTurn = Pick<LimitCounter, 'check' | 'record' | 'use' | 'undoUse' | 'reset' | 'tally'>

/** One process, or all processes on one database, count together. Turns do not interfere. */
export type RateLimiter = {
  /** Runs `decide` in one turn with the counts of these limits only; `decide` cannot wait. @throws what `decide` throws */
  take: <Result>(looked: Looked, decide: (limits: LimitTurn) => Result) => Promise<Result>
  /** Checks, then counts. @throws ApiError 429 */
  use: (limit: Limit, subject: LimitSubject) => Promise<void>
  /** Removes the latest use. */
  undoUse: (limit: Limit, subject: LimitSubject) => Promise<void>
  reset: (limit: Limit, subject: LimitSubject) => Promise<void>
  /** Call it once, before the first use. */
  restore: () => Promise<void>
  /** Resolves once every durable use is on disk. */
  settle: () => Promise<void>
}

const withTurns = (
  take: RateLimiter['take'],
  { restore, settle }: Pick<RateLimiter, 'restore' | 'settle'>,
): RateLimiter => ({
  take,
  use: (limit, subject) => take([[limit, subject]], (limits) => limits.use(limit, subject)),
  undoUse: (limit, subject) => take([[limit, subject]], (limits) => limits.undoUse(limit, subject)),
  reset: (limit, subject) => take([[limit, subject]], (limits) => limits.reset(limit, subject)),
  restore,
  settle,
})

type Options = { enabled: boolean; now: () => Date; keeper?: LimitKeeper }

/** Creates the limits of a single process: in memory, and durable ones stored in the background. */
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

/** Creates the limits of several processes: each turn is a transaction. */
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
