import { formatCount } from '@thodu/api/contract/formats'
import type { I18nProvider } from 'react-admin'
import { type Home, loadLaterWords, loadWords } from './catalogues.ts'
import { type Locale, localeNames, locales } from './locale.ts'
import { createTranslate, type Translate, type Values } from './translate.ts'

/** Numbers within sentences, in the grouping of money (rule TXT-3); `smart_count` chooses a plural and stays a number. */
export const groupNumbers = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) && name !== 'smart_count' ? formatCount(value) : value,
    ]),
  )

const later = new Map<Locale, Translate>()
let spoken: Locale = 'en'

/** Fetches the words of screens that few people open, in the language that is spoken. */
export async function addLaterWords(): Promise<void> {
  const locale = spoken
  if (!later.has(locale)) later.set(locale, createTranslate(await loadLaterWords(locale)))
}

/** The words of a home in the reader's language, and the others on demand. */
export async function createI18nProvider(home: Home, chosen: Locale): Promise<I18nProvider> {
  let locale = chosen
  let translate = createTranslate(await loadWords(home, chosen))
  spoken = chosen
  return {
    translate(key, values) {
      const grouped = values && groupNumbers(values)
      const text = translate(key, grouped)
      return text === key ? (later.get(locale)?.(key, grouped) ?? key) : text
    },
    async changeLocale(wanted) {
      const known = locales.find((one) => one === wanted) ?? locale
      translate = createTranslate(await loadWords(home, known))
      locale = known
      spoken = known
      if (later.size > 0) await addLaterWords()
    },
    getLocale: () => locale,
    getLocales: () => locales.map((known) => ({ locale: known, name: localeNames[known] })),
  }
}
