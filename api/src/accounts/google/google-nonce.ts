import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { clearPrivateCookie, readPrivateCookie, setPrivateCookie } from '../../http/guards/private-cookie.ts'

const cookie = 'thodu_google'
const hours = 12

/** The nonce is a hash, because anyone with the credential can read it. The secret is only in the cookie. */
const nonceOf = (secret: string): string => createHash('sha256').update(`google:${secret}`).digest('base64url')

/** Sets the cookie and returns the nonce. All tabs of the browser share it until the client has signed in. */
export function giveGoogleNonce(c: Context<AppEnvironment>, { config }: Deps): string {
  const secret = readPrivateCookie(c, config, cookie) ?? randomBytes(32).toString('base64url')
  setPrivateCookie(c, config, { name: cookie, value: secret, maxAge: hours * 3_600 })
  return nonceOf(secret)
}

/** Returns undefined if the client never requested a nonce. */
export function readGoogleNonce(c: Context<AppEnvironment>, { config }: Deps): string | undefined {
  const secret = readPrivateCookie(c, config, cookie)
  return secret === undefined ? undefined : nonceOf(secret)
}

export const clearGoogleNonce = (c: Context<AppEnvironment>, { config }: Deps): void =>
  clearPrivateCookie(c, config, cookie)
