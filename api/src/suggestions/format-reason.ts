import type { Language } from '../contract/people/languages.ts'
import * as english from '../contract/words/en/suggestions.ts'
import * as hindi from '../contract/words/hi/suggestions.ts'
import * as telugu from '../contract/words/te/suggestions.ts'
import type { ReasonCode, ReasonValues } from './ranking/candidate.ts'

const words = { en: english, te: telugu, hi: hindi }

export function formatReason(code: ReasonCode, values: ReasonValues, language: Language): string {
  const { suggestionWords, spokenNames } = words[language]
  const names: Readonly<Record<string, string>> = spokenNames
  const spoken = values.language
  const filled = spoken === undefined ? values : { ...values, language: names[spoken] ?? spoken }
  return suggestionWords[code](filled)
}
