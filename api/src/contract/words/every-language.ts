import type { Language } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { labels as hindiLabels } from './hi/labels.ts'
import * as hindi from './hi/texts.ts'
import type { Labels } from './label.ts'
import { labels as teluguLabels } from './te/labels.ts'
import * as telugu from './te/texts.ts'
import type { Translated } from './translated.ts'

/** All languages at once, for the server alone: a browser downloads the one that is read. */

type Sentences = ReadonlyMap<string, string>

/** Every text of a catalogue beside the one at the same place in another. */
export function* pairTexts(english: unknown, other: unknown): Generator<[english: string, other: string]> {
  if (typeof english === 'string' && typeof other === 'string') yield [english, other]
  if (typeof english !== 'object' || english === null || typeof other !== 'object' || other === null) return
  for (const [key, value] of Object.entries(english)) yield* pairTexts(value, (other as Record<string, unknown>)[key])
}

const sentencesIn = (translated: Translated<typeof texts>): Sentences => new Map(pairTexts(texts, translated))
const sentences: Readonly<Partial<Record<Language, Sentences>>> = { te: sentencesIn(telugu), hi: sentencesIn(hindi) }

/** An exact text of the catalogue in a reader's language, by its English sentence; any other text as it is (rule WORD-1). */
export const translateText = (text: string, language: Language): string => sentences[language]?.get(text) ?? text

const labels: Readonly<Partial<Record<Language, Labels>>> = { te: teluguLabels, hi: hindiLabels }
/** What a language calls things; undefined for English, which is what is stored (label.ts). */
export const labelsIn = (language: Language): Labels | undefined => labels[language]
