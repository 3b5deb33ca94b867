import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { readPrivateCookie, setPrivateCookie } from '../../http/guards/private-cookie.ts'

const cookie = 'thodu_device'
const days = 180
/**
 * How a client became known: password reset by a mailed code, first proof only, or second factor. Each has a different prefix,
 * so that one mark cannot pass for another.
 */
const words = { reset: 'device-reset', first: 'device', second: 'device-second' } as const
export type KnownBy = keyof typeof words
export type Device = { id: string; by: KnownBy }

const seal = (secret: KeyObject, email: string, { id, by }: Device): string =>
  createHmac('sha256', secret).update(`${words[by]}:${email}:${id}`).digest('base64url')

/**
 * Marks the client's device as known to this account. The mark opens nothing; it only separates the owner's tries from
 * strangers' guesses.
 */
export function markDevice(c: Context<AppEnvironment>, { config }: Deps, email: string, by: KnownBy): void {
  const id = randomBytes(12).toString('base64url')
  const value = `${id}.${seal(config.secret, email, { id, by })}`
  setPrivateCookie(c, config, { name: cookie, value, maxAge: days * 86_400 })
}

/** This client's device as the account knows it; undefined if unknown. */
export function readDevice(c: Context<AppEnvironment>, { config }: Deps, email: string): Device | undefined {
  const [id = '', given = ''] = (readPrivateCookie(c, config, cookie) ?? '').split('.')
  const claimed = Buffer.from(given)
  const known = (['reset', 'first', 'second'] as const).map((by) => ({ id, by }))
  return known.find((device) => {
    const sealed = Buffer.from(seal(config.secret, email, device))
    return sealed.length === claimed.length && timingSafeEqual(sealed, claimed)
  })
}
