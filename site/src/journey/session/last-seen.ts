import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { hasSession, readKept } from './kept-here.ts'
import { readCachedUser } from './session-store.ts'

/** Whether the last call got no answer: what stands on the page was seen before, if anything does. Browsers that think they are online may be wrong. */
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
 * An answer, of which a part is kept for later; where none comes, the page shows that part (rule JRN-19).
 * @throws ApiFailure
 */
export async function orLastSeen<Answer>(asked: Promise<Answer>, keep: (answer: Answer) => void): Promise<Answer> {
  try {
    const answer = await asked
    keep(answer)
    setOld(false)
    return answer
  } catch (error) {
    if (isWithoutLine(error)) setOld(true)
    throw error
  }
}

const quiet = { emailUpdates: false, smsAlerts: false, marketing: false }

/**
 * The account as last seen, where the server cannot be reached at all and the session may still last: what the bar knows, and
 * the number it is rung at, as far as this device keeps it.
 */
export function lastSeenUser(error: unknown): User | undefined {
  const known = isWithoutLine(error) && hasSession() ? readCachedUser() : undefined
  if (!known) return undefined
  const phone = readKept('person')?.value.phone ?? ''
  return { ...known, phone, location: '', notificationPreferences: quiet, createdAt: '' }
}
