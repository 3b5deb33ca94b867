import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Config } from '../config/config.ts'
import { checkEmail, normalizeEmail } from '../contract/account-rules.ts'
import { ApiError, unavailable } from '../http/api-error.ts'

export type GoogleIdentity = { sub: string; email: string; name: string }
export type VerifyGoogleCredential = (token: string) => Promise<GoogleIdentity>

/** How long the issuer's keys are waited for, in ms (quality.md: answers within 5 s whatever Google does). */
const keysTimeout = 3_000
const algorithms = ['RS256', 'ES256']

const refused = () => new ApiError(401, 'auth.google_failed')
/** Google writes its name with and without the scheme. */
const namesOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//, '')]

/** Keys that cannot be fetched are our trouble, not the caller's: 503, unlike a key that does not exist. */
function fetchKeys(jwksUrl: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: keysTimeout })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error
      throw unavailable('auth.google_failed')
    }
  }
}

/**
 * Checks a Google credential: signature by the issuer's keys, audience, issuer, expiry, verified e-mail (contract, section 3).
 * @throws ApiError 401 for anything wrong with it, 503 when the keys cannot be fetched
 */
export function createGoogleVerifier(
  { clientId, jwksUrl, issuer }: NonNullable<Config['google']>,
  now: () => Date,
): VerifyGoogleCredential {
  const keys = fetchKeys(jwksUrl)
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer: namesOf(issuer),
      audience: clientId,
      requiredClaims: ['exp', 'sub', 'email'],
      currentDate: now(),
    }).catch((error: unknown) => {
      throw error instanceof ApiError ? error : refused()
    })
    const { sub, email, email_verified: isVerified, name } = payload
    if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw refused()
    if (typeof email !== 'string' || isVerified !== true || checkEmail(email) !== undefined) throw refused()
    return { sub, email: normalizeEmail(email), name: typeof name === 'string' ? name : '' }
  }
}
