import type { Context } from 'hono'
import { translateText } from '../contract/every-language.ts'
import { type Language, languageHeader, languages } from '../contract/people/languages.ts'

const readLanguage = (given: string | undefined): Language | undefined =>
  languages.find((language) => language === given?.trim().toLowerCase())

/**
 * The language a client names for its reader (rule WORD-1): by the header, or, where a plain form cannot send one, by
 * `?language=` in its address. Undefined where none is named, or one we do not speak.
 */
export const languageOf = (c: Pick<Context, 'req'>): Language | undefined =>
  readLanguage(c.req.header(languageHeader) ?? c.req.query('language'))

/** A text of the catalogue in the caller's language; without one, letter by letter as it is. */
export const say = (c: Pick<Context, 'req'>, text: string): string => {
  const language = languageOf(c)
  return language === undefined ? text : translateText(text, language)
}
