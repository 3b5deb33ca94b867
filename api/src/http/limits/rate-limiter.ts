import { tooMany } from '../errors/api-error.ts'
import type { Network } from './client-address.ts'
import type { LimitKeeper } from './limit-keeper.ts'

/** `durable` ones protect accounts: their uses are kept in the database and survive a restart. */
export type Limit = { name: string; max: number; perSeconds: number; durable?: true }
/** Whom a limit counts: a name of any kind, or the networks of a client, all of which must have room. */
export type Subject = string | readonly Network[]

/** Subjects that one limit remembers; one limit never pushes out what another counts. */
const maxSubjects = 50_000

/** The same networks for one account only. */
export const networksFor = (about: string, networks: readonly Network[]): Network[] =>
  networks.map(({ name, share }) => ({ name: `${about}|${name}`, share }))

const listNetworks = (subject: Subject): readonly Network[] =>
  typeof subject === 'string' ? [{ name: subject, share: 1 }] : subject

type Options = { enabled: boolean; now: () => Date; keeper?: LimitKeeper }

/**
 * Sliding-window limits in memory, each with a map of its own; RATE_LIMITS=off lifts every one (rule SEC-6).
 * Durable ones are written down as well, in the background: await `settle` before an answer that a kill must not undo.
 */
export function createRateLimiter({ enabled, now, keeper }: Options) {
  const counted = new Map<string, Map<string, number[]>>()

  const mapOf = (limit: Pick<Limit, 'name'>): Map<string, number[]> => {
    const known = counted.get(limit.name)
    if (known) return known
    const hits = new Map<string, number[]>()
    counted.set(limit.name, hits)
    return hits
  }
  const keyOf = (limit: Limit, name: string): string => (limit.durable && keeper ? keeper.seal(name) : name)

  function recent(limit: Limit, key: string): number[] {
    const since = now().getTime() - limit.perSeconds * 1000
    return (mapOf(limit).get(key) ?? []).filter((time) => time > since)
  }

  function remember(limit: Pick<Limit, 'name'>, key: string, times: number[]): void {
    const hits = mapOf(limit)
    // Re-inserting keeps the map in order of use, so that the oldest subject goes first when it is full.
    hits.delete(key)
    if (times.length > 0) hits.set(key, times)
    const oldest = hits.size > maxSubjects ? hits.keys().next().value : undefined
    if (oldest !== undefined) hits.delete(oldest)
  }

  /** Refuses when the limit is used up, without counting. @throws ApiError 429 with Retry-After in seconds */
  function check(limit: Limit, subject: Subject): void {
    if (!enabled) return
    for (const { name, share } of listNetworks(subject)) {
      const times = recent(limit, keyOf(limit, name))
      const max = limit.max * share
      if (times.length < max) continue
      const oldest = times[times.length - max] ?? 0
      throw tooMany(Math.max(1, Math.ceil((oldest + limit.perSeconds * 1000 - now().getTime()) / 1000)))
    }
  }

  /** Counts one use. */
  function record(limit: Limit, subject: Subject): void {
    if (!enabled) return
    for (const { name, share } of listNetworks(subject)) {
      const key = keyOf(limit, name)
      const times = recent(limit, key)
      // No two uses at one moment, so that each can be given back by itself.
      const at = Math.max(now().getTime(), (times.at(-1) ?? 0) + 1)
      remember(limit, key, [...times, at].slice(-2 * limit.max * share))
      if (limit.durable) keeper?.add({ limit: limit.name, subject: key, at })
    }
  }

  return {
    check,
    record,
    /** Checks, then counts. @throws ApiError 429 */
    use(limit: Limit, subject: Subject): void {
      check(limit, subject)
      record(limit, subject)
    },
    /** Takes the latest use back: it turned out to be none. */
    giveBack(limit: Limit, subject: Subject): void {
      for (const { name } of listNetworks(subject)) {
        const key = keyOf(limit, name)
        const times = recent(limit, key)
        const at = times.pop()
        remember(limit, key, times)
        if (limit.durable && at !== undefined) keeper?.remove({ limit: limit.name, subject: key, at })
      }
    },
    /** Forgets what was counted, e.g. after a good sign-in. */
    reset(limit: Limit, subject: Subject): void {
      for (const { name } of listNetworks(subject)) {
        const key = keyOf(limit, name)
        for (const at of limit.durable ? recent(limit, key) : [])
          keeper?.remove({ limit: limit.name, subject: key, at })
        mapOf(limit).delete(key)
      }
    },
    /** How often a limit was used in its window, and when last, in ms. */
    tally(limit: Limit, name: string): { uses: number; last: number } {
      const times = enabled ? recent(limit, keyOf(limit, name)) : []
      return { uses: times.length, last: times.at(-1) ?? 0 }
    },
    /** Brings back what was kept before a restart. Call once, before the first use. */
    async restore(): Promise<void> {
      for (const { limit, subject, at } of (await keeper?.load()) ?? [])
        remember({ name: limit }, subject, [...(mapOf({ name: limit }).get(subject) ?? []), at])
    },
    /** Resolves once every durable use so far is on disk. */
    settle: async (): Promise<void> => keeper?.settle(),
  }
}
export type RateLimiter = ReturnType<typeof createRateLimiter>
