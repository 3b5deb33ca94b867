import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { readPrivateCookie, setPrivateCookie } from '../../http/guards/private-cookie.ts'

const cookie = 'thodu_device'
const days = 180
/**
 * A client becomes known by a mailed reset code, by the first proof only, or by a second factor. The prefixes differ, so that
 * one mark cannot pass for another.
 */
const words = { reset: 'device-reset', first: 'device', second: 'device-second' } as const
export type KnownBy = keyof typeof words
export type Device = { id: string; by: KnownBy }

const seal = (secret: KeyObject, email: string, { id, by }: Device): string =>
  createHmac('sha256', secret).update(`${words[by]}:${email}:${id}`).digest('base64url')

/** The mark opens nothing; it only separates the owner's tries from strangers' guesses. */
export function markDevice(c: Context<AppEnvironment>, { config }: Deps, email: string, by: KnownBy): void {
  const id = randomBytes(12).toString('base64url')
  const value = `${id}.${seal(config.secret, email, { id, by })}`
  setPrivateCookie(c, config, { name: cookie, value, maxAge: days * 86_400 })
}

/** Returns this client's device, if it is known to the account. */
export function readDevice(c: Context<AppEnvironment>, { config }: Deps, email: string): Device | undefined {
  const [id = '', given = ''] = (readPrivateCookie(c, config, cookie) ?? '').split('.')
  const claimed = Buffer.from(given)
  const known = (['reset', 'first', 'second'] as const).map((by) => ({ id, by }))
  return known.find((device) => {
    const sealed = Buffer.from(seal(config.secret, email, device))
    return sealed.length === claimed.length && timingSafeEqual(sealed, claimed)
  })
}
