import { formatCount } from '@thodu/api/contract/formats'
import type { Language } from '@thodu/api/contract/people/languages'
import type { I18nProvider } from 'react-admin'
import { addWords, type Home, loadFactorWords, loadLaterWords, loadVisitWords, loadWords } from './catalogues.ts'
import { createTranslate, type Values } from './translate.ts'

/** Numbers within sentences, in the grouping of money (rule TXT-3); `smart_count` chooses a plural and stays a number. */
export const groupNumbers = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) && name !== 'smart_count' ? formatCount(value) : value,
    ]),
  )

let spoken: { words: Record<string, unknown>; language: Language } | undefined
let wholeCatalogue = Promise.resolve()
/** Resolves once words that no first screen needs are there; screens that are loaded later wait for them. */
export const whenAllWordsStand = (): Promise<void> => wholeCatalogue

/** Fetches the words of screens that few people open, in the language that is spoken. */
export async function addFactorWords(): Promise<void> {
  if (spoken) addWords(spoken.words, { app: await loadFactorWords(spoken.language) })
}

/** The same for the office's screens of visits. */
export async function addVisitWords(): Promise<void> {
  if (spoken) addWords(spoken.words, { visits: await loadVisitWords(spoken.language) })
}

/** The words of a home in the reader's language; another language is another page (locale.ts). */
export async function createI18nProvider(home: Home, language: Language): Promise<I18nProvider> {
  const words: Record<string, unknown> = { ...(await loadWords(home, language)) }
  wholeCatalogue = loadLaterWords(home, language).then(
    (rest) => addWords(words, rest),
    // Without a connection they stay in English.
    () => undefined,
  )
  spoken = { words, language }
  const translate = createTranslate(words, language)
  return {
    translate: (key, values) => translate(key, values && groupNumbers(values)),
    changeLocale: async () => undefined,
    getLocale: () => language,
  }
}
