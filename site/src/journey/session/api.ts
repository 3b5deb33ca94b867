import { createApiClient } from '@thodu/api/contract/client/client'
import { language } from '#words/language/language.ts'
import { takeEarlyAnswer } from './early-script.ts'
import { isAtLogin, leaveForLogin } from './leave-for-login.ts'
import { clearSession, readToken } from './session-store.ts'

/** Ends a session that the server no longer accepts. Drafts stay, and /login shows the reason. */
export function handleSessionEnd(): void {
  clearSession()
  if (!isAtLogin()) leaveForLogin('ended')
}

export const api = createApiClient({
  readToken,
  onSessionEnd: handleSessionEnd,
  takeEarlyAnswer,
  // The server answers in English by default.
  ...(language !== 'en' && { readLanguage: () => language }),
})
