import type { Language } from '../people/languages.ts'

/**
 * Returns a public page's path in a language: English has `/profile`, Telugu `/te/profile`. The admin app and the caretaker
 * app have one address for all languages.
 */
export const pagePath = (language: Language, path: string): string => (language === 'en' ? path : `/${language}${path}`)
