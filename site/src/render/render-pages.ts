import { languages } from '@thodu/api/contract/people/languages'
import { createApp } from 'astro/app/entrypoint'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import { language } from '#words/language/language.ts'
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

const drawSitemap = (pages: readonly string[]): string =>
  `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages
    .filter((html) => !isUnlisted(html))
    .map(formatEntry)
    .join('')}</urlset>`

const drawSitemapIndex = (publicUrl: string): string => {
  const maps = languages.map((one) => `<sitemap><loc>${publicUrl}${pathIn(one, '/sitemap-0.xml')}</loc></sitemap>`)
  return `${declaration}<sitemapindex ${schema}>${maps.join('')}</sitemapindex>`
}

export type RenderedFile = {
  /** Path below the folder of the language, e.g. `about/index.html`. */
  file: string
  body: Uint8Array
  /** Content-Security-Policy of a page, with the hashes of all scripts and styles of the site. */
  policy: string | null
}

const app = createApp({ streaming: false })
// All addresses are known before the first request, so routes have the paths and props of `getStaticPaths`, as in a static build.
for (const { routeData } of app.manifest.routes) routeData.prerender = true
if (app.manifest.csp) app.manifest.csp.cspDestination = 'header'

const fileOf = (pathname: string): string => (pathname === '/404' ? '404.html' : `${pathname}/index.html`.slice(1))
const textFile = (file: string, text: string): RenderedFile => ({
  file,
  body: new TextEncoder().encode(text),
  policy: null,
})
type Path = Awaited<ReturnType<StaticPaths['getAll']>>[number]
const isPicture = ({ pathname }: Path): boolean => pathname.endsWith('.png')
const isInternal = ({ pathname }: Path): boolean => pathname.startsWith('/_')

/** @throws when the page cannot be rendered */
async function renderPath({ pathname, route }: Path, publicUrl: string): Promise<RenderedFile> {
  const isPage = route.type === 'page'
  const url = new URL(isPage ? pathname.replace(/\/?$/, '/') : pathname, publicUrl)
  const response = await app.render(new Request(url), { routeData: route })
  if (!response.ok && pathname !== '/404') throw new Error(`${pathname} answers ${response.status}`)
  return {
    file: isPage ? fileOf(pathname.replace(/\/$/, '')) : pathname.slice(1),
    body: new Uint8Array(await response.arrayBuffer()),
    policy: response.headers.get('Content-Security-Policy'),
  }
}

/** Renders the pages, feed and sitemaps of this language with the site's address in their links. */
export async function* renderPages(publicUrl: string): AsyncGenerator<RenderedFile> {
  const html: string[] = []
  for (const path of await new StaticPaths(app).getAll()) {
    if (isPicture(path) || isInternal(path)) continue
    const rendered = await renderPath(path, publicUrl)
    if (path.route.type === 'page') html.push(new TextDecoder().decode(rendered.body))
    yield rendered
  }
  yield textFile('sitemap-0.xml', drawSitemap(html))
  if (language === 'en') yield textFile('sitemap-index.xml', drawSitemapIndex(publicUrl))
}

/** Renders the pictures of this language; they take longer than all pages together. */
export async function* renderPictures(publicUrl: string): AsyncGenerator<RenderedFile> {
  for (const path of (await new StaticPaths(app).getAll()).filter(isPicture)) yield renderPath(path, publicUrl)
}
