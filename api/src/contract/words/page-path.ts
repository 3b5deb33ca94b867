import type { Language } from '../people/languages.ts'

/** The path of a public page in a language: English stands at `/profile`, Telugu at `/te/profile`. The two portals have one address for all. */
export const pagePath = (language: Language, path: string): string => (language === 'en' ? path : `/${language}${path}`)
