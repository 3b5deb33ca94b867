import type { Context } from 'hono'
import { sessionSchema } from '../../contract/accounts/accounts.schema.ts'
import { factorChallengeSchema } from '../../contract/accounts/factors.schema.ts'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { jsonAnswer } from '../../http/route.ts'
import { setClientMark } from '../protection/client-mark.ts'
import { markDevice } from '../protection/known-device.ts'
import type { SignInResult } from './continue-sign-in.ts'

export const signInAnswers = {
  200: jsonAnswer(sessionSchema, 'Signed in'),
  202: jsonAnswer(
    factorChallengeSchema,
    'The account has two-factor authentication: answer with POST /auth/second-factor',
  ),
}

/**
 * Sends the session. If a second factor is needed, sends the challenge with a cookie that ties it to this client
 * (docs/decisions/0030-second-step.md).
 */
export function sendSignInResult(c: Context<AppEnvironment>, deps: Deps, result: SignInResult, isKnownDevice = false) {
  if ('challenge' in result) {
    setClientMark(c, deps, 'factor', result.mark)
    return c.json(result.challenge, 202)
  }
  if (!isKnownDevice) markDevice(c, deps, result.signedIn.user.email, 'first')
  return c.json(result.signedIn, 200)
}
