import { codeMinutes, codePauseSeconds } from '@thodu/api/contract/people/one-time-code'
import { minuteMs } from '@thodu/api/contract/time'

const KEY = 'thodu.sign-up'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An unfinished sign-up, stored in this tab without the password. */
export type SignUpProgress = {
  name: string
  email: string
  phone: string
  /** The address of the last code, and when it was sent (ms since the epoch). */
  sentTo?: string
  sentAt?: number
}
const nothing: SignUpProgress = { name: '', email: '', phone: '' }

/** Returns the entries typed before a reload, or before the phone closed the tab while the person read the mail. */
export function readProgress(storage: Shelf): SignUpProgress {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...nothing, ...kept } : nothing
  } catch {
    return nothing
  }
}

export function storeProgress(storage: Shelf, changes: Partial<SignUpProgress>): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...readProgress(storage), ...changes }))
  } catch {
    // With a full or blocked storage the sign-up still works; a reload then loses the entries.
  }
}

export const clearProgress = (storage: Shelf): void => storage.removeItem(KEY)

export const hasLiveCode = ({ sentTo, sentAt = 0 }: SignUpProgress, email: string, now: number): boolean =>
  sentTo === email && now - sentAt < codeMinutes * minuteMs

/** Seconds until another code may be requested. */
export const pauseLeft = ({ sentAt = 0 }: SignUpProgress, now: number): number =>
  Math.max(0, Math.ceil(codePauseSeconds - (now - sentAt) / 1000))
