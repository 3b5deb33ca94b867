import { languages } from '@thodu/api/contract/people/languages'
import { pathIn } from '../language/paths.ts'

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

const isUnlisted = (html: string): boolean => html.includes('<meta name="robots" content="noindex">')

function formatEntry(html: string): string {
  const address = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]
  const others = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
  const links = others.map(
    ([, language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  return `<url><loc>${address}</loc>${links.join('')}</url>`
}

export const drawSitemap = (pages: readonly string[]): string =>
  `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages
    .filter((html) => !isUnlisted(html))
    .map(formatEntry)
    .join('')}</urlset>`

export const drawSitemapIndex = (publicUrl: string): string => {
  const maps = languages.map((one) => `<sitemap><loc>${publicUrl}${pathIn(one, '/sitemap-0.xml')}</loc></sitemap>`)
  return `${declaration}<sitemapindex ${schema}>${maps.join('')}</sitemapindex>`
}
