import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { googleCalls } from '../../contract/accounts/accounts.calls.ts'
import { googleLoginSchema } from '../../contract/accounts/accounts.schema.ts'
import { visitorOf } from '../../http/caller-of.ts'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { unavailable } from '../../http/errors/api-error.ts'
import { clearPrivateCookie, readPrivateCookie, setPrivateCookie } from '../../http/guards/private-cookie.ts'
import { defineRoute, jsonBody } from '../../http/route.ts'
import { createRoutes } from '../../http/routes.ts'
import { accountLimits } from '../protection/account-limits.ts'
import { setAttemptedEmail } from '../protection/set-attempted-email.ts'
import { sendSignInResult, signInAnswers } from '../two-factor/send-sign-in-result.ts'
import { createGoogleVerifier } from './google-credential.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'

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
    responses: signInAnswers,
  },
)

const cookie = 'thodu_google'
const hours = 12

/** The nonce is a hash, because anyone with the credential can read it. The secret is only in the cookie. */
const nonceOf = (secret: string): string => createHash('sha256').update(`google:${secret}`).digest('base64url')

/** Sets the cookie and returns the nonce. All tabs of the browser share it until the client has signed in. */
function giveGoogleNonce(c: Context<AppEnvironment>, { config }: Deps): string {
  const secret = readPrivateCookie(c, config, cookie) ?? randomBytes(32).toString('base64url')
  setPrivateCookie(c, config, { name: cookie, value: secret, maxAge: hours * 3_600 })
  return nonceOf(secret)
}

/** Returns undefined if the client never requested a nonce. */
function readGoogleNonce(c: Context<AppEnvironment>, { config }: Deps): string | undefined {
  const secret = readPrivateCookie(c, config, cookie)
  return secret === undefined ? undefined : nonceOf(secret)
}

const clearGoogleNonce = (c: Context<AppEnvironment>, { config }: Deps): void => clearPrivateCookie(c, config, cookie)

/** Signs in with Google; answers 503 until GOOGLE_CLIENT_ID is set (rule ACC-21). */
export function createGoogleRoutes(deps: Deps) {
  const { google: settings } = deps.config
  const verify = settings && createGoogleVerifier(settings, deps.now)
  return createRoutes(googleCalls)
    .on('GET /auth/google-client', { audience: 'anyone' }, ({ c }) => {
      if (!settings) return { clientId: null }
      return { clientId: settings.clientId, nonce: giveGoogleNonce(c, deps) }
    })
    .raw(google, async (c) => {
      if (!verify) throw unavailable('auth.google_off')
      setAttemptedEmail(c, '')
      const identity = await verify(c.req.valid('json').token, readGoogleNonce(c, deps))
      setAttemptedEmail(c, identity.email)
      const result = await signInWithGoogle(deps, visitorOf(c), identity)
      clearGoogleNonce(c, deps)
      return sendSignInResult(c, deps, result)
    }).router
}
