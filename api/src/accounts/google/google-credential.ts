import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Config } from '../../config/config.ts'
import { checkEmail, normalizeEmail } from '../../contract/accounts/account-rules.ts'
import { ApiError, unavailable } from '../../http/errors/api-error.ts'

/** `credential` identifies the credential, for single use; `expiresAt` is in seconds since the epoch. */
export type GoogleIdentity = {
  sub: string
  email: string
  name: string
  credential: { hash: string; expiresAt: number }
}
export type VerifyGoogleCredential = (token: string, nonce: string | undefined) => Promise<GoogleIdentity>

/** Timeout for fetching the issuer's keys, in ms (rule ACC-20). */
const keysTimeout = 5_000
const algorithms = ['RS256', 'ES256']
/** Maximum age of a credential, and tolerance for an issuer's clock that is ahead, in seconds. */
const maxAge = 600
const clockSkew = 60

const refused = () => new ApiError(401, 'auth.google_failed')
/** Google writes its issuer name with and without the scheme. */
const namesOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//, '')]

/** Answers 503 if the keys cannot be fetched, because the credential may be fine. An unknown key is the caller's error. */
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
 * Checks a Google credential (rule ACC-20): signature, audience, issuer, expiry, verified address, made for us (`azp`) and this
 * client (`nonce`) in the last 10 minutes.
 * @throws ApiError 401 if invalid, 503 if the keys cannot be fetched
 */
export function createGoogleVerifier(
  { clientId, jwksUrl, issuer }: NonNullable<Config['google']>,
  now: () => Date,
): VerifyGoogleCredential {
  const keys = fetchKeys(jwksUrl)
  return async (token, nonce) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer: namesOf(issuer),
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub', 'email', 'nonce'],
      currentDate: now(),
    }).catch((error: unknown) => {
      throw error instanceof ApiError ? error : refused()
    })
    const { sub, email, email_verified: isVerified, name, azp, iat = 0, exp = 0 } = payload
    if (nonce === undefined || payload.nonce !== nonce) throw refused()
    if (azp !== undefined && azp !== clientId) throw refused()
    const age = now().getTime() / 1000 - iat
    if (age > maxAge || age < -clockSkew) throw refused()
    if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw refused()
    if (typeof email !== 'string' || isVerified !== true || checkEmail(email) !== undefined) throw refused()
    const hash = createHash('sha256').update(token).digest('base64url')
    return {
      sub,
      email: normalizeEmail(email),
      name: typeof name === 'string' ? name.normalize('NFC') : '',
      // The verifier refuses an older credential anyway.
      credential: { hash, expiresAt: Math.min(exp, iat + maxAge + clockSkew) },
    }
  }
}
