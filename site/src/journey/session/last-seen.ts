import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { readCachedUser } from './session-store.ts'
import { hasSession, readKept } from './stored-here.ts'

/** Whether the last call got no answer, so that the page shows stored data. `navigator.onLine` may be wrong. */
let isOld = false
const watchers = new Set<() => void>()
function setOld(old: boolean): void {
  if (old === isOld) return
  isOld = old
  for (const tell of watchers) tell()
}
export const showsLastSeen = (): boolean => isOld
/** @returns stops watching */
export function watchLastSeen(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const isWithoutLine = (error: unknown): boolean => error instanceof ApiFailure && error.status === 0

/**
 * Returns the answer and stores part of it. Without a connection the page shows the stored part (rule JRN-19).
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
 * The account as last seen, when the server cannot be reached and the session may still be valid: the cached name and role, and
 * the phone number if this device stores it.
 */
export function lastSeenUser(error: unknown): User | undefined {
  const known = isWithoutLine(error) && hasSession() ? readCachedUser() : undefined
  if (!known) return undefined
  const phone = readKept('person')?.value.phone ?? ''
  return { ...known, phone, location: '', notificationPreferences: quiet, createdAt: '' }
}
