import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { sharedMessages } from './en/shared.ts'

/** react-admin's own words, overlaid by those that both homes share, then by one home's. */
export function createI18nProvider(homeMessages: Readonly<Record<string, unknown>>): I18nProvider {
  const messages: TranslationMessages = {
    ...englishMessages,
    ...sharedMessages,
    ...homeMessages,
    ra: { ...englishMessages.ra, ...sharedMessages.ra },
  }
  return polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }])
}
