import { formatCount } from '@thodu/api/contract/formats'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { type Locale, localeNames, locales } from './locale.ts'

export type Home = 'admin' | 'caretaker'

/** One file per home and language, loaded when that home is opened in that language. */
const catalogues: Readonly<Record<Locale, Readonly<Record<Home, () => Promise<TranslationMessages>>>>> = {
  en: {
    admin: async () => (await import('./en/admin.ts')).adminWords,
    caretaker: async () => (await import('./en/caretaker.ts')).caretakerWords,
  },
}

/** Every word of a home: react-admin's own, those that both homes share, the home's. */
export const loadWords = (home: Home, locale: Locale): Promise<TranslationMessages> => catalogues[locale][home]()

type Values = Record<string, unknown>

/** Numbers within sentences, in the grouping of money (rule TXT-3); `smart_count` chooses a plural and stays a number. */
export const groupNumbers = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) && name !== 'smart_count' ? formatCount(value) : value,
    ]),
  )

/** The words of a home in the reader's language, and the others on demand. */
export async function createI18nProvider(home: Home, locale: Locale): Promise<I18nProvider> {
  const words = await loadWords(home, locale)
  const provider = polyglotI18nProvider(
    (wanted) => (wanted === locale ? words : loadWords(home, locales.find((known) => known === wanted) ?? locale)),
    locale,
    locales.map((known) => ({ locale: known, name: localeNames[known] })),
  )
  return { ...provider, translate: (key, values) => provider.translate(key, values && groupNumbers(values)) }
}
