import { tooMany } from './api-error.ts'

export type Limit = { name: string; max: number; perSeconds: number }
const maxKeys = 50_000

/**
 * Sliding-window limits kept in memory: one process, one machine. RATE_LIMITS=off lifts every one (contract, section 8).
 * @throws ApiError 429 with Retry-After in seconds
 */
export function createRateLimiter({ enabled, now }: { enabled: boolean; now: () => Date }) {
  const hits = new Map<string, number[]>()

  function recent(key: string, limit: Limit): number[] {
    const since = now().getTime() - limit.perSeconds * 1000
    return (hits.get(key) ?? []).filter((time) => time > since)
  }

  function check(limit: Limit, subject: string): void {
    if (!enabled) return
    const times = recent(`${limit.name}:${subject}`, limit)
    if (times.length < limit.max) return
    const oldest = times[times.length - limit.max] ?? 0
    throw tooMany(Math.max(1, Math.ceil((oldest + limit.perSeconds * 1000 - now().getTime()) / 1000)))
  }

  function record(limit: Limit, subject: string): void {
    if (!enabled) return
    const key = `${limit.name}:${subject}`
    const times = recent(key, limit)
    times.push(now().getTime())
    // Re-inserting keeps the map in order of use, so that the oldest key goes first when it is full.
    hits.delete(key)
    hits.set(key, times.slice(-limit.max))
    if (hits.size > maxKeys) {
      const oldest = hits.keys().next().value
      if (oldest !== undefined) hits.delete(oldest)
    }
  }

  return {
    /** Refuses when the limit is used up, without counting. */
    check,
    /** Counts one use. */
    record,
    /** Checks, then counts. */
    use(limit: Limit, subject: string): void {
      check(limit, subject)
      record(limit, subject)
    },
    /** Forgets what was counted, e.g. after a good sign-in. */
    reset(limit: Limit, subject: string): void {
      hits.delete(`${limit.name}:${subject}`)
    },
  }
}
export type RateLimiter = ReturnType<typeof createRateLimiter>
