import type { Config } from '../../config/config.ts'

/** Pages have their own policies (serve/page-headers.ts). */
const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Every answer has these headers, including pages; HSTS only over https. */
export function listSecurityHeaders(config: Pick<Config, 'publicUrl'>): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // With no-referrer, browsers send `Origin: null` with our own forms.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(config.publicUrl.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ]
}

/** An API answer is cached only if its route says so. */
export const listApiHeaders = (config: Pick<Config, 'publicUrl'>): [name: string, value: string][] => [
  ...listSecurityHeaders(config),
  ['Content-Security-Policy', apiContentPolicy],
  ['Cache-Control', 'no-store'],
]
