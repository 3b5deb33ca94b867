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

/** The words of a home in the reader's language, and the others on demand. */
export async function createI18nProvider(home: Home, locale: Locale): Promise<I18nProvider> {
  const words = await loadWords(home, locale)
  return polyglotI18nProvider(
    (wanted) => (wanted === locale ? words : loadWords(home, locales.find((known) => known === wanted) ?? locale)),
    locale,
    locales.map((known) => ({ locale: known, name: localeNames[known] })),
  )
}
