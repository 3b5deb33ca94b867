import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../../config/config.ts'
import type { AppEnvironment } from '../environment.ts'

type Site = Pick<Config, 'publicUrl'>
const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:')
/** Browsers accept a `__Host-` cookie only from this host over TLS, so no neighbour can plant one. */
const nameOf = (site: Site, name: string): string => (isSecure(site) ? `__Host-${name}` : name)
const maxLength = 200

/** No script reads the cookie, and no foreign page sends it. */
export const setPrivateCookie = (
  c: Context<AppEnvironment>,
  site: Site,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
): void =>
  setCookie(c, nameOf(site, name), value, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(site),
    path: '/',
    maxAge,
  })

export function readPrivateCookie(c: Context<AppEnvironment>, site: Site, name: string): string | undefined {
  const value = getCookie(c, nameOf(site, name))
  return value === undefined || value === '' || value.length > maxLength ? undefined : value
}

export const clearPrivateCookie = (c: Context<AppEnvironment>, site: Site, name: string): void => {
  deleteCookie(c, nameOf(site, name), { path: '/', secure: isSecure(site) })
}
