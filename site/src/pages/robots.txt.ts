import type { APIContext } from 'astro'

/**
 * Only the API is closed: crawlers must read a page to find its noindex. Calendar programs follow this file, so the feeds below
 * /api are allowed: the longer of two matching rules counts.
 */
export function GET({ url }: APIContext) {
  const sitemap = new URL('/sitemap-index.xml', url)
  const lines = ['User-agent: *', 'Allow: /api/feeds/', 'Disallow: /api/', '', `Sitemap: ${sitemap.href}`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
