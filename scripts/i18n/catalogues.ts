import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../api/src/contract/people/languages.ts'
import { repository } from '../tools/run-tool.ts'
import { readEnglish } from './english.ts'
import type { SourceText } from './read-texts.ts'
import { listSources } from './sources.ts'

export type Foreign = Exclude<Language, 'en'>
export type Pair = SourceText & { file: string; catalogue: string; id: string; english: string }

/** Lists every text of a language for review, with its English source (rule LANG-11). */
export function listPairs(language: Foreign): Pair[] {
  const english = readEnglish()
  return listSources(language).flatMap(({ file, catalogue, texts }) => {
    const said = english(catalogue)
    const keys = new Set(texts.map(({ key }) => key))
    return texts.map((text) => ({
      ...text,
      file,
      catalogue,
      id: `${catalogue}:${text.key}`,
      english: said(text.key, keys.has(text.key.replace(/#\d+$/, '#2'))),
    }))
  })
}

/** Identifies the reviewed pair of texts: when either side changes, the review no longer counts. */
export const fingerprintOf = ({ english, text }: Pick<Pair, 'english' | 'text'>): string =>
  createHash('sha256').update(`${english}\n${text}`).digest('hex').slice(0, 12)

export const reviewFile = (language: Foreign): string => join(repository, 'docs', 'reviewed', `${language}.json`)

export const readReviews = (language: Foreign): Record<string, string> =>
  existsSync(reviewFile(language)) ? JSON.parse(readFileSync(reviewFile(language), 'utf8')) : {}

export type TextCounts = { texts: number; words: number; unreviewed: number }
export function countTexts(language: Foreign): TextCounts {
  const pairs = listPairs(language)
  const reviews = readReviews(language)
  return {
    texts: pairs.length,
    words: pairs.reduce((sum, { text }) => sum + text.split(/\s+/).filter((word) => word !== '').length, 0),
    unreviewed: pairs.filter((pair) => reviews[pair.id] !== fingerprintOf(pair)).length,
  }
}
