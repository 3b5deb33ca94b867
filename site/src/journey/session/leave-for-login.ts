import { loginPath, NOTICE_KEY } from '@thodu/api/contract/people/session-keys'
import { pathTo, withoutLanguage } from '../../language/paths.ts'
import { rememberCurrentPath } from './remembered-path.ts'

export type LoginNotice = 'ended' | 'unreachable'

export const isAtLogin = (): boolean => /^\/login\/?$/.test(withoutLanguage(location.pathname))

/** Opens /login and remembers the current page (rule WHO-3). */
export function leaveForLogin(notice?: LoginNotice): void {
  rememberCurrentPath()
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice)
  location.replace(pathTo(notice ? '/login' : loginPath(localStorage)))
}

export function consumeNotice(): string | null {
  const notice = sessionStorage.getItem(NOTICE_KEY)
  sessionStorage.removeItem(NOTICE_KEY)
  return notice
}
