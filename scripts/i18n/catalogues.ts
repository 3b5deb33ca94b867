import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../api/src/contract/people/languages.ts'
import { repository } from '../tools/run-tool.ts'
import { readTexts, type SourceText } from './read-texts.ts'

/** Where catalogues stand, each with a folder for a language. What is built from the parts of others has no text of its own. */
const roots = ['api/src/contract/words', 'api/src/mail/words', 'site/src/words', 'backoffice/src/words']

export type Foreign = Exclude<Language, 'en'>
/** A text of a language beside the English one. */
export type Pair = SourceText & { file: string; id: string; english: string }

function listFiles(root: string, language: Language): string[] {
  const folder = join(repository, root, language)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('language/'))
    .sort()
}

/** Every text of a language that a person can review, with its English one (empty where English takes it from elsewhere). */
export const listPairs = (language: Foreign): Pair[] =>
  roots.flatMap((root) =>
    listFiles(root, language).flatMap((name) => {
      const file = `${root}/${language}/${name}`
      const englishFile = join(repository, root, 'en', name)
      const english = existsSync(englishFile) ? readTexts(readFileSync(englishFile, 'utf8')) : []
      const original = new Map(english.map(({ key, text }) => [key, text]))
      return readTexts(readFileSync(join(repository, file), 'utf8')).map((text) => ({
        ...text,
        file,
        id: `${root.split('/src')[0]}/${root.endsWith('mail/words') ? 'mail/' : ''}${name.replace(/\.ts$/, '')}:${text.key}`,
        english: original.get(text.key) ?? '',
      }))
    }),
  )

/** What a reviewer has seen: when either side changes, it is another text. */
export const fingerprintOf = ({ english, text }: Pick<Pair, 'english' | 'text'>): string =>
  createHash('sha256').update(`${english}\n${text}`).digest('hex').slice(0, 12)

export const reviewFile = (language: Foreign): string => join(repository, 'docs', 'reviewed', `${language}.json`)

/** Ids of reviewed texts to the fingerprint of what was reviewed. */
export const readReviews = (language: Foreign): Record<string, string> =>
  existsSync(reviewFile(language)) ? JSON.parse(readFileSync(reviewFile(language), 'utf8')) : {}

export type Counts = { texts: number; words: number; unreviewed: number }
export function countTexts(language: Foreign): Counts {
  const pairs = listPairs(language)
  const reviews = readReviews(language)
  return {
    texts: pairs.length,
    words: pairs.reduce((sum, { text }) => sum + text.split(/\s+/).filter((word) => word !== '').length, 0),
    unreviewed: pairs.filter((pair) => reviews[pair.id] !== fingerprintOf(pair)).length,
  }
}
