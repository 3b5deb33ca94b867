import type { TranslationMessages } from 'react-admin'
import type { Locale } from './locale.ts'

export type Home = 'admin' | 'caretaker'

/** One file per home and language, loaded when that home is opened in that language. */
const catalogues: Readonly<Record<Locale, Readonly<Record<Home, () => Promise<TranslationMessages>>>>> = {
  en: {
    admin: async () => (await import('./en/admin.ts')).adminWords,
    caretaker: async () => (await import('./en/caretaker.ts')).caretakerWords,
  },
}

/** Words of screens that few people open, loaded with them. */
const laterCatalogues: Readonly<Record<Locale, () => Promise<object>>> = {
  en: async () => ({ app: (await import('./en/factors.ts')).factorWords }),
}

/** What `loadWords` leaves out, under the same keys. */
export const loadLaterWords = (locale: Locale): Promise<object> => laterCatalogues[locale]()

/** Every word of a home: react-admin's own, those that both homes share, the home's. */
export const loadWords = (home: Home, locale: Locale): Promise<TranslationMessages> => catalogues[locale][home]()

/** The words of the emergency sheet, which are many and seldom read: loaded when it is. English where a language has none. */
const sheets: Readonly<Partial<Record<Locale, () => Promise<object>>>> = {
  en: async () => (await import('./en/emergency.ts')).emergencyWords,
}
export const loadSheetWords = async (locale: string): Promise<object> =>
  (sheets[locale as Locale] ?? sheets.en)?.() ?? {}
