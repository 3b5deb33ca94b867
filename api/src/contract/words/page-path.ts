import type { Language } from '../people/languages.ts'

/** `/profile` in English, `/te/profile` in Telugu. The admin app and the caretaker app have one address for all languages. */
export const pagePath = (language: Language, path: string): string => (language === 'en' ? path : `/${language}${path}`)
