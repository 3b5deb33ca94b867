import type { Language } from '@thodu/api/contract/people/languages'
import { language } from '#words/language/language.ts'

/** Path of a page in a language: English has no prefix, other languages have one (rule LANG-2). */
export const pathIn = (wanted: Language, path: string): string =>
  wanted === 'en' ? path : `/${wanted}${path.replace(/^\/(?=$|[?#])/, '')}`

export const pathTo = (path: string): string => pathIn(language, path)

export const withoutLanguage = (path: string): string =>
  path.replace(/^\/(te|hi)(?=$|[/?#])/, '').replace(/^(?!\/)/, '/')
