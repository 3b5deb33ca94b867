import type { Language } from '../people/languages.ts'
import type { noticeWords as english } from '../words/en/privacy/notice.ts'
import type { Translated } from '../words/translated.ts'
import type { PrivacySetup } from './privacy-setup.ts'

/**
 * A change of the notice's sentences (words/en/privacy/notice.ts and translations) requires a new version, a new day, and the
 * new hashes in notice-texts.test.ts, which fails until then (rule PRIV-C2).
 */
export const noticeVersion = '2026-12'
export const noticeDay = '2026-11-30'

/** `care` is required: without it care is impossible. */
export const purposes = ['care', 'messages', 'news', 'day-link'] as const
export type Purpose = (typeof purposes)[number]

/** The people for whom a person agrees. */
export const behalves = ['self', 'parent', 'child', 'spouse', 'other'] as const
export type OnBehalf = (typeof behalves)[number]

export type NoticeWords = Translated<typeof english>
/** Parts of a purpose: the data used, why, for how long, and who sees it. */
export type PurposeText = { purpose: Purpose; title: string; used: string; why: string; long: string; who: string }
export type Notice = {
  language: Language
  heading: string
  lead: string
  purposes: PurposeText[]
  rights: readonly string[]
  withdrawing: string
}

export function formatNotice(
  language: Language,
  words: NoticeWords,
  { careYears, bookYears }: Pick<PrivacySetup, 'careYears' | 'bookYears'>,
): Notice {
  const { heading, lead, rights, withdrawing } = words
  const { care } = words.purposes
  return {
    language,
    heading,
    lead,
    purposes: purposes.map((purpose) => ({
      purpose,
      ...words.purposes[purpose],
      ...(purpose === 'care' && { long: care.long(String(careYears), String(bookYears)) }),
    })) as PurposeText[],
    rights,
    withdrawing,
  }
}

/** Returns every sentence of the notice, for hashing. */
export const sentencesOf = (notice: Notice): string => JSON.stringify(notice)
