import { createHash, randomBytes } from 'node:crypto'
import type { Reader } from '@thodu/db'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnvironment, Deps } from '../http/environment.ts'

const cookieName = 'thodu_verified'
const windowMinutes = 10

const hashClient = (mark: string): string => createHash('sha256').update(mark).digest('hex')

/** A fresh secret mark for a client that entered the right code; an older mark is never taken over. */
export const createClientMark = () => {
  const mark = randomBytes(32).toString('base64url')
  return { mark, clientHash: hashClient(mark) }
}

/** Marks the verifying client: only it can finish that sign-up (contract, section 3). */
export const setClientMark = (c: Context<AppEnvironment>, deps: Deps, mark: string): void =>
  setCookie(c, cookieName, mark, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.config.publicUrl.startsWith('https:'),
    path: '/api/auth',
    maxAge: windowMinutes * 60,
  })

/** Takes the mark back once it has served. */
export const clearClientMark = (c: Context<AppEnvironment>): void => {
  deleteCookie(c, cookieName, { path: '/api/auth' })
}

/** The hash of the mark this client carries, or undefined. */
export function readClientHash(c: Context<AppEnvironment>): string | undefined {
  const mark = getCookie(c, cookieName)
  return mark === undefined || mark.length > 100 ? undefined : hashClient(mark)
}

/** The code this client verified for that address in the last 10 minutes and has not used yet. */
export async function findVerifiedCode(
  db: Reader,
  { email, clientHash }: { email: string; clientHash: string | undefined },
  now: Date,
): Promise<string | undefined> {
  if (clientHash === undefined) return undefined
  const code = await db
    .selectFrom('one_time_codes')
    .select('id')
    .where('email', '=', email)
    .where('purpose', '=', 'signup')
    .where('client_hash', '=', clientHash)
    .where('consumed_at', 'is', null)
    .where('verified_at', '>', new Date(now.getTime() - windowMinutes * 60_000).toISOString())
    .executeTakeFirst()
  return code?.id
}
