import type { Config } from '../../config/config.ts'

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

/** The constant headers of every answer of the API; no answer is cached unless its route says so. */
export const listApiHeaders = (config: Pick<Config, 'publicUrl'>): [name: string, value: string][] => [
  ...listSecurityHeaders(config),
  ['Content-Security-Policy', apiContentPolicy],
  ['Cache-Control', 'no-store'],
]
