import type { Language } from '../contract/people/languages.ts'
import type { Translated } from '../contract/words/translated.ts'
import * as english from './words.en.ts'
import * as hindi from './words.hi.ts'
import * as telugu from './words.te.ts'

export type MailWords = Translated<typeof english>

/** The texts of all mails (rule WORD-5). */
export const mailWords: Readonly<Record<Language, MailWords>> = { en: english, te: telugu, hi: hindi }
