import type { KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const issuer = 'thodu'
const audience = 'thodu-api'
const algorithm = 'HS256'
const maxCached = 10_000

export type SessionClaims = { accountId: string; sessionId: string; expiresAt: number }

/** `expiresAt` is in seconds since the epoch. */
export const signSessionToken = (secret: KeyObject, claims: SessionClaims): Promise<string> =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(claims.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(claims.expiresAt)
    .sign(secret)

/** Strict base64url without padding or spare bits, so that a session has exactly one token. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/**
 * Caches verified tokens: the signature does not change, and the session row is read on every call anyway.
 * @returns a verifier that returns undefined for an invalid token and never throws
 */
export function createTokenVerifier(secret: KeyObject) {
  const verified = new Map<string, SessionClaims>()
  return async (token: string, now: Date): Promise<SessionClaims | undefined> => {
    if (token.length > 2_000) return undefined
    const known = verified.get(token)
    if (known) return known.expiresAt * 1000 > now.getTime() ? known : undefined
    if (!isCanonical(token)) return undefined
    const result = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: 'JWT',
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now,
    }).catch(() => undefined)
    const { sub, sid, exp } = result?.payload ?? {}
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined
    const claims = { accountId: sub, sessionId: sid, expiresAt: exp }
    if (verified.size >= maxCached) verified.clear()
    verified.set(token, claims)
    return claims
  }
}
