import { brandPrivacy } from '../page-values.ts'
import type { Language } from '../people/languages.ts'
import { noticeWords as en } from '../words/en/privacy/notice.ts'
import { noticeWords as hi } from '../words/hi/privacy/notice.ts'
import { noticeWords as te } from '../words/te/privacy/notice.ts'
import { formatNotice, type Notice } from './notice.ts'

const words = { en, te, hi } as const

/** Returns the notice for the server and the office; a page of the site loads only its own language. */
export const noticeIn = (language: Language, setup = brandPrivacy): Notice =>
  formatNotice(language, words[language], setup)
