import { createApiClient } from '@thodu/api/contract/client/client'
import { language } from '#words/language/language.ts'
import { isAtLogin, leaveForLogin } from './leave-for-login.ts'
import { forgetSession, readToken } from './session-store.ts'

/** The server no longer knows this session: what was typed stays, the person reads why at /login. */
export function handleSessionEnd(): void {
  forgetSession()
  if (!isAtLogin()) leaveForLogin('ended')
}

/** The one API client of the journey. */
export const api = createApiClient({
  readToken,
  onSessionEnd: handleSessionEnd,
  // English is what the server says by itself.
  ...(language !== 'en' && { readLanguage: () => language }),
})
