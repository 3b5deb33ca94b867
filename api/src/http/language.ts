import type { Context } from 'hono'
import { translateText } from '../contract/every-language.ts'
import { type Language, languageHeader, languages } from '../contract/people/languages.ts'

const readLanguage = (given: string | undefined): Language | undefined =>
  languages.find((language) => language === given?.trim().toLowerCase())

/** The caller's language (rule WORD-1), from the header, or from `?language=` for plain forms, which cannot send headers. */
export const requestLanguageOf = (c: Pick<Context, 'req'>): Language | undefined =>
  readLanguage(c.req.header(languageHeader) ?? c.req.query('language'))

/** Translates a catalogue text into the caller's language, if known. */
export const translateFor = (c: Pick<Context, 'req'>, text: string): string => {
  const language = requestLanguageOf(c)
  return language === undefined ? text : translateText(text, language)
}
