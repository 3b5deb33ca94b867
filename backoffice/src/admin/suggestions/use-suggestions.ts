import { useQuery } from '@tanstack/react-query'
import { type SuggestionSubject, useAdminData } from '../admin-data-provider.ts'

const keyOf = (subject: SuggestionSubject) =>
  'visitId' in subject ? ['visits', 'suggestions', subject.visitId] : ['bookings', 'suggestions', subject.bookingId]

/**
 * Who could be sent for a booking or to a visit, the best first (rule MATCH-4); read again whenever bookings, or visits,
 * change. `isWanted`: not before somebody looks.
 */
export function useSuggestions(subject: SuggestionSubject, isWanted = true) {
  const admin = useAdminData()
  return useQuery({
    queryKey: keyOf(subject),
    queryFn: () =>
      'visitId' in subject
        ? admin.call('GET /admin/visits/{id}/suggestions', { params: { id: subject.visitId } })
        : admin.call('GET /admin/bookings/{id}/suggestions', { params: { id: subject.bookingId } }),
    enabled: isWanted,
    // Asked for each time somebody looks: an answer of a minute ago may name who is taken by now.
    staleTime: 0,
  })
}
