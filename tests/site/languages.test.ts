import { readFileSync } from 'node:fs'
import { type Language, languageNames, languages } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import { describe, expect, test } from 'vitest'
import { fileOf, isBuilt, journeyPaths, readPublicPages, readStructuredData, splitPath } from './built-pages.ts'

const pathIn = (language: Language, page: string): string =>
  language === 'en' ? page : `/${language}${page === '/' ? '' : page}`
const pages = readPublicPages()
const htmlOf = new Map(pages.map(({ path, html }) => [path, html]))
const pathOf = (href: string): string => new URL(href).pathname
const isListed = (html: string): boolean => !html.includes('content="noindex"')

const alternatesOf = (html: string): [language: string, path: string][] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
    ([, language = '', href = '']) => [language, pathOf(href)],
  )

const builtIn = (page: string): Language[] => languages.filter((language) => htmlOf.has(pathIn(language, page)))

describe.each(pages.filter(({ html }) => isListed(html)))('$path', ({ page, html, language }) => {
  test('refers to exactly its other languages, and they refer back (rule LANG-3)', () => {
    const there = builtIn(page)
    const alternates = there.length > 1 ? [...there.map((one) => [one, pathIn(one, page)]), ['x-default', page]] : []
    expect(alternatesOf(html)).toEqual(alternates)
    for (const one of there) expect(alternatesOf(htmlOf.get(pathIn(one, page)) ?? '')).toEqual(alternates)
  })

  test('links to them by their own names in bar and footer', () => {
    const switches = [...html.matchAll(/<ul class="plain languages".*?<\/ul>/gs)].map(([list]) => list).join('')
    const offered = [...switches.matchAll(/<a href="([^"]+)" lang="(\w+)".*?<span[^>]*>([^<]+)<\/span><\/a>/gs)]
    const links = builtIn(page).map((one) => [pathIn(one, page), one, languageNames[one]])
    const wanted = links.length > 1 ? [...links, ...links] : []
    expect(offered.map(([, href, one, name]) => [href, one, name?.trim()])).toEqual(wanted)
  })

  test('declares its language to search engines', () => {
    expect(html).toContain(`<meta property="og:locale" content="${language}_IN"`)
    for (const data of readStructuredData(html))
      if (data['@type'] === 'FAQPage' || data['@type'] === 'Article') expect(data.inLanguage).toBe(`${language}-IN`)
  })
})

const journey = languages.flatMap((language) =>
  journeyPaths.map((page) => {
    const path = pathIn(language, page)
    return { path, page, language, html: readFileSync(fileOf(path, 'index.html'), 'utf8') }
  }),
)
const foreign = [...pages, ...journey].filter(({ language }) => language !== 'en')

test.each(foreign)('$path links to pages of its own language (rule LANG-2)', ({ html, language }) => {
  const links = [...html.matchAll(/<a\s[^>]*href="(\/[^"]*)"[^>]*>/g)].filter(([link]) => !link.includes('hreflang='))
  const astray = links
    .map(([, href = '']) => href.replace(/[#?].*$/, ''))
    .filter((path) => splitPath(path).language !== language && isBuilt(pathIn(language, path)))
  expect(links.length).toBeGreaterThan(5)
  expect(astray).toEqual([])
})

/** Texts that are equal in every language: proper names, file types, addresses, password characters. */
const kept =
  /^(?:UPI|PDF|JPG|JPEG|PNG|OTP|SMS|Google|Facebook|Instagram|English|[\w.-]+@[\w.-]+|https?:\/\/\S+|A-Z|a-z|GB|MB|ms|IST|C|F)$/

/** The texts of a page, with attributes that are shown or read out. */
function readWords(html: string): string {
  const body = html
    .replace(/<(script|style|symbol)[\s>].*?<\/\1>/gs, ' ')
    // Elements in another language have a lang attribute: names of languages, the offer, untranslated articles.
    .replace(/<(a|p|h[1-4]|option)\b[^>]*\blang="\w+"[^>]*>.*?<\/\1>/gs, ' ')
  const attributes = [
    ...body.matchAll(
      /\b(?:alt|title|aria-label|placeholder|content|data-[\w-]*(?:label|sen[dt]\w*|failed))="([^"]*)"/g,
    ),
  ]
  const spoken = attributes.filter(
    ([whole]) => !whole.startsWith('content=') || /\p{Script=Telugu}|\p{Script=Devanagari}/u.test(whole),
  )
  return [body.replace(/<[^>]*>/g, ' '), ...spoken.map(([, text]) => text)].join(' ')
}

test.each(foreign)('$path has no English text except names (rule LANG-8)', ({ html }) => {
  const words = readWords(html).replace(/&\w+;|&#\d+;/g, ' ')
  const left = words.match(/[A-Za-z][\w@./:-]*/g)?.filter((word) => !kept.test(word.replace(/[.:]+$/, ''))) ?? []
  expect([...new Set(left)]).toEqual([])
})

test.each(journey.filter(({ language }) => language !== 'en'))(
  'the scripts of $path have no English text of the contract (rule LANG-8)',
  ({ html }) => {
    const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file = '']) => fileOf(file))
    const code = scripts.map((file) => readFileSync(file, 'utf8')).join('')
    const english = Object.values(texts).flatMap((group) => Object.values(group))
    expect(english.filter((text) => typeof text === 'string' && text.length > 20 && code.includes(text))).toEqual([])
  },
)

test('a page preloads the font of its own script, and loads others for names only (rule LANG-6)', () => {
  for (const { html, language } of pages) {
    const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file = '']) => file)
    const bytes = preloaded.map((file) => readFileSync(fileOf(file)).length)
    const large = bytes.filter((size) => size > 10_000)
    expect(large.length, language).toBe(language === 'en' ? 1 : 2)
    expect(Math.max(...bytes)).toBeLessThan(language === 'hi' ? 170_000 : 100_000)
  }
})
