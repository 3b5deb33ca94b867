import { useQuery } from '@tanstack/react-query'
import { type SuggestionSubject, useAdminData } from '../admin-data-provider.ts'

const keyOf = (subject: SuggestionSubject) =>
  'visitId' in subject ? ['visits', 'suggestions', subject.visitId] : ['bookings', 'suggestions', subject.bookingId]

/** Suggested caretakers, best first (rule MATCH-4), reloaded when bookings or visits change. `isWanted` delays the request. */
export function useSuggestions(subject: SuggestionSubject, isWanted = true) {
  const admin = useAdminData()
  return useQuery({
    queryKey: keyOf(subject),
    queryFn: () =>
      'visitId' in subject
        ? admin.call('GET /admin/visits/{id}/suggestions', { params: { id: subject.visitId } })
        : admin.call('GET /admin/bookings/{id}/suggestions', { params: { id: subject.bookingId } }),
    enabled: isWanted,
    // Loaded at each opening: a caretaker of a minute ago may be assigned by now.
    staleTime: 0,
  })
}
