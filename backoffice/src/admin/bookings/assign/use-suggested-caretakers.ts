import { useMemo } from 'react'
import { type BookingRecord, type CaretakerRecord, useCaretakers } from '../../admin-data-provider.ts'
import { rankCaretakers } from '../../choice/rank-caretakers.ts'
import { useFormatMatch } from '../../suggestions/use-format-match.ts'
import { useSuggestions } from '../../suggestions/use-suggestions.ts'
import { orderBySuggestions, type Suggested } from './order-by-suggestions.ts'

export type CaretakerChoiceRecord = Suggested<CaretakerRecord>

/**
 * Caretakers to choose from, best first. The list is empty until suggestions arrive, so that no option moves under a finger. If
 * they fail, it is sorted by rating.
 */
export function useSuggestedCaretakers(booking: BookingRecord, isOpen: boolean) {
  const formatMatch = useFormatMatch()
  const { data } = useCaretakers()
  const suggestions = useSuggestions({ bookingId: booking._id }, isOpen)
  const isLoading = isOpen && suggestions.isPending
  const options = useMemo((): CaretakerChoiceRecord[] => {
    if (isLoading) return []
    return orderBySuggestions(rankCaretakers(data ?? [], booking.serviceType), suggestions.data, formatMatch)
  }, [data, booking.serviceType, suggestions.data, isLoading, formatMatch])
  return { options, isLoading }
}
