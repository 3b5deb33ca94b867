import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.ts'
import type { AppEnvironment } from './environment.ts'

/** Nothing is loaded from an answer of the API; pages have policies of their own (serve/page-headers.ts). */
const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer, pages included; constant after start. HSTS only when the product is served over https. */
export function listSecurityHeaders(config: Pick<Config, 'publicUrl'>): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // Not no-referrer: browsers then send `Origin: null` with our own forms, which would look foreign.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(config.publicUrl.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ]
}

/**
 * Sets the constant headers once per answer on Node's response itself, which costs next to nothing; a header that a
 * route sets later under the same name wins.
 */
export function setSecurityHeaders(config: Pick<Config, 'publicUrl'>): MiddlewareHandler<AppEnvironment> {
  const headers = [...listSecurityHeaders(config), ['Content-Security-Policy', apiContentPolicy] as const]
  return async (c, next) => {
    const outgoing = c.env?.outgoing
    if (outgoing) {
      for (const [name, value] of headers) outgoing.setHeader(name, value)
      return next()
    }
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
