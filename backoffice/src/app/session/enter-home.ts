import { ApiFailure, readAnswer } from '@thodu/api/contract/client/client'
import type { Role } from '@thodu/api/contract/people/roles'
import { keepLanguage } from '../../words/locale.ts'
import { sendRemembered } from '../wire/api.ts'
import { connection } from '../wire/connection.ts'
import { cacheUser, forbiddenUrl, leaveForLogin, readCachedUser, readToken, type SessionUser } from '../wire/session.ts'
import { setFactorDue } from './factor-due.ts'
import { openWithoutLine } from './without-line.ts'

/** A home opens with what this account last saw here where no server answers. */
const mayOpenAnyway = (cause: unknown, role: Role): boolean =>
  readCachedUser()?.role === role && cause instanceof ApiFailure && [0, 502, 504].includes(cause.status)

/** So long a caretaker's server is waited for before what was last seen opens the home, in ms. */
const PATIENCE = 8_000

/**
 * Asks the server who is signed in before a home opens (rule WHO-3).
 * @param whenIdle nothing is being pressed or saved any more
 * @param hasSeen something is kept here that may be shown without a line: of the caretaker's home, of the office's never
 * @returns the account, or null when the person was sent to /login or /forbidden
 */
export async function enterHome(
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
    // The account's language may have been chosen elsewhere since: the page is opened anew in it.
    if (keepLanguage(user.language)) {
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
