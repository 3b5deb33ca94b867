import { tooMany } from '../errors/api-error.ts'
import type { Hit } from './limit-keeper.ts'
import { type Limit, type LimitSubject, listNetworks } from './limits.ts'

/** Each limit has its own map, so a flood of one does not push out another's counts. */
const maxSubjects = 50_000

type Options = {
  enabled: boolean
  now: () => Date
  keyOf: (limit: Limit, name: string) => string
  /** Only durable limits call these. */
  added?: (hit: Hit) => void
  removed?: (hit: Hit) => void
}

/** Each limit has a map of times in ms, oldest first. */
function createUses(now: () => Date) {
  const counted = new Map<string, Map<string, number[]>>()

  const mapOf = (limit: Pick<Limit, 'name'>): Map<string, number[]> => {
    const known = counted.get(limit.name)
    if (known) return known
    const hits = new Map<string, number[]>()
    counted.set(limit.name, hits)
    return hits
  }

  function recent(limit: Limit, key: string): number[] {
    const since = now().getTime() - limit.perSeconds * 1000
    return (mapOf(limit).get(key) ?? []).filter((time) => time > since)
  }

  function remember(limit: Pick<Limit, 'name'>, key: string, times: number[]): void {
    const hits = mapOf(limit)
    // Re-inserting keeps the order of use, so that a full map drops the oldest subject.
    hits.delete(key)
    if (times.length > 0) hits.set(key, times)
    const oldest = hits.size > maxSubjects ? hits.keys().next().value : undefined
    if (oldest !== undefined) hits.delete(oldest)
  }

  return {
    recent,
    remember,
    forget: (limit: Limit, key: string): boolean => mapOf(limit).delete(key),
    restore(limitName: string, key: string, times: readonly number[]): void {
      remember({ name: limitName }, key, [...(mapOf({ name: limitName }).get(key) ?? []), ...times])
    },
    /** Returns times in ms, oldest first. */
    timesOf: (limitName: string, key: string): readonly number[] => mapOf({ name: limitName }).get(key) ?? [],
  }
}

/** Returns the time until the oldest of the last `max` uses leaves the window, at least one second. */
function secondsUntilFree({ perSeconds }: Limit, max: number, times: readonly number[], now: Date): number {
  const oldest = times[times.length - max] ?? 0
  return Math.max(1, Math.ceil((oldest + perSeconds * 1000 - now.getTime()) / 1000))
}

/**
 * Counts sliding-window limits in memory; nothing is awaited between check and count. RATE_LIMITS=off disables all (rule
 * SEC-6).
 */
export function createLimitCounter({ enabled, now, keyOf, added, removed }: Options) {
  const { recent, remember, forget, restore, timesOf } = createUses(now)
  /** Checks without counting. @throws ApiError 429 with Retry-After in seconds */
  function check(limit: Limit, subject: LimitSubject): void {
    if (!enabled) return
    for (const { name, share } of listNetworks(subject)) {
      const times = recent(limit, keyOf(limit, name))
      const max = limit.max * share
      if (times.length >= max) throw tooMany(secondsUntilFree(limit, max, times, now()))
    }
  }

  function record(limit: Limit, subject: LimitSubject): void {
    if (!enabled) return
    for (const { name, share } of listNetworks(subject)) {
      const key = keyOf(limit, name)
      const times = recent(limit, key)
      // Each use has its own time, so that it can be removed individually.
      const at = Math.max(now().getTime(), (times.at(-1) ?? 0) + 1)
      remember(limit, key, [...times, at].slice(-2 * limit.max * share))
      if (limit.durable) added?.({ limit: limit.name, subject: key, at })
    }
  }

  return {
    check,
    record,
    /** Checks, then counts. @throws ApiError 429 */
    use(limit: Limit, subject: LimitSubject): void {
      check(limit, subject)
      record(limit, subject)
    },
    /** Removes the latest use. */
    undoUse(limit: Limit, subject: LimitSubject): void {
      for (const { name } of listNetworks(subject)) {
        const key = keyOf(limit, name)
        const times = recent(limit, key)
        const at = times.pop()
        remember(limit, key, times)
        if (limit.durable && at !== undefined) removed?.({ limit: limit.name, subject: key, at })
      }
    },
    /** Removes all uses, e.g. after a successful sign-in. */
    reset(limit: Limit, subject: LimitSubject): void {
      for (const { name } of listNetworks(subject)) {
        const key = keyOf(limit, name)
        for (const at of limit.durable ? recent(limit, key) : []) removed?.({ limit: limit.name, subject: key, at })
        forget(limit, key)
      }
    },
    /** `last` is in ms. */
    tally(limit: Limit, name: string): { uses: number; last: number } {
      const times = enabled ? recent(limit, keyOf(limit, name)) : []
      return { uses: times.length, last: times.at(-1) ?? 0 }
    },
    restore,
    timesOf,
  }
}
export type LimitCounter = ReturnType<typeof createLimitCounter>
