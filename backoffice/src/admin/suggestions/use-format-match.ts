import type { RankedCaretaker, Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { useFormatFacts } from './use-format-facts.ts'

/** Formats what is known of a suggested caretaker in one line: "Match 40 % · Free 9:00 AM–3:00 PM · 31 of 48 h · 8 visits here · 4.6/5". */
export function useFormatMatch() {
  const translate = useTranslate()
  const formatFacts = useFormatFacts()
  return useCallback(
    (ranked: RankedCaretaker, asked: Suggestions['asked']): string => {
      const { availability, hours, family, rating } = formatFacts(ranked, asked)
      return [
        translate('admin.suggestions.outOf', { score: ranked.score }),
        availability.text,
        hours,
        ranked.family.isKnown && family,
        ranked.rating !== null && rating,
      ]
        .filter(Boolean)
        .join(' · ')
    },
    [translate, formatFacts],
  )
}
