import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@thodu/api/contract/people/languages'
import { repository } from '../support/sources/source-files.ts'

export function readTable(name: 'te' | 'hi' | 'exceptions' | 'spellings' | 'glossary'): string[][] {
  const text = readFileSync(join(repository, 'tests', 'words', 'terms', `${name}.tsv`), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
}

/** A word to avoid, with the English words for which this applies (always if there are none). */
export type Shunned = { word: string; beside?: string }
export const readTerms = (language: 'te' | 'hi'): Shunned[] =>
  readTable(language).flatMap(([, , not = '']) =>
    not
      .split(', ')
      .filter((one) => one !== '')
      .map((one) => {
        const beside = /\(for “(.+)”\)/.exec(one)?.[1]
        return { word: one.replace(/\(.*?\)/g, '').trim(), ...(beside && { beside }) }
      }),
  )

/** Phrases and files in which an avoided word is correct. */
export type Exception = { word: string; phrases: string[]; files: string[] }
export const readExceptions = (): Exception[] =>
  readTable('exceptions').map(([word = '', where = '']) => ({
    word,
    phrases: [...where.matchAll(/“(.+?)”/g)].map(([, phrase = '']) => phrase),
    files: [...where.matchAll(/`(.+?)`/g)].map(([, file = '']) => file),
  }))

/** Finds a word with suffixes, not inside another one: సాయంత్రం does not contain సాయం, nor मरीज़ contain मरीज. */
export function holdsWord(text: string, word: string): boolean {
  // A fast check first, because few lines contain the word.
  if (!text.includes(word)) return false
  const plain = word.replace(/[{}$()[\].*+?]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\u200c\\u200d])${plain}(?!త్ర|\\u093c)`, 'u').test(text)
}

export type Line = { file: string; text: string }
const homes = ['api/src/contract/words', 'site/src/words', 'site/src/content/blog']
const besideCode = ['api/src/mail', 'backoffice/src']
/** Texts of the brand and texts needed before a catalogue is loaded: all languages in one file. */
const single = [
  'api/src/contract/defaults/brand.config.ts',
  'api/src/contract/people/languages.ts',
  'api/src/contract/promises/promised-hours.ts',
  'backoffice/src/words/locale.ts',
  'backoffice/src/words/storage-words.ts',
  'site/src/language/offers.ts',
]

/** Every text that people read in a language: catalogues, mails, articles, texts of the brand. */
export function readLines(language: Exclude<Language, 'en'>): Line[] {
  const files = homes.flatMap((home) =>
    readdirSync(join(repository, home, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(?:ts|md)$/.test(file))
      .map((file) => `${home}/${language}/${file.replaceAll('\\', '/')}`),
  )
  const beside = besideCode.flatMap((home) =>
    readdirSync(join(repository, home), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`.${language}.ts`))
      .map((file) => `${home}/${file.replaceAll('\\', '/')}`),
  )
  return [...files, ...beside, ...single].flatMap((file) =>
    readFileSync(join(repository, file), 'utf8')
      .split('\n')
      .map((text) => ({ file, text })),
  )
}

/** Avoided words in lines and, for words avoided beside an English word only, in texts with their English original. */
export function findShunned(
  shunned: readonly Shunned[],
  exceptions: readonly Exception[],
  lines: readonly Line[],
  pairs: readonly (Line & { english: string })[],
): string[] {
  return shunned.flatMap(({ word, beside }) => {
    const allowed = exceptions.filter((one) => one.word === word)
    const phrases = allowed.flatMap((one) => one.phrases)
    const isLeft = ({ file, text }: Line): boolean =>
      holdsWord(text, word) &&
      !allowed.some(({ files }) => files.includes(file)) &&
      holdsWord(
        phrases.reduce((left, phrase) => left.replaceAll(phrase, ''), text),
        word,
      )
    const english = beside && new RegExp(`\\b${beside}`, 'i')
    const within = english ? pairs.filter((pair) => english.test(pair.english)) : lines
    return within.filter(isLeft).map(({ file, text }) => `${word}: ${file}: ${text.trim()}`)
  })
}
