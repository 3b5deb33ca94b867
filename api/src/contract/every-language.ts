import type { Language } from './people/languages.ts'
import { texts } from './texts.ts'
import { detailLabels as hindiDetails } from './words/hi/detail-labels.ts'
import { labels as hindiLabels } from './words/hi/labels.ts'
import * as hindi from './words/hi/texts.ts'
import type { Labels } from './words/label.ts'
import { pairTexts } from './words/pair-texts.ts'
import { detailLabels as teluguDetails } from './words/te/detail-labels.ts'
import { labels as teluguLabels } from './words/te/labels.ts'
import * as telugu from './words/te/texts.ts'
import type { Translated } from './words/translated.ts'

/** All languages at once, for the server alone: a browser downloads the one that is read. */

type Sentences = ReadonlyMap<string, string>

const sentencesIn = (translated: Translated<typeof texts>): Sentences => new Map(pairTexts(texts, translated))
/** English is what the others are found by: a language that is forgotten here does not compile. */
type OtherLanguage = Exclude<Language, 'en'>

const sentences: Readonly<Record<OtherLanguage, Sentences>> = { te: sentencesIn(telugu), hi: sentencesIn(hindi) }

/** An exact text of the catalogue in a reader's language, by its English sentence; any other text as it is (rule WORD-1). */
export const translateText = (text: string, language: Language): string =>
  (language === 'en' ? undefined : sentences[language].get(text)) ?? text

const labels: Readonly<Record<OtherLanguage, Labels>> = {
  te: { ...teluguLabels, ...teluguDetails },
  hi: { ...hindiLabels, ...hindiDetails },
}
/** What a language calls things; undefined for English, which is what is stored (label.ts). */
export const labelsIn = (language: Language): Labels | undefined => (language === 'en' ? undefined : labels[language])
