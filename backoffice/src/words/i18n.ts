import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { type Home, loadWords } from './catalogues.ts'
import { type Locale, localeNames, locales } from './locale.ts'

/** The words of a home in the reader's language, and the others on demand. */
export async function createI18nProvider(home: Home, locale: Locale): Promise<I18nProvider> {
  const words = await loadWords(home, locale)
  return polyglotI18nProvider(
    (wanted) => (wanted === locale ? words : loadWords(home, locales.find((known) => known === wanted) ?? locale)),
    locale,
    locales.map((known) => ({ locale: known, name: localeNames[known] })),
  )
}
