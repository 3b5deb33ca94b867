import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { clearPrivateCookie, readPrivateCookie, setPrivateCookie } from '../../http/guards/private-cookie.ts'

const cookie = 'thodu_google'
const hours = 12

/** The nonce in the credential is readable; the secret behind this hash stays in the cookie. */
const nonceOf = (secret: string): string => createHash('sha256').update(`google:${secret}`).digest('base64url')

/** All tabs share the nonce until the client has signed in. */
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
