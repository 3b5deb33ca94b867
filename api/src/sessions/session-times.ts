const minute = 60_000
/** A session of the team ends by itself after so long without a call, in ms (rule ACC-40). */
const idleTime = 12 * 60 * minute
/** How long a proof counts, in ms (rule ACC-39). */
const proofTime = 15 * minute
/** A session's last use is written down this coarsely, in ms: not every call is a write. */
const useGrain = 5 * minute

// Every call asks these: reading a time is a tenth of writing one, so times are compared as numbers.
const age = (time: string, now: Date): number => now.getTime() - Date.parse(time)
/** Whether a session of the team that was used last at this time is over. */
export const isIdle = (lastUsedAt: string, now: Date): boolean => age(lastUsedAt, now) >= idleTime
export const isProofValid = (provenAt: string, now: Date): boolean => age(provenAt, now) < proofTime
/** Whether the use that was written down is so old that it is written again. */
export const isUseOld = (lastUsedAt: string, now: Date): boolean => age(lastUsedAt, now) >= useGrain

/** Since when a session of the team must have been used to be open still. */
export const idleSince = (now: Date): string => new Date(now.getTime() - idleTime).toISOString()

/** Until when a proof counts that was given now. */
export const proofEnds = (now: Date): string => new Date(now.getTime() + proofTime).toISOString()

let written = { ms: Number.NaN, text: '' }

/** The time as the database has it, written once for all calls of a millisecond. */
export function timeText(now: Date): string {
  const ms = now.getTime()
  if (written.ms !== ms) written = { ms, text: now.toISOString() }
  return written.text
}
