import type { Language } from '@thodu/api/contract/people/languages'
import { formatCount } from '@thodu/api/contract/words/formats'
import type { I18nProvider } from 'react-admin'
import { addWords } from './join-words.ts'
import { type Home, loadLaterWords, loadWords } from './load-words.ts'
import { createTranslate, type Values } from './translate.ts'

/** Groups numbers within sentences like money (rule TXT-3); `smart_count` selects a plural and remains a number. */
export const groupNumbers = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) && name !== 'smart_count' ? formatCount(value) : value,
    ]),
  )

let wholeCatalogue = Promise.resolve()
/** Resolves when the translations that no first screen uses are loaded; screens that load later wait for them. */
export const whenAllWordsStand = (): Promise<void> => wholeCatalogue

/** The translations of an app in the reader's language; another language reloads the page (locale.ts). */
export async function createI18nProvider(home: Home, language: Language): Promise<I18nProvider> {
  const words = await loadWords(home, language)
  wholeCatalogue = loadLaterWords(home, language).then(
    (rest) => addWords(words, rest),
    // Without a connection these texts remain in English.
    () => undefined,
  )
  const translate = createTranslate(words, language)
  return {
    translate: (key, values) => translate(key, values && groupNumbers(values)),
    changeLocale: async () => undefined,
    getLocale: () => language,
  }
}
