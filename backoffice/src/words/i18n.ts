import { formatCount } from '@thodu/api/contract/formats'
import type { I18nProvider } from 'react-admin'
import { type Home, loadWords } from './catalogues.ts'
import { type Locale, localeNames, locales } from './locale.ts'
import { createTranslate, type Values } from './translate.ts'

/** Numbers within sentences, in the grouping of money (rule TXT-3); `smart_count` chooses a plural and stays a number. */
export const groupNumbers = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) && name !== 'smart_count' ? formatCount(value) : value,
    ]),
  )

/** The words of a home in the reader's language, and the others on demand. */
export async function createI18nProvider(home: Home, chosen: Locale): Promise<I18nProvider> {
  let locale = chosen
  let translate = createTranslate(await loadWords(home, chosen))
  return {
    translate: (key, values) => translate(key, values && groupNumbers(values)),
    async changeLocale(wanted) {
      const known = locales.find((one) => one === wanted) ?? locale
      translate = createTranslate(await loadWords(home, known))
      locale = known
    },
    getLocale: () => locale,
    getLocales: () => locales.map((known) => ({ locale: known, name: localeNames[known] })),
  }
}
