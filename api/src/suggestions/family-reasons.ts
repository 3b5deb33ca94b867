import { readJson } from '@thodu/db'
import type { Language } from '../contract/people/languages.ts'
import * as english from '../contract/words/en/suggestions.ts'
import * as hindi from '../contract/words/hi/suggestions.ts'
import * as telugu from '../contract/words/te/suggestions.ts'
import type { Reason } from './ranking/candidate.ts'

const words = { en: english, te: telugu, hi: hindi }
/** Families never read negative reasons, or reasons about others or health (rule DAY-20). */
export type FamilyReason = { code: keyof typeof english.familyReasons; values: Reason['values'] }

const isTold = (code: string): code is FamilyReason['code'] => code in english.familyReasons
const mostTold = 3

/** @returns the three most important positive reasons */
export const toFamilyReasons = (reasons: readonly Reason[]): FamilyReason[] =>
  reasons
    .filter(({ isKnown, points }) => isKnown && points > 0)
    .toSorted((one, other) => other.points - one.points)
    .flatMap(({ code, values }) => (isTold(code) ? [{ code, values }] : []))
    .slice(0, mostTold)

type Wording = 'familyReasons' | 'caretakerReasons'

/**
 * Formats the stored reasons of an assignment; unknown codes are ignored.
 * @param wording whether the family or the caretaker reads them (rules DAY-20, CARE-29)
 */
export const formatStoredReasons = (
  kept: string | null,
  language: Language,
  wording: Wording = 'familyReasons',
): string[] =>
  kept === null
    ? []
    : readJson<FamilyReason[]>(kept)
        .filter(({ code }) => isTold(code))
        .map((reason) => formatReason(reason, language, wording))

function formatReason({ code, values }: FamilyReason, language: Language, wording: Wording): string {
  const { spokenNames, ...texts } = words[language]
  const names: Readonly<Record<string, string>> = spokenNames
  const spoken = values.language
  return texts[wording][code](spoken === undefined ? values : { ...values, language: names[spoken] ?? spoken })
}
