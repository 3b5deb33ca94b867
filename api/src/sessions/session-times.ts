const minute = 60_000
/** A team session ends after this time without a call, in ms (rule ACC-40). */
const idleTime = 12 * 60 * minute
/** A fresh proof is valid for this time, in ms (rule ACC-39). */
const proofTime = 15 * minute
/** The last use is written at most this often, in ms. */
const useGrain = 5 * minute

// Every call compares times, and parsing one costs a tenth of formatting one.
const age = (time: string, now: Date): number => now.getTime() - Date.parse(time)
/** Team sessions only. */
export const isIdle = (lastUsedAt: string, now: Date): boolean => age(lastUsedAt, now) >= idleTime
export const isProofValid = (provenAt: string, now: Date): boolean => age(provenAt, now) < proofTime
export const isUseOld = (lastUsedAt: string, now: Date): boolean => age(lastUsedAt, now) >= useGrain

/** An open team session was last used after this time. */
export const idleSince = (now: Date): string => new Date(now.getTime() - idleTime).toISOString()

export const proofEnds = (now: Date): string => new Date(now.getTime() + proofTime).toISOString()

let written = { ms: Number.NaN, text: '' }

/** All calls within one millisecond share the text. */
export function timeText(now: Date): string {
  const ms = now.getTime()
  if (written.ms !== ms) written = { ms, text: now.toISOString() }
  return written.text
}
