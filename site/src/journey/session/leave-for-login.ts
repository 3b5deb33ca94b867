import { loginPath, NOTICE_KEY } from '@thodu/api/contract/people/session-keys'
import { pathTo, withoutLanguage } from '../../language/paths.ts'
import { rememberCurrentPath } from './remembered-path.ts'

/** Why somebody arrives at /login: the session ended elsewhere, or the server could not be asked. */
export type LoginNotice = 'ended' | 'unreachable'

export const isAtLogin = (): boolean => /^\/login\/?$/.test(withoutLanguage(location.pathname))

/** Goes to /login with the attempted place remembered (rule WHO-3). */
export function leaveForLogin(notice?: LoginNotice): void {
  rememberCurrentPath()
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice)
  location.replace(pathTo(notice ? '/login' : loginPath(localStorage)))
}

/** The reason, or whatever else the page before had to say, in its words. */
export function takeNotice(): string | null {
  const notice = sessionStorage.getItem(NOTICE_KEY)
  sessionStorage.removeItem(NOTICE_KEY)
  return notice
}
