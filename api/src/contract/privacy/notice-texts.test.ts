import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { languages } from '../people/languages.ts'
import { noticeDay, noticeVersion, purposes, sentencesOf } from './notice.ts'
import { noticeIn } from './notice-texts.ts'

/** Day of each published version, and the hash of its sentences by language. Never remove a version. */
const published: Record<string, { day: string; en: string; te: string; hi: string }> = {
  '2026-11': {
    day: '2026-11-27',
    en: 'c7307f5812afdb0bbd899407f5508cf1375a7414ef27f2388cf8efeb7b5ea6fa',
    te: '8a6924fb834002b13366fea2395052cfff0052b2b1aee7ca0b8d120b8e5ed937',
    hi: '44395e7a50beffa661d6aa41a99a722bd6298fee13633d8043788835e307be02',
  },
  '2026-12': {
    day: '2026-11-30',
    en: '7627e109f6f84aebf12f99851df47007da3f34771d73c6f8769771f22229b470',
    te: '8a6924fb834002b13366fea2395052cfff0052b2b1aee7ca0b8d120b8e5ed937',
    hi: '44395e7a50beffa661d6aa41a99a722bd6298fee13633d8043788835e307be02',
  },
}
/** Example retention periods, in years; each office sets its own. */
const years = { careYears: 3, bookYears: 8 }
const hashOf = (language: (typeof languages)[number]): string =>
  createHash('sha256')
    .update(sentencesOf(noticeIn(language, years as never)))
    .digest('hex')

test('the texts of the current notice version match their published hashes (rule PRIV-C2)', () => {
  const now = { day: noticeDay, en: hashOf('en'), te: hashOf('te'), hi: hashOf('hi') }
  expect({ [noticeVersion]: now }).toEqual({ [noticeVersion]: published[noticeVersion] })
  expect(Object.keys(published).at(-1)).toBe(noticeVersion)
})

test.each(languages)('the notice in %s has no empty text for any purpose', (language) => {
  const notice = noticeIn(language, years as never)
  expect(notice.purposes.map(({ purpose }) => purpose)).toEqual([...purposes])
  for (const part of notice.purposes.flatMap((text) => Object.values(text))) expect(part.trim()).not.toBe('')
  expect(notice.purposes[0]?.long).toMatch(/3.*8/)
})
