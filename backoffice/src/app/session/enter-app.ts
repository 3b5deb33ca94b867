import { ApiFailure, readAnswer } from '@thodu/api/contract/client/client'
import type { Role } from '@thodu/api/contract/people/roles'
import { storeLanguage } from '../../words/locale.ts'
import { sendRemembered } from '../wire/api.ts'
import { connection } from '../wire/connection.ts'
import { cacheUser, forbiddenUrl, leaveForLogin, readCachedUser, readToken, type SessionUser } from '../wire/session.ts'
import { setFactorDue } from './factor-due.ts'
import { openWithoutLine } from './without-line.ts'

/** An app opens with the data this account saw last when no server answers. */
const mayOpenAnyway = (cause: unknown, role: Role): boolean =>
  readCachedUser()?.role === role && cause instanceof ApiFailure && [0, 502, 504].includes(cause.status)

/** How long the caretaker app waits for the server before it opens with the data seen last, in ms. */
const PATIENCE = 8_000

/**
 * Asks the server for the signed-in account before an app opens (rule WHO-3).
 * @param whenIdle resolves when no press or save is in progress
 * @param hasSeen whether this device has data to show offline; always false in the admin app
 * @returns the account, or null after a redirect to /login or /forbidden
 */
export async function enterApp(
  role: Role,
  whenIdle: () => Promise<void>,
  hasSeen: () => boolean,
): Promise<SessionUser | null> {
  if (readToken() === null) {
    leaveForLogin()
    return null
  }
  try {
    const response = await sendRemembered('/auth/me', hasSeen() ? { timeout: PATIENCE } : {})
    const user = await readAnswer('GET /auth/me', response)
    cacheUser(user)
    // The account's language may have changed on another device, so the page reloads in it.
    if (storeLanguage(user.language)) {
      await whenIdle()
      location.reload()
      return null
    }
    setFactorDue(user.secondFactor)
    if (user.role === role) return user
    location.replace(forbiddenUrl())
    return null
  } catch (cause) {
    const known = readCachedUser()
    if (known && hasSeen() && mayOpenAnyway(cause, role)) {
      openWithoutLine()
      connection.reportLost()
      return known
    }
    if (!(cause instanceof ApiFailure) || cause.status !== 401) throw cause
    leaveForLogin('ended')
    return null
  }
}
