import { loginPath, NOTICE_KEY } from '@thodu/api/contract/people/session-keys'
import { pathTo, withoutLanguage } from '../../language/paths.ts'
import { rememberCurrentPath } from './remembered-path.ts'
import { clearAfterSignOut } from './session-store.ts'

/** Why somebody arrives at /login: the session ended elsewhere, the server could not be asked, or she closed her account. */
const notices = ['ended', 'unreachable', 'closed'] as const
export type LoginNotice = (typeof notices)[number]

export const isAtLogin = (): boolean => /^\/login\/?$/.test(withoutLanguage(location.pathname))

/** Goes to /login with the attempted place remembered (rule WHO-3). */
export function leaveForLogin(notice?: LoginNotice): void {
  rememberCurrentPath()
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice)
  location.replace(pathTo(notice ? '/login' : loginPath(localStorage)))
}

/** The account is closed: nothing of hers stays here, and the next page says so (rule PRIV-K2). */
export function leaveClosed(): void {
  clearAfterSignOut()
  sessionStorage.setItem(NOTICE_KEY, 'closed' satisfies LoginNotice)
  location.assign(pathTo('/login'))
}

export function takeNotice(): LoginNotice | undefined {
  const notice = sessionStorage.getItem(NOTICE_KEY)
  sessionStorage.removeItem(NOTICE_KEY)
  return notices.find((one) => one === notice)
}
