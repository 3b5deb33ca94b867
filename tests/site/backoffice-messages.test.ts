import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { loadAllWords } from '../../backoffice/src/words/load-words.ts'

const source = join(import.meta.dirname, '..', '..', 'backoffice', 'src')
const groups = 'app|admin|caretaker|status|statusInside'

/** Message keys in the sources of a folder: complete ones, and groups whose member is chosen by a value. */
function readKeys(folder: string): { whole: string[]; chosen: string[] } {
  const code = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .join('\n')
  const find = (pattern: string) => [
    ...new Set([...code.matchAll(new RegExp(pattern, 'g'))].map(([, key = '']) => key)),
  ]
  return {
    whole: find(`["'\`]((?:${groups})(?:\\.\\w+)+)["'\`]`).filter((key) => !/\.tsx?$/.test(key)),
    chosen: find(`\`((?:${groups})(?:\\.\\w+)*)\\.\\$\\{`),
  }
}

const lookUp = (words: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => {
    if (typeof node !== 'object' || node === null) return undefined
    return (node as Record<string, unknown>)[part]
  }, words)

const homes = [
  ['admin', 100, 15],
  ['caretaker', 60, 5],
] as const

describe.each(languages)('the back office in %s', (locale) => {
  test.each(homes)('every message key that the screens of %s use is in the catalogue', async (home, whole, chosen) => {
    const words = await loadAllWords(home, locale)
    const keys = ['app', home].map(readKeys)
    const named = keys.flatMap((found) => found.whole)
    const grouped = keys.flatMap((found) => found.chosen)
    expect(named.length).toBeGreaterThan(whole)
    expect(grouped.length).toBeGreaterThan(chosen)
    // A prop may contain a group whose member is chosen elsewhere, e.g. `admin.roles`.
    const known = (key: string) => ['string', 'object'].includes(typeof lookUp(words, key))
    expect(named.filter((key) => !known(key))).toEqual([])
    expect(grouped.filter((key) => typeof lookUp(words, key) !== 'object')).toEqual([])
  })
})
