import { googleLoginSchema } from '../contract/accounts.schema.ts'
import { unavailable } from '../http/api-error.ts'
import { visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { accountLimits } from './account-limits.ts'
import { createGoogleVerifier } from './google-credential.ts'
import { nameAttempt } from './name-attempt.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'

const google = defineRoute(
  { audience: 'anyone', audit: { action: 'LOGIN', resourceType: 'authentication' } },
  {
    method: 'post',
    path: '/auth/google',
    request: { body: jsonBody(googleLoginSchema) },
    responses: { 200: jsonAnswer('POST /auth/google', 'Signed in') },
  },
)

const googleClient = defineRoute(
  { audience: 'anyone' },
  {
    method: 'get',
    path: '/auth/google-client',
    responses: { 200: jsonAnswer('GET /auth/google-client', 'Client id of Google sign-in, null when it is off') },
  },
)

/** POST /auth/google: 503 until GOOGLE_CLIENT_ID is set (contract, section 3). */
export function createGoogleRoutes(deps: Deps) {
  const verify = deps.config.google && createGoogleVerifier(deps.config.google, deps.now)
  return createRouter()
    .openapi(googleClient, (c) => c.json({ clientId: deps.config.google?.clientId ?? null }, 200))
    .openapi(google, async (c) => {
      if (!verify) throw unavailable('auth.google_off')
      const caller = visitorOf(c)
      deps.limiter.use(accountLimits.googlePerClient, caller.client.network)
      nameAttempt(c, '')
      const identity = await verify(c.req.valid('json').token)
      nameAttempt(c, identity.email)
      return c.json(await signInWithGoogle(deps, caller, identity), 200)
    })
}
