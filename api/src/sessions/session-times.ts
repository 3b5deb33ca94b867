const minute = 60_000
/** A team session ends after this time without a call, in ms (rule ACC-40). */
const idleTime = 12 * 60 * minute
/** How long a fresh proof is valid, in ms (rule ACC-39). */
const proofTime = 15 * minute
/** The last use is stored at most this often, in ms, so that not every call writes. */
const useGrain = 5 * minute

// Every call compares times. Parsing a time costs a tenth of formatting one, so times are compared as numbers.
const age = (time: string, now: Date): number => now.getTime() - Date.parse(time)
/** Whether a team session with this last use is over. */
export const isIdle = (lastUsedAt: string, now: Date): boolean => age(lastUsedAt, now) >= idleTime
export const isProofValid = (provenAt: string, now: Date): boolean => age(provenAt, now) < proofTime
/** Whether the stored last use is old enough to be updated. */
export const isUseOld = (lastUsedAt: string, now: Date): boolean => age(lastUsedAt, now) >= useGrain

/** The oldest last use at which a team session is still open. */
export const idleSince = (now: Date): string => new Date(now.getTime() - idleTime).toISOString()

/** The end of a fresh proof given at `now`. */
export const proofEnds = (now: Date): string => new Date(now.getTime() + proofTime).toISOString()

let written = { ms: Number.NaN, text: '' }

/** The time as stored in the database, formatted once for all calls in one millisecond. */
export function timeText(now: Date): string {
  const ms = now.getTime()
  if (written.ms !== ms) written = { ms, text: now.toISOString() }
  return written.text
}
