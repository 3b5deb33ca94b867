import { languages } from '@thodu/api/contract/people/languages'
import type { APIContext } from 'astro'
import { pathIn } from '../language/paths.ts'

/**
 * Crawlers may read all public pages, not accounts and back office. Calendar programs follow this file, so the feeds below /api
 * are allowed: the longer of two matching rules counts.
 */
export function GET({ url }: APIContext) {
  const sitemap = new URL('/sitemap-index.xml', url)
  const personal = ['/profile', '/booking-confirmed', '/thank-you']
  const closed = [
    '/api/',
    '/admin',
    '/caretaker',
    ...languages.flatMap((one) => personal.map((path) => pathIn(one, path))),
  ]
  const lines = [
    'User-agent: *',
    'Allow: /api/feeds/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap.href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
