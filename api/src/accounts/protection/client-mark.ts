import { createHash, randomBytes } from 'node:crypto'
import type { Reader } from '@thodu/db'
import type { Context } from 'hono'
import { minuteMs } from '../../contract/time.ts'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { clearPrivateCookie, readPrivateCookie, setPrivateCookie } from '../../http/guards/private-cookie.ts'

const windowMinutes = 10

/** The client that requested a code, that entered it, or that waits for its second factor. */
export type MarkName = 'asker' | 'verified' | 'factor'
const cookies: Record<MarkName, string> = {
  asker: 'thodu_asker',
  verified: 'thodu_verified',
  factor: 'thodu_factor',
}

const hashClient = (mark: string): string => createHash('sha256').update(mark).digest('hex')

/** Creates a new mark; an older one is never reused. */
export const createClientMark = () => {
  const mark = randomBytes(32).toString('base64url')
  return { mark, clientHash: hashClient(mark) }
}

/** Sets the mark's cookie, so that only the verifying client can finish a sign-up (rule ACC-15). */
export const setClientMark = (c: Context<AppEnvironment>, { config }: Deps, name: MarkName, mark: string): void =>
  setPrivateCookie(c, config, { name: cookies[name], value: mark, maxAge: windowMinutes * 60 })

export const clearClientMark = (c: Context<AppEnvironment>, { config }: Deps, name: MarkName): void =>
  clearPrivateCookie(c, config, cookies[name])

export function readClientHash(c: Context<AppEnvironment>, { config }: Deps, name: MarkName): string | undefined {
  const mark = readPrivateCookie(c, config, cookies[name])
  return mark === undefined ? undefined : hashClient(mark)
}

/** Finds the code that this client verified for the address in the last 10 minutes and has not used. */
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
    .where('verified_at', '>', new Date(now.getTime() - windowMinutes * minuteMs).toISOString())
    .executeTakeFirst()
  return code?.id
}
