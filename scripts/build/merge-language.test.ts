import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeLanguage } from './merge-language.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-merge-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const merge = () => mergeLanguage(join(folder, 'te'), join(folder, 'all'), 'te')

test('pages go below their language, hashed files to the others, what is common stays as it was', () => {
  write({
    'all/index.html': 'English',
    'all/robots.txt': 'robots',
    'all/_astro/react.1.js': 'react',
    'te/index.html': 'తెలుగు',
    'te/about/index.html': 'గురించి',
    'te/404.html': 'లేదు',
    'te/og/about.png': 'picture',
    'te/robots.txt': 'other robots',
    'te/illustrations/door.svg': 'door',
    'te/_astro/react.1.js': 'react',
    'te/_astro/login.2.js': 'login',
  })
  merge()
  expect(
    ['te/index.html', 'te/about/index.html', 'te/404.html', 'te/og/about.png'].map((file) => read(`all/${file}`)),
  ).toEqual(['తెలుగు', 'గురించి', 'లేదు', 'picture'])
  expect([read('all/index.html'), read('all/robots.txt'), read('all/_astro/login.2.js')]).toEqual([
    'English',
    'robots',
    'login',
  ])
  expect(existsSync(join(folder, 'all/te/illustrations'))).toBe(false)
  expect(existsSync(join(folder, 'te'))).toBe(false)
})

test('one name for two contents ends the build', () => {
  write({ 'all/_astro/a.1.js': 'one', 'te/_astro/a.1.js': 'two' })
  expect(merge).toThrow('a.1.js')
})
