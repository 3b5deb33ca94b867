const minute = 60_000
/** A team session ends after this time without a call, in ms (rule ACC-40). */
const idleTime = 12 * 60 * minute
/** Validity of a fresh proof, in ms (rule ACC-39). */
const proofTime = 15 * minute
/** The last use is written at most this often, in ms. */
const useGrain = 5 * minute

// Every call compares times, and parsing one costs a tenth of formatting one.
const age = (time: string, now: Date): number => now.getTime() - Date.parse(time)
/** For a team session. */
export const isIdle = (lastUsedAt: string, now: Date): boolean => age(lastUsedAt, now) >= idleTime
export const isProofValid = (provenAt: string, now: Date): boolean => age(provenAt, now) < proofTime
export const isUseOld = (lastUsedAt: string, now: Date): boolean => age(lastUsedAt, now) >= useGrain

/** The oldest last use of an open team session. */
export const idleSince = (now: Date): string => new Date(now.getTime() - idleTime).toISOString()

export const proofEnds = (now: Date): string => new Date(now.getTime() + proofTime).toISOString()

let written = { ms: Number.NaN, text: '' }

/** Formatted once for all calls in one millisecond. */
export function timeText(now: Date): string {
  const ms = now.getTime()
  if (written.ms !== ms) written = { ms, text: now.toISOString() }
  return written.text
}
