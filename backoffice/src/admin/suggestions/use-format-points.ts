import type { RankedCaretaker } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { sumUp } from './sum-up.ts'

/** Formats points and reasons: "40 of 100 points · Speaks Telugu · Same pincode". */
export function useFormatPoints() {
  const translate = useTranslate()
  return useCallback(
    (score: number, reasons: RankedCaretaker['reasons']): string =>
      [translate('admin.suggestions.outOf', { score }), sumUp(reasons)].filter(Boolean).join(' · '),
    [translate],
  )
}
