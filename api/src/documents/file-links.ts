import type { KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { SessionClaims } from '../sessions/session-token.ts'

/** A link opens one file for one session. Its audience differs from that of session tokens, so neither is valid as the other. */
const issuer = 'thodu'
const audience = 'thodu-file'
/** A link is valid for this many seconds (rule FILE-6). */
const lifetime = 300

export type LinkClaims = { fileId: string; session: Pick<SessionClaims, 'accountId' | 'sessionId'> }

export const signFileLink = (secret: KeyObject, { fileId, session }: LinkClaims, now: Date): Promise<string> =>
  new SignJWT({ sid: session.sessionId, file: fileId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + lifetime)
    .sign(secret)

export async function readFileLink(
  secret: KeyObject,
  link: string,
  fileId: string,
  now: Date,
): Promise<LinkClaims['session'] | undefined> {
  const result = await jwtVerify(link, secret, {
    algorithms: ['HS256'],
    issuer,
    audience,
    requiredClaims: ['exp', 'sub', 'sid', 'file'],
    currentDate: now,
  }).catch(() => undefined)
  const { sub, sid, file } = result?.payload ?? {}
  if (typeof sub !== 'string' || typeof sid !== 'string' || file !== fileId) return undefined
  return { accountId: sub, sessionId: sid }
}
