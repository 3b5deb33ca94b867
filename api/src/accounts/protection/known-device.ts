import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnvironment, Deps } from '../../http/environment.ts'
import { readPrivateCookie, setPrivateCookie } from '../../http/guards/private-cookie.ts'

const cookie = 'thodu_device'
const days = 180

const seal = (secret: KeyObject, email: string, id: string): string =>
  createHmac('sha256', secret).update(`device:${email}:${id}`).digest('base64url')

/** Remembers on the client that this account signed in here: it opens nothing, it only keeps strangers' guesses apart. */
export function markDevice(c: Context<AppEnvironment>, { config }: Deps, email: string): void {
  const id = randomBytes(12).toString('base64url')
  const value = `${id}.${seal(config.secret, email, id)}`
  setPrivateCookie(c, config, { name: cookie, value, maxAge: days * 86_400 })
}

/** The id of this client when it signed in to that account before, or undefined. */
export function readDevice(c: Context<AppEnvironment>, { config }: Deps, email: string): string | undefined {
  const [id = '', given = ''] = (readPrivateCookie(c, config, cookie) ?? '').split('.')
  const [sealed, claimed] = [Buffer.from(seal(config.secret, email, id)), Buffer.from(given)]
  return sealed.length === claimed.length && timingSafeEqual(sealed, claimed) ? id : undefined
}
