import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { readPrivateCookie, setPrivateCookie } from '../../http/guards/private-cookie.ts'

const cookie = 'thodu_device'
const days = 180
/**
 * What a client did to be known: set a password by a mailed code, signed in by its first step alone, or finished a second step.
 * A word of its own for each, so that no mark passes for another.
 */
const words = { reset: 'device-reset', first: 'device', second: 'device-second' } as const
export type KnownBy = keyof typeof words
export type Device = { id: string; by: KnownBy }

const seal = (secret: KeyObject, email: string, { id, by }: Device): string =>
  createHmac('sha256', secret).update(`${words[by]}:${email}:${id}`).digest('base64url')

/** Remembers on the client that this account signed in here: it opens nothing, it only keeps strangers' guesses apart. */
export function markDevice(c: Context<AppEnvironment>, { config }: Deps, email: string, by: KnownBy): void {
  const id = randomBytes(12).toString('base64url')
  const value = `${id}.${seal(config.secret, email, { id, by })}`
  setPrivateCookie(c, config, { name: cookie, value, maxAge: days * 86_400 })
}

/** This client as that account knows it, or undefined. */
export function readDevice(c: Context<AppEnvironment>, { config }: Deps, email: string): Device | undefined {
  const [id = '', given = ''] = (readPrivateCookie(c, config, cookie) ?? '').split('.')
  const claimed = Buffer.from(given)
  const known = (['reset', 'first', 'second'] as const).map((by) => ({ id, by }))
  return known.find((device) => {
    const sealed = Buffer.from(seal(config.secret, email, device))
    return sealed.length === claimed.length && timingSafeEqual(sealed, claimed)
  })
}
