import type { Language } from '@thodu/api/contract/people/languages'
import { language } from '#words/language/language.ts'

/** The address of a page in a language: English pages stand at the root, others below their language (rule LANG-2). */
export const pathIn = (wanted: Language, path: string): string =>
  wanted === 'en' ? path : `/${wanted}${path.replace(/^\/(?=$|[?#])/, '')}`

/** The address of a page in the language of the page that links to it. */
export const pathTo = (path: string): string => pathIn(language, path)

/** The same address as an English reader knows it. */
export const withoutLanguage = (path: string): string =>
  path.replace(/^\/(te|hi)(?=$|[/?#])/, '').replace(/^(?!\/)/, '/')
