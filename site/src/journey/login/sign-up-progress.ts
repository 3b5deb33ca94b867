import { codeMinutes, codePauseSeconds } from '@thodu/api/contract/people/one-time-code'
import { minuteMs } from '@thodu/api/contract/time'

const KEY = 'thodu.sign-up'

/** What of a tab's storage is needed. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A sign-up under way, in this tab: never the password. */
export type SignUpProgress = {
  name: string
  email: string
  phone: string
  /** The address the last code went to, and when (ms since the epoch). */
  sentTo?: string
  sentAt?: number
}
const nothing: SignUpProgress = { name: '', email: '', phone: '' }

/** What was typed before a reload, or before the phone dropped the tab to read the mail. */
export function readProgress(storage: Shelf): SignUpProgress {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...nothing, ...kept } : nothing
  } catch {
    return nothing
  }
}

export function keepProgress(storage: Shelf, changes: Partial<SignUpProgress>): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...readProgress(storage), ...changes }))
  } catch {
    // A full or closed storage costs the comfort, not the sign-up.
  }
}

export const forgetProgress = (storage: Shelf): void => storage.removeItem(KEY)

/** Whether the code that was mailed to this address may still be good. */
export const hasLiveCode = ({ sentTo, sentAt = 0 }: SignUpProgress, email: string, now: number): boolean =>
  sentTo === email && now - sentAt < codeMinutes * minuteMs

/** Seconds until another code may be asked for. */
export const pauseLeft = ({ sentAt = 0 }: SignUpProgress, now: number): number =>
  Math.max(0, Math.ceil(codePauseSeconds - (now - sentAt) / 1000))
