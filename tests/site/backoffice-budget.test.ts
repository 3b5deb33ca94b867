import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { sentBytes } from './sent-bytes.ts'

const dist = join(import.meta.dirname, '..', '..', 'backoffice', 'dist')
/** Compressed bytes of the first view with everything it loads (rule FAST-3). */
const FIRST_VIEW = 350 * 1024
/** Compressed bytes for the first button of a caretaker (rule CARE-17), without fonts, which load later. */
const FIRST_BUTTON = 90 * 1024
/**
 * Compressed bytes before the first text of the admin app (rule FAST-3), with headers and without fonts: less than six
 * seconds at 400 kbit/s (50 KB a second), and two for round trips and the browser.
 */
const FIRST_WORDS = 267 * 1024
const HEADERS = 870
/**
 * The chunks that start both apps, and the screens of an app. The catalogues, one file per language, are found by their
 * content.
 */
const both = ['open-app', 'set-up-app'] as const
const homes = {
  admin: [...both, 'AdminApp'],
  caretaker: [...both, 'FirstScreen', 'CaretakerApp'],
} as const
const dashboard = { en: 'Dashboard', te: 'డ్యాష్‌బోర్డ్', hi: 'डैशबोर्ड' } satisfies Record<Language, string>
if (!existsSync(dist)) throw new Error('The back office is not built: run npm run build.')
const assets = readdirSync(join(dist, 'assets'))

const read = (asset: string): string => readFileSync(join(dist, 'assets', asset), 'utf8')
const named = (name: string): string =>
  assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.js')) ?? `${name}: missing`
const staticImports = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, asset = '']) => asset)

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
 * Files that a browser loads until the first screen. Readers of Telugu and Hindi have their fonts on the device
 * (backoffice/src/app/looks/theme.ts).
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
    '%s in %s: the first view has at most 350 KB',
    (home, language) => {
      const total = firstView(home, language).reduce((sum, asset) => sum + compressed(asset), 0)
      expect(total).toBeLessThanOrEqual(FIRST_VIEW)
    },
  )

  test.each(languages)('the first button of a caretaker in %s needs a quarter of that', (language) => {
    const needed = firstView('caretaker', language, ['open-app', 'FirstScreen'])
    const total = needed.filter((asset) => !asset.endsWith('.woff2')).reduce((sum, asset) => sum + compressed(asset), 0)
    expect(total).toBeLessThanOrEqual(FIRST_BUTTON)
    expect(needed.filter((asset) => /zod|CaretakerApp|set-up-app/.test(asset))).toEqual([])
  })

  test.each(languages)(
    'the first text of the admin app in %s needs at most 267 KB, without later screens and other tabs',
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

  test('the shared chunk of the first screens imports no other chunk, which would import it in turn', () => {
    expect(staticImports(read(named('leaves'))).filter((asset) => !asset.startsWith('rolldown-runtime'))).toEqual([])
  })

  test('a reader downloads the catalogue of one language', () => {
    const letters = { te: /\p{Script=Telugu}{3}/u, hi: /\p{Script=Devanagari}{3}/u }
    const loads = (language: Language) =>
      firstView('admin', language)
        .filter((asset) => asset.endsWith('.js'))
        .map(read)
    // The three sentences of the start screen and the names of the languages are in all of them.
    const speaks = (language: Language, other: 'te' | 'hi') =>
      loads(language).filter((code) => (code.match(new RegExp(letters[other], 'gu')) ?? []).length > 100).length > 0
    expect([speaks('en', 'te'), speaks('en', 'hi'), speaks('te', 'hi'), speaks('hi', 'te')]).toEqual(
      Array(4).fill(false),
    )
    expect([speaks('te', 'te'), speaks('hi', 'hi')]).toEqual([true, true])
  })

  test('neither app loads the screens of the other', () => {
    expect(firstView('admin').filter((asset) => /Caretaker(Home|Dashboard|Bookings)/.test(asset))).toEqual([])
    expect(firstView('caretaker').filter((asset) => /Admin|Audit|BookingsTab/.test(asset))).toEqual([])
  })

  test('the page has no inline script, as its policy requires', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    expect([...html.matchAll(/<script(?![^>]*\bsrc=)/g)]).toEqual([])
    expect(html).not.toMatch(/\son\w+=|<style/)
  })
})

test('the code of an app requests the Latin font, so that the code loads first (rules FAST-3, OFF-33)', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(page).not.toContain('woff2')
  const [, entry = ''] = page.match(/<script[^>]* src="\/_bo\/assets\/([^"]+)"/) ?? []
  const [font = ''] = read(entry).match(/anek-latin-latin-wght-normal-[\w-]+\.woff2/) ?? []
  expect(assets).toContain(font)
})
