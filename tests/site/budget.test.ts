import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { fileOf, isBuilt, readPublicPages, splitPath } from './built-pages.ts'

/** Compressed bytes of scripts on a public page (rule FAST-1). */
const SCRIPT_BUDGET = 5 * 1024
/** Pages drawn from an answer of the API: clocks of two zones (rule SHARE-5), a QR code for a second phone (rule MON-7), days and hours (rule OFFER-2). */
const drawnPages = ['/day', '/pay', '/take']
const DRAWN_BUDGET = 15 * 1024
/** Bytes of a picture file (rule LOOK-4). */
const PICTURE_BUDGET = 60 * 1024
/** Pages of other apps to which any page may link. */
const otherPages = ['/admin', '/caretaker', '/login', '/profile', '/choose-service', '/service-details']

const pages = readPublicPages()

/** A script with everything it imports, each file once. */
function readWithImports(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const code = readFileSync(fileOf(file), 'utf8')
  const imports = [...code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)].map(([, path = '']) => path)
  return [code, ...imports.map((path) => readWithImports(join(dirname(file), path), seen))].join('\n')
}

/** Inline and linked scripts of a page with their imports, without data blocks. */
function readScripts(html: string): string {
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
  return scripts
    .filter(([, attributes = '']) => !/json/.test(attributes))
    .map(([, attributes = '', code = '']) => {
      const source = /src="([^"]+)"/.exec(attributes)?.[1]
      const [, imported] = /from\s*["'`](\/[^"'`]+)["'`]/.exec(code) ?? []
      return [code, ...[source, imported].map((file) => (file ? readWithImports(file) : ''))].join('\n')
    })
    .join('\n')
}

describe.each(pages)('$path', ({ html, page }) => {
  test('has no framework and little script', () => {
    expect(html).not.toContain('<astro-island')
    expect(html).not.toContain('modulepreload')
    // A script that the browser finds in the page delays its imports by a round trip.
    if (!html.includes('data-guarded') && !drawnPages.includes(page)) expect(html).not.toMatch(/<script[^>]*\ssrc=/)
    const script = readScripts(html)
    expect(script).not.toMatch(/react/i)
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(
      drawnPages.includes(page) ? DRAWN_BUDGET : SCRIPT_BUDGET,
    )
  })

  test('has working links only', () => {
    const links = [...html.matchAll(/<a\s[^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
    const broken = links
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replace(/[#?].*$/, ''))
      .filter((path) => !isBuilt(path) && !otherPages.includes(splitPath(path).page))
    expect(broken).toEqual([])
    for (const href of links.filter((link) => link.startsWith('#'))) {
      expect(html).toContain(`id="${href.slice(1)}"`)
    }
  })

  test('has size and alternative text for every picture, empty if decorative', () => {
    for (const [image] of html.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/\swidth="\d+"/)
      expect(image).toMatch(/\sheight="\d+"/)
      expect(image).toMatch(/\salt/)
    }
  })
})

test('no picture file has more than 60 KB', () => {
  const folders = ['illustrations', 'og', 'te/og', 'hi/og']
  const files = folders.flatMap((folder) => readdirSync(fileOf(folder)).map((file) => fileOf(folder, file)))
  const pictures = files.filter((file) => /\.(svg|png|webp|avif)$/.test(file))
  expect(pictures.length).toBeGreaterThan(20)
  expect(pictures.filter((file) => statSync(file).size > PICTURE_BUDGET)).toEqual([])
})

test('the sitemap lists every page for search engines and no noindex page', () => {
  const index = readFileSync(fileOf('sitemap-index.xml'), 'utf8')
  const maps = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(maps.toSorted()).toEqual(['/hi/sitemap-0.xml', '/sitemap-0.xml', '/te/sitemap-0.xml'])
  const sitemap = maps.map((map) => readFileSync(fileOf(map), 'utf8')).join('')
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const wanted = pages.filter(({ html }) => !html.includes('content="noindex"')).map(({ path }) => path)
  expect(listed.toSorted()).toEqual(wanted.toSorted())
  const robots = readFileSync(fileOf('robots.txt'), 'utf8')
  expect(robots).toMatch(/Sitemap: https?:.*\/sitemap-index\.xml/)
  // The longest matching rule counts: crawlers may read calendars, and nothing else below /api.
  const countFor = (path: string) =>
    [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
      .filter(([, , prefix = '/']) => path.startsWith(prefix))
      .toSorted((a, b) => (b[2]?.length ?? 0) - (a[2]?.length ?? 0))[0]?.[1]
  expect([countFor('/api/feeds/x.ics'), countFor('/api/health')]).toEqual(['Allow', 'Disallow'])
  // A crawler that may not read a page cannot find its noindex (rule PAGE-19).
  const hidden = pages.filter(({ html }) => html.includes('content="noindex"')).map(({ path }) => path)
  expect(hidden.filter((path) => countFor(path) === 'Disallow')).toEqual([])
  expect([countFor('/profile'), countFor('/te/profile'), countFor('/admin')]).toEqual([undefined, undefined, undefined])
})

test('the feed has an item for every article', () => {
  for (const language of languages) {
    const feed = readFileSync(fileOf(language === 'en' ? '.' : language, 'rss.xml'), 'utf8')
    const articles = pages.filter((page) => page.language === language && /^\/blog\/[^/]+$/.test(page.page))
    expect(feed.match(/<item>/g)?.length ?? 0).toBe(articles.length)
    for (const { path } of articles) expect(feed).toContain(`${path}</link>`)
  }
})
