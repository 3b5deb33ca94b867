import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import { describe, expect, test } from 'vitest'
import { repository } from '../support/sources/source-files.ts'
import { listTexts as listFilled, placeholdersOf } from './catalogue-texts.ts'

type Words = Record<string, unknown>
const root = join(repository, 'site', 'src', 'words')
const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /^(en|te|hi)\/.*\.ts$/.test(name))
const files = await Promise.all(
  names.map(async (name): Promise<[string, Words]> => [name, await import(/* @vite-ignore */ join(root, name))]),
)
const catalogue = (language: string): Map<string, Words> =>
  new Map(
    files
      .filter(([name]) => name.startsWith(`${language}/`) && !name.startsWith(`${language}/language/`))
      .map(([name, words]) => [name.slice(language.length + 1), words]),
  )

/** A placeholder value that survives the calls of the function. */
const value = (place: number) => Object.assign(new String(`{${place}}`), { toFixed: () => `{${place}}` })
const fillAll = (words: unknown): unknown => {
  if (typeof words === 'function') return (words as (...given: unknown[]) => unknown)(...[0, 1].map(value))
  if (Array.isArray(words)) return words.map(fillAll)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, fillAll(one)]))
}
/** Keys of values that are no texts: names of icons, pictures, addresses and ids, equal in every language. */
const isName = (key: string): boolean => /(?:^|\.)(?:icon|image|slug|href|id)$|calendar\.file$/.test(key)
const listTexts = (words: Words) => listFilled(fillAll(words))

const exactTexts = new Set(listFilled(texts).map(({ text }) => text))
/** Texts that are equal in every language, and the note for admins. */
const kept = /^(?:UPI|PDF|JPG|JPEG|PNG|OTP|SMS|Google|MB|ms|NaN|A-Z|a-z|te-IN|hi-IN|[\w.-]+@[\w.-]+|Please|call|on)$/
const script = { te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u }
const letters = new Intl.Segmenter('te', { granularity: 'grapheme' })
/** Counts letters as people do: a Telugu syllable counts as one. */
const lengthOf = (text: string): number => [...letters.segment(text)].length

describe.each(languages.filter((language) => language !== 'en'))('the site in %s', (language) => {
  const translated = catalogue(language)
  test.each([...catalogue('en')])('%s', (name, english) => {
    const others = new Map(listTexts(translated.get(name) ?? {}).map(({ key, text }) => [key, text]))
    const problems = listTexts(english).flatMap(({ key, text: original }) => {
      const text = others.get(key) ?? ''
      if (isName(key)) return text === original ? [] : [`${key}: another name: ${text}`]
      const left = (text.replace(/\{\d\}/g, ' ').match(/[A-Za-z][\w.@-]*/g) ?? []).filter(
        (word) => !kept.test(word.replace(/\.$/, '')),
      )
      const found: string[] = []
      if (text.trim() === '' && original.trim() !== '') found.push('empty')
      if (placeholdersOf(text).join() !== placeholdersOf(original).join()) found.push('other values')
      if (left.length > 0 && !exactTexts.has(text)) found.push(`English: ${left.join(' ')}`)
      if (
        /[A-Za-z]{4}/.test(original.replace(/@\S+/, '')) &&
        !script[language].test(text) &&
        !exactTexts.has(text) &&
        !kept.test(text.split(' ')[0] ?? '') &&
        key !== 'layout.language'
      )
        found.push('another script')
      if (lengthOf(text) > 12 && lengthOf(text) > lengthOf(original) * 1.6)
        found.push(`${lengthOf(text)} letters for ${lengthOf(original)}`)
      if (text !== text.normalize('NFC') || text !== text.trim()) found.push('not as typed')
      return found.map((problem) => `${key}: ${problem}: ${text}`)
    })
    expect(problems).toEqual([])
    expect(others.size).toBe(listTexts(english).length)
  })
})

test('every catalogue exists in every language', () => {
  for (const language of languages) expect([...catalogue(language).keys()]).toEqual([...catalogue('en').keys()])
})
