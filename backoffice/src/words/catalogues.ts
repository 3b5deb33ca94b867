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

/** Words of screens that few people open, loaded with them. */
const factors: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () => (await import('./en/factors.ts')).factorWords,
  te: async () => (await import('./te/factors.ts')).factorWords,
  hi: async () => (await import('./hi/factors.ts')).factorWords,
}
/** Words about the second step and about sessions, for the group `app`. */
export const loadFactorWords = (language: Language): Promise<object> => factors[language]()

const joinWords = async (visits: Promise<{ visitWords: object }>, history: Promise<{ historyWords: object }>) => ({
  ...(await visits).visitWords,
  history: (await history).historyWords,
})
/** Words of visits, rosters and time off in the office, and of what happened to a booking. */
const visits: Readonly<Record<Language, () => Promise<object>>> = {
  en: () => joinWords(import('./en/visits/visits.ts'), import('./en/visits/history.ts')),
  te: () => joinWords(import('./te/visits/visits.ts'), import('./te/visits/history.ts')),
  hi: () => joinWords(import('./hi/visits/visits.ts'), import('./hi/visits/history.ts')),
}
/** For the group `visits`. */
export const loadVisitWords = (language: Language): Promise<object> => visits[language]()

/** Every word of a home: react-admin's own, those that both homes share, the home's. */
export const loadWords = (home: Home, language: Language): Promise<object> => catalogues[language][home]()

type Later = Readonly<Record<Home, () => Promise<object>>>
const later: Readonly<Record<Language, Later>> = {
  en: {
    admin: async () => (await import('./en/later-admin.ts')).laterWords,
    caretaker: async () => ({}),
  },
  te: {
    admin: async () => (await import('./te/later-admin.ts')).laterWords,
    caretaker: async () => (await import('./te/later.ts')).laterWords,
  },
  hi: {
    admin: async () => (await import('./hi/later-admin.ts')).laterWords,
    caretaker: async () => (await import('./hi/later.ts')).laterWords,
  },
}

/** Words that a home's first screen does not need, by the same groups. */
export const loadLaterWords = (home: Home, language: Language): Promise<object> => later[language][home]()

/** Adds later words to those that are there, group by group. */
export function addWords(words: Record<string, unknown>, later: object): void {
  for (const [group, texts] of Object.entries(later))
    words[group] = { ...(words[group] as object | undefined), ...(texts as object) }
}

/** The words of the emergency sheet, which are many and seldom read: loaded when it is. */
const sheets: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () => (await import('./en/emergency.ts')).emergencyWords,
  te: async () => (await import('./te/emergency.ts')).emergencyWords,
  hi: async () => (await import('./hi/emergency.ts')).emergencyWords,
}
export const loadSheetWords = (language: Language): Promise<object> => sheets[language]()
