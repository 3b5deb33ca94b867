import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const dist = join(import.meta.dirname, '..', '..', 'backoffice', 'dist')
/** Bytes of the first view, compressed, everything it loads included (rule FAST-3). */
const FIRST_VIEW = 350 * 1024
/** What a caretaker's first button needs (rule CARE-17), compressed, letters left out: they come behind it. */
const FIRST_BUTTON = 90 * 1024
/** What both homes begin with, and a home's screens and its words, which are files of their own. */
const both = ['open-home', 'set-up-home'] as const
const homes = {
  admin: [...both, 'AdminHome', 'admin'],
  caretaker: [...both, 'FirstScreen', 'CaretakerHome', 'caretaker'],
} as const
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

const compressed = (asset: string): number => {
  const bytes = readFileSync(join(dist, 'assets', asset))
  return asset.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
}

/** What a browser loads until the first screen of a home stands: page, styles, Latin letters, entry and home. */
function firstView(home: keyof typeof homes, names: readonly string[] = homes[home]): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const linked = [...html.matchAll(/\/_bo\/assets\/([^"]+)"/g)].map(([, asset = '']) => asset)
  const font = assets.filter((asset) => /latin-wght-normal.*woff2$/.test(asset) && !/-ext-/.test(asset))
  const scripts = linked.filter((asset) => asset.endsWith('.js'))
  const seen = new Set<string>()
  for (const script of [...scripts, ...names.map(named)]) collect(script, seen)
  return [...new Set([...linked, ...font, ...seen])]
}

describe('the back office', () => {
  test.each(['admin', 'caretaker'] as const)('%s: the first view stays within 350 KB', (home) => {
    const total = firstView(home).reduce((sum, asset) => sum + compressed(asset), 0)
    expect(total).toBeLessThanOrEqual(FIRST_VIEW)
  })

  test('a caretaker’s first button needs a quarter of that', () => {
    const needed = firstView('caretaker', ['open-home', 'FirstScreen', 'caretaker'])
    const total = needed.filter((asset) => !asset.endsWith('.woff2')).reduce((sum, asset) => sum + compressed(asset), 0)
    expect(total).toBeLessThanOrEqual(FIRST_BUTTON)
    expect(needed.filter((asset) => /zod|CaretakerHome|set-up-home/.test(asset))).toEqual([])
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
