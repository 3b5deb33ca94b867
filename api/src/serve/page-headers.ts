import type { Config } from '../config/config.ts'
import { listSecurityHeaders } from '../http/guards/security-headers.ts'
import { completePolicy } from './page-policy.ts'

const googleOrigin = 'https://accounts.google.com'
const immutable = 'public, max-age=31536000, immutable'

export type PageHeaders = {
  common: readonly (readonly [name: string, value: string])[]
  /** Content-Security-Policy of the back office. Each public page has its own (page-policy.ts). */
  backofficePolicy: string
}

/** Creates the constant headers (rule SEC-3). They include Google's sign-in origin only when it is configured. */
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
        // Documents are not shown in a frame (docs/decisions/0019-pdf-uploads.md).
        `frame-src ${google.trim() || "'none'"}`,
      ].join('; '),
    ),
  }
}

export const isPage = (pathname: string): boolean => !/\.(?!html$)\w+$/.test(pathname)

/** Browser cache time: hashed names for ever; pages and the caretaker app's worker are revalidated; the rest one hour. */
export function cacheControlOf(pathname: string): string {
  if (pathname.startsWith('/_astro/') || pathname.startsWith('/_bo/assets/')) return immutable
  return isPage(pathname) || pathname === '/caretaker-sw.js' ? 'no-cache' : 'public, max-age=3600'
}
