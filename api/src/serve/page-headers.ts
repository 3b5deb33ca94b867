import type { Config } from '../config/config.ts'
import { listSecurityHeaders } from '../http/guards/security-headers.ts'
import { completePolicy } from './page-policy.ts'

const googleOrigin = 'https://accounts.google.com'
const immutable = 'public, max-age=31536000, immutable'

export type PageHeaders = {
  common: readonly (readonly [name: string, value: string])[]
  /** Public pages have their own policy (page-policy.ts). */
  backofficePolicy: string
}

/** Headers of every page (rule SEC-3), with Google's sign-in origin only when it is configured. */
export function createPageHeaders(config: Pick<Config, 'publicUrl' | 'google'>): PageHeaders {
  const google = config.google ? ` ${googleOrigin}` : ''
  const openers = config.google ? 'same-origin-allow-popups' : 'same-origin'
  return {
    common: [...listSecurityHeaders(config), ['Cross-Origin-Opener-Policy', openers]],
    backofficePolicy: completePolicy(
      [
        "default-src 'self'",
        "script-src 'self'",
        // Emotion writes styles at run time; scripts stay strict.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        `connect-src 'self'${google}`,
        // Documents are not shown in a frame (docs/decisions/0102-pdfs-are-rewritten.md).
        `frame-src ${google.trim() || "'none'"}`,
      ].join('; '),
    ),
  }
}

export const isPage = (pathname: string): boolean => !/\.(?!html$)\w+$/.test(pathname)

/** Hashed names are cached for ever, pages and the caretaker app's worker revalidated, the rest cached an hour. */
export function cacheControlOf(pathname: string): string {
  if (pathname.startsWith('/_astro/') || pathname.startsWith('/_bo/assets/')) return immutable
  return isPage(pathname) || pathname === '/caretaker-sw.js' ? 'no-cache' : 'public, max-age=3600'
}
