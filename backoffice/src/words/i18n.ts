import type { I18nProvider } from 'react-admin'
import { type Home, loadWords } from './catalogues.ts'
import { type Locale, localeNames, locales } from './locale.ts'
import { createTranslate } from './translate.ts'

/** The words of a home in the reader's language, and the others on demand. */
export async function createI18nProvider(home: Home, chosen: Locale): Promise<I18nProvider> {
  let locale = chosen
  let translate = createTranslate(await loadWords(home, chosen))
  return {
    translate: (key, values) => translate(key, values),
    async changeLocale(wanted) {
      const known = locales.find((one) => one === wanted) ?? locale
      translate = createTranslate(await loadWords(home, known))
      locale = known
    },
    getLocale: () => locale,
    getLocales: () => locales.map((known) => ({ locale: known, name: localeNames[known] })),
  }
}
