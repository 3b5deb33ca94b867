import { ApiFailure } from '@thodu/api/contract/calls/client'
import { seenKey } from '@thodu/api/contract/people/session-keys'
import type { User } from '@thodu/api/contract/schemas/accounts.schema'
import { readCachedUser } from './session-store.ts'

type Subject = 'user' | 'bookings' | 'callbacks'

const keyOf = (subject: Subject): string | undefined => {
  const id = readCachedUser()?._id
  return id === undefined ? undefined : seenKey(id, subject)
}

/** Keeps what an account was last shown on this device, while its session lasts (contract/session-keys.ts). */
export function keepSeen(subject: Subject, answer: unknown): void {
  const key = keyOf(subject)
  if (key === undefined) return
  try {
    localStorage.setItem(key, JSON.stringify(answer))
  } catch {
    // A full storage: then there is nothing to show without a line, and drafts need the room more.
    localStorage.removeItem(key)
  }
}

export function readSeen<Answer>(subject: Subject): Answer | undefined {
  const key = keyOf(subject)
  const kept = key === undefined ? null : localStorage.getItem(key)
  return kept === null ? undefined : (JSON.parse(kept) as Answer)
}

/** Whether what stands on the page was seen before, since no answer came; browsers that think they are online may be wrong. */
let isOld = false
const watchers = new Set<() => void>()
function setOld(old: boolean): void {
  if (old === isOld) return
  isOld = old
  for (const tell of watchers) tell()
}
export const showsLastSeen = (): boolean => isOld
/** @returns ends the watch */
export function watchLastSeen(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const isWithoutLine = (error: unknown): boolean => error instanceof ApiFailure && error.status === 0

/**
 * An answer, kept for later; where no answer comes, the one that was seen last (rule JRN-19).
 * @throws ApiFailure
 */
export async function orLastSeen<Answer>(subject: Subject, asked: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await asked
    keepSeen(subject, answer)
    setOld(false)
    return answer
  } catch (error) {
    const kept = isWithoutLine(error) ? readSeen<Answer>(subject) : undefined
    if (kept === undefined) throw error
    setOld(true)
    return kept
  }
}

/** The account as last seen, where the server cannot be reached at all. */
export const lastSeenUser = (error: unknown): User | undefined =>
  isWithoutLine(error) ? readSeen<User>('user') : undefined
