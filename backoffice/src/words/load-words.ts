/// <reference types="vite/client" />
import type { Language } from '@thodu/api/contract/people/languages'
import { addWords, type Words } from './join-words.ts'

export type Home = 'admin' | 'caretaker'
type Loaders = Readonly<Record<Home, () => Promise<{ words: Words }>>>

/**
 * Translations are beside their screens in `words.en.ts`, `words.te.ts` and `words.hi.ts`, by the groups of their keys. A reader
 * loads one language: first the first screen's texts, then all others.
 */
const first: Readonly<Record<Language, Loaders>> = {
  en: { admin: () => import('./en/admin.ts'), caretaker: () => import('./en/caretaker.ts') },
  te: { admin: () => import('./te/admin.ts'), caretaker: () => import('./te/caretaker.ts') },
  hi: { admin: () => import('./hi/admin.ts'), caretaker: () => import('./hi/caretaker.ts') },
}
const later: Readonly<Record<Language, Loaders>> = {
  en: { admin: () => import('./en/admin-later.ts'), caretaker: () => import('./en/caretaker-later.ts') },
  te: { admin: () => import('./te/admin-later.ts'), caretaker: () => import('./te/caretaker-later.ts') },
  hi: { admin: () => import('./hi/admin-later.ts'), caretaker: () => import('./hi/caretaker-later.ts') },
}

/** The texts of an app's first screen: react-admin's, the shared ones, and its own. */
export const loadWords = async (home: Home, language: Language): Promise<Words> => ({
  ...(await first[language][home]()).words,
})
/** The texts that an app's first screen does not use, by the same groups. */
export const loadLaterWords = async (home: Home, language: Language): Promise<Words> =>
  (await later[language][home]()).words

export async function loadAllWords(home: Home, language: Language): Promise<Words> {
  const words = await loadWords(home, language)
  addWords(words, await loadLaterWords(home, language))
  return words
}
