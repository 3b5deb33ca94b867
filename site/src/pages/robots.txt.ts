import type { APIContext } from 'astro'

/** Crawlers may read everything public; accounts and back office are of no use to them. */
export function GET({ site, url }: APIContext) {
  const sitemap = new URL('/sitemap-index.xml', site ?? url.origin)
  const closed = ['/api/', '/admin', '/caretaker', '/profile', '/booking-confirmed', '/thank-you']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap.href}`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
