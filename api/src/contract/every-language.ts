import type { Language } from './people/languages.ts'
import { texts } from './texts.ts'
import { detailLabels as hindiDetails } from './words/hi/detail-labels.ts'
import { labels as hindiLabels } from './words/hi/labels.ts'
import * as hindi from './words/hi/texts.ts'
import type { Labels } from './words/label.ts'
import { detailLabels as teluguDetails } from './words/te/detail-labels.ts'
import { labels as teluguLabels } from './words/te/labels.ts'
import * as telugu from './words/te/texts.ts'
import type { Translated } from './words/translated.ts'

/** For the server only: a browser downloads one language. */

type Sentences = ReadonlyMap<string, string>

const sentencesIn = (translated: Translated<typeof texts>): Sentences => new Map(pairTexts(texts, translated))
/** A language missing here does not compile. */
type OtherLanguage = Exclude<Language, 'en'>

const sentences: Readonly<Record<OtherLanguage, Sentences>> = { te: sentencesIn(telugu), hi: sentencesIn(hindi) }

/** Texts outside the English catalogue are returned unchanged (rule WORD-1). */
export const translateText = (text: string, language: Language): string =>
  (language === 'en' ? undefined : sentences[language].get(text)) ?? text

const labels: Readonly<Record<OtherLanguage, Labels>> = {
  te: { ...teluguLabels, ...teluguDetails },
  hi: { ...hindiLabels, ...hindiDetails },
}
/** Returns a language's labels; undefined for English, which is the stored form (label.ts). */
export const labelsIn = (language: Language): Labels | undefined => (language === 'en' ? undefined : labels[language])

/** Yields the texts at the same place of two catalogues. */
export function* pairTexts(english: unknown, other: unknown): Generator<[english: string, other: string]> {
  if (typeof english === 'string' && typeof other === 'string') yield [english, other]
  if (typeof english !== 'object' || english === null || typeof other !== 'object' || other === null) return
  for (const [key, value] of Object.entries(english)) yield* pairTexts(value, (other as Record<string, unknown>)[key])
}
