import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type BookingRecord, type CaretakerRecord, useCaretakers } from '../../admin-data-provider.ts'
import { useSuggestions } from '../../suggestions/use-suggestions.ts'
import { orderBySuggestions, type Suggested } from './order-by-suggestions.ts'
import { rankCaretakers } from './rank-caretakers.ts'

export type CaretakerChoiceRecord = Suggested<CaretakerRecord>

/**
 * Caretakers to choose from, the best first. Nobody stands there until the suggestions do, so that nothing moves under a
 * finger; where they cannot be had, the list by rating serves.
 */
export function useSuggestedCaretakers(booking: BookingRecord, isOpen: boolean) {
  const translate = useTranslate()
  const { data } = useCaretakers()
  const suggestions = useSuggestions({ bookingId: booking._id }, isOpen)
  const isLoading = isOpen && suggestions.isPending
  const options = useMemo((): CaretakerChoiceRecord[] => {
    if (isLoading) return []
    const say = (score: number, reasons: string) =>
      reasons === '' ? String(score) : translate('admin.suggestions.short', { score, reasons })
    return orderBySuggestions(rankCaretakers(data ?? [], booking.serviceType), suggestions.data, say)
  }, [data, booking.serviceType, suggestions.data, isLoading, translate])
  return { options, isLoading }
}
