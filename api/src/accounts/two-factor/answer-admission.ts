import type { Context } from 'hono'
import { sessionSchema } from '../../contract/accounts/accounts.schema.ts'
import { factorChallengeSchema } from '../../contract/accounts/factors.schema.ts'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { jsonAnswer } from '../../http/route.ts'
import { setClientMark } from '../protection/client-mark.ts'
import { markDevice } from '../protection/known-device.ts'
import type { Admission } from './admit.ts'

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
export function answerAdmission(c: Context<AppEnvironment>, deps: Deps, admission: Admission, isKnownDevice = false) {
  if ('challenge' in admission) {
    setClientMark(c, deps, 'factor', admission.mark)
    return c.json(admission.challenge, 202)
  }
  if (!isKnownDevice) markDevice(c, deps, admission.signedIn.user.email, 'first')
  return c.json(admission.signedIn, 200)
}
