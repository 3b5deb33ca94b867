import { createHash } from 'node:crypto'
import { type Language, languages } from '../../contract/people/languages.ts'
import { sentencesOf } from '../../contract/privacy/notice.ts'
import { noticeIn } from '../../contract/privacy/notice-texts.ts'

const hashes = new Map(
  languages.map((language) => [
    language,
    createHash('sha256')
      .update(sentencesOf(noticeIn(language)))
      .digest('hex'),
  ]),
)

/** Returns the SHA-256 of the notice, including the configured years (rule PRIV-C2). */
export const noticeHash = (language: Language): string => hashes.get(language) ?? ''
