import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { sentBytes } from './sent-bytes.ts'

const dist = join(import.meta.dirname, '..', '..', 'backoffice', 'dist')
/** Bytes of the first view, compressed, everything it loads included (rule FAST-3). */
const FIRST_VIEW = 350 * 1024
/** What a caretaker's first button needs (rule CARE-17), compressed, letters left out: they come behind it. */
const FIRST_BUTTON = 90 * 1024
/**
 * What the office loads before its first words stand (rule FAST-3), compressed, with the headers of each response and without letters:
 * at 400 kbit/s (50 KB a second) less than six seconds, and two for the round trips and the browser's own work.
 */
const FIRST_WORDS = 280 * 1024
/** Headers of a response, as the server sends them, in bytes. */
const HEADERS = 870
/** What both homes begin with, and a home's screens; its words, one file for each language, are found by what they say. */
const both = ['open-home', 'set-up-home'] as const
const homes = {
  admin: [...both, 'AdminHome'],
  caretaker: [...both, 'FirstScreen', 'CaretakerHome'],
} as const
const dashboard = { en: 'Dashboard', te: 'డ్యాష్‌బోర్డ్', hi: 'डैशबोर्ड' } satisfies Record<Language, string>
if (!existsSync(dist)) throw new Error('The back office is not built: run npm run build.')
const assets = readdirSync(join(dist, 'assets'))

const read = (asset: string): string => readFileSync(join(dist, 'assets', asset), 'utf8')
const named = (name: string): string =>
  assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.js')) ?? `${name}: missing`
const staticImports = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, asset = '']) => asset)

/** A chunk with everything it imports at once, each once; what is imported later, on demand, is left out. */
function collect(asset: string, seen = new Set<string>()): Set<string> {
  if (seen.has(asset)) return seen
  seen.add(asset)
  for (const imported of staticImports(read(asset))) collect(imported, seen)
  return seen
}

const compressed = (asset: string): number => sentBytes(join(dist, 'assets', asset))

const wordsOf = (home: keyof typeof homes, language: Language): string =>
  assets.find(
    (asset) => new RegExp(`^${home}-[\\w-]{8}\\.js$`).test(asset) && read(asset).includes(dashboard[language]),
  ) ?? `words of ${home} in ${language}: missing`

/**
 * What a browser loads until the first screen of a home stands: page, styles, Latin letters, entry and home. Readers of
 * Telugu and Hindi have the letters of those on the device (backoffice/src/app/looks/theme.ts).
 */
function firstView(
  home: keyof typeof homes,
  language: Language = 'en',
  names: readonly string[] = homes[home],
): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const linked = [...html.matchAll(/\/_bo\/assets\/([^"]+)"/g)].map(([, asset = '']) => asset)
  const font = assets.filter((asset) => /latin-wght-normal.*woff2$/.test(asset) && !/-ext-/.test(asset))
  const scripts = linked.filter((asset) => asset.endsWith('.js'))
  const seen = new Set<string>()
  for (const script of [...scripts, ...names.map(named), wordsOf(home, language)]) collect(script, seen)
  return [...new Set([...linked, ...font, ...seen])]
}

describe('the back office', () => {
  test.each(languages.flatMap((language) => [['admin', language] as const, ['caretaker', language] as const]))(
    '%s in %s: the first view stays within 350 KB',
    (home, language) => {
      const total = firstView(home, language).reduce((sum, asset) => sum + compressed(asset), 0)
      expect(total).toBeLessThanOrEqual(FIRST_VIEW)
    },
  )

  test.each(languages)('a caretaker’s first button in %s needs a quarter of that', (language) => {
    const needed = firstView('caretaker', language, ['open-home', 'FirstScreen'])
    const total = needed.filter((asset) => !asset.endsWith('.woff2')).reduce((sum, asset) => sum + compressed(asset), 0)
    expect(total).toBeLessThanOrEqual(FIRST_BUTTON)
    expect(needed.filter((asset) => /zod|CaretakerHome|set-up-home/.test(asset))).toEqual([])
  })

  test.each(languages)(
    'the first words of the office in %s stand after at most 280 KB, without what stands below them or behind other tabs',
    (language) => {
      const needed = firstView('admin', language, [...homes.admin, 'BookingsTab'])
      const files = needed.filter((asset) => !asset.endsWith('.woff2'))
      const total = files.reduce((sum, asset) => sum + compressed(asset) + HEADERS, 0)
      console.log(`first words in ${language}: ${Math.round(total / 1024)} KB in ${files.length} files`)
      expect(total).toBeLessThanOrEqual(FIRST_WORDS)
      const later = /zod|wire-parts|BookingsOverview|AuditTrail|UserList|Dialog|CaretakerChoice/
      expect(needed.filter((asset) => later.test(asset))).toEqual([])
    },
  )

  test('the file that the first screens share waits for no other file, which would wait for it', () => {
    expect(staticImports(read(named('leaves'))).filter((asset) => !asset.startsWith('rolldown-runtime'))).toEqual([])
  })

  test('a reader downloads the words of one language', () => {
    const letters = { te: /\p{Script=Telugu}{3}/u, hi: /\p{Script=Devanagari}{3}/u }
    const loads = (language: Language) =>
      firstView('admin', language)
        .filter((asset) => asset.endsWith('.js'))
        .map(read)
    // The gate's three sentences and the languages' own names stand in all of them.
    const speaks = (language: Language, other: 'te' | 'hi') =>
      loads(language).filter((code) => (code.match(new RegExp(letters[other], 'gu')) ?? []).length > 100).length > 0
    expect([speaks('en', 'te'), speaks('en', 'hi'), speaks('te', 'hi'), speaks('hi', 'te')]).toEqual(
      Array(4).fill(false),
    )
    expect([speaks('te', 'te'), speaks('hi', 'hi')]).toEqual([true, true])
  })

  test('neither home loads the screens of the other', () => {
    expect(firstView('admin').filter((asset) => /Caretaker(Home|Dashboard|Bookings)/.test(asset))).toEqual([])
    expect(firstView('caretaker').filter((asset) => /Admin|Audit|BookingsTab/.test(asset))).toEqual([])
  })

  test('the page holds no script of its own, as its policy demands', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    expect([...html.matchAll(/<script(?![^>]*\bsrc=)/g)]).toEqual([])
    expect(html).not.toMatch(/\son\w+=|<style/)
  })
})

test('the Latin letters of a home are asked for by its code, which comes first where the line is thin (rules FAST-3, OFF-33)', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(page).not.toContain('woff2')
  const [, entry = ''] = page.match(/<script[^>]* src="\/_bo\/assets\/([^"]+)"/) ?? []
  const [font = ''] = read(entry).match(/anek-latin-latin-wght-normal-[\w-]+\.woff2/) ?? []
  expect(assets).toContain(font)
})
