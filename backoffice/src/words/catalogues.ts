import type { Language } from '@thodu/api/contract/people/languages'

export type Home = 'admin' | 'caretaker'

/** One file per home and language, loaded when that home is opened in that language. */
const catalogues: Readonly<Record<Language, Readonly<Record<Home, () => Promise<object>>>>> = {
  en: {
    admin: async () => (await import('./en/admin.ts')).adminWords,
    caretaker: async () => (await import('./en/caretaker.ts')).caretakerWords,
  },
  te: {
    admin: async () => (await import('./te/admin.ts')).adminWords,
    caretaker: async () => (await import('./te/caretaker.ts')).caretakerWords,
  },
  hi: {
    admin: async () => (await import('./hi/admin.ts')).adminWords,
    caretaker: async () => (await import('./hi/caretaker.ts')).caretakerWords,
  },
}

/** Every word of a home: react-admin's own, those that both homes share, the home's. */
export const loadWords = (home: Home, language: Language): Promise<object> => catalogues[language][home]()

const sentences: Readonly<Partial<Record<Language, () => Promise<Record<string, string>>>>> = {
  te: async () => (await import('./te/exact.ts')).exactWords,
  hi: async () => (await import('./hi/exact.ts')).exactWords,
}

/** What forms may have to say, by the English sentence of the contract's rules: no first screen has one, so it comes later. */
export const loadSentences = async (language: Language): Promise<Record<string, string>> =>
  (await sentences[language]?.()) ?? {}
