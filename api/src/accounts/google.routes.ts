import { googleLoginSchema, type SignedIn } from '../contract/accounts.schema.ts'
import { unavailable } from '../http/api-error.ts'
import { visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { accountLimits } from './account-limits.ts'
import { createGoogleVerifier } from './google-credential.ts'
import { clearGoogleNonce, giveGoogleNonce, readGoogleNonce } from './google-nonce.ts'
import { markDevice } from './known-device.ts'
import { nameAttempt } from './name-attempt.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'

/** `nonce` belongs into the credential, which only this client can then use; none while Google sign-in is off. */
type GoogleClient = { clientId: string; nonce: string } | { clientId: null }

const google = defineRoute(
  {
    audience: 'anyone',
    audit: { action: 'LOGIN', resourceType: 'authentication' },
    limits: [{ limit: accountLimits.googlePerClient, by: 'client' }],
  },
  {
    method: 'post',
    path: '/auth/google',
    request: { body: jsonBody(googleLoginSchema) },
    responses: { 200: jsonAnswer<SignedIn>('Signed in') },
  },
)

const googleClient = defineRoute(
  { audience: 'anyone' },
  {
    method: 'get',
    path: '/auth/google-client',
    responses: { 200: jsonAnswer<GoogleClient>('Client id of Google sign-in, null when it is off') },
  },
)

/** POST /auth/google: 503 until GOOGLE_CLIENT_ID is set (contract, section 3). */
export function createGoogleRoutes(deps: Deps) {
  const { google: settings } = deps.config
  const verify = settings && createGoogleVerifier(settings, deps.now)
  return createRouter()
    .openapi(googleClient, (c) => {
      if (!settings) return c.json({ clientId: null }, 200)
      return c.json({ clientId: settings.clientId, nonce: giveGoogleNonce(c, deps) }, 200)
    })
    .openapi(google, async (c) => {
      if (!verify) throw unavailable('auth.google_off')
      nameAttempt(c, '')
      const identity = await verify(c.req.valid('json').token, readGoogleNonce(c, deps))
      nameAttempt(c, identity.email)
      const signedIn = await signInWithGoogle(deps, visitorOf(c), identity)
      clearGoogleNonce(c, deps)
      markDevice(c, deps, signedIn.user.email)
      return c.json(signedIn, 200)
    })
}
