import type { Language } from '../../contract/people/languages.ts'
import type { Translated } from '../../contract/words/translated.ts'
import * as english from './en/mails.ts'
import * as hindi from './hi/mails.ts'
import * as telugu from './te/mails.ts'

export type MailWords = Translated<typeof english>

/** The texts of all mails (rule WORD-5). */
export const mailWords: Readonly<Record<Language, MailWords>> = { en: english, te: telugu, hi: hindi }
