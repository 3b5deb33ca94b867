import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '@thodu/api/contract/people/languages'
import { expect, test } from 'vitest'
import { fileOf } from './built-pages.ts'
import { sentBytes } from './sent-bytes.ts'

/** Compressed bytes of JavaScript that a journey page may load when it opens (rule FAST-2). */
const BUDGET = 110 * 1024
const pages = [
  'login',
  'choose-service',
  'service-details',
  'pricing-packages',
  'booking-confirmed',
  'thank-you',
  'profile',
]
const journey = pages.flatMap((page) => languages.map((language) => (language === 'en' ? page : `${language}/${page}`)))

/** Static imports of a script. Dynamic imports do not load when the page opens. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g)].map(([, path = '']) => path)

/** Every script that opening a page loads, including islands and their renderer. */
function listScripts(html: string): Set<string> {
  const entries = [...html.matchAll(/(?:src|component-url|renderer-url|before-hydration-url)="([^"]+\.js)"/g)]
  const found = new Set<string>()
  const queue = entries.map(([, path = '']) => path)
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const folder = dirname(file)
    queue.push(...importsOf(readFileSync(fileOf(file), 'utf8')).map((path) => join(folder, path)))
  }
  return found
}

test.each(journey)('/%s loads at most 110 KB of JavaScript', (page) => {
  const html = readFileSync(fileOf(page, 'index.html'), 'utf8')
  const scripts = listScripts(html)
  const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>(.+?)<\/script>/gs)].map(([, code = '']) => code)
  const files = [...scripts].map((file) => sentBytes(fileOf(file)))
  const total = files.reduce((sum, bytes) => sum + bytes, brotliCompressSync(inline.join('\n')).length)
  expect([...scripts].some((file) => file.includes('client'))).toBe(true)
  expect(total).toBeLessThanOrEqual(BUDGET)
})

test('all islands share one React', () => {
  const runtimes = journey.map((page) => {
    const html = readFileSync(fileOf(page, 'index.html'), 'utf8')
    return /renderer-url="([^"]+)"/.exec(html)?.[1]
  })
  expect(new Set(runtimes).size).toBe(1)
})
