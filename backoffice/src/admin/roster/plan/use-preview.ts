import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useVisitCall } from '../../visits/parts/visit-calls.ts'
import { isWhole, type PlanDraft, planBody } from './plan-draft.ts'

/** Milliseconds without a change before the server is asked. */
const SETTLED = 400

/**
 * What a plan would make, asked for when nothing has changed for a moment. An answer belongs to the draft it was asked for:
 * one that comes late is never shown beside another.
 */
export function usePreview(bookingId: string, draft: PlanDraft, revision: number | undefined) {
  const call = useVisitCall()
  const [asked, setAsked] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(draft), SETTLED)
    return () => clearTimeout(timer)
  }, [draft])
  const params = { id: bookingId }
  const preview = useQuery({
    queryKey: ['roster', 'preview', bookingId, revision, asked],
    enabled: isWhole(asked),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) =>
      revision === undefined
        ? call('POST /admin/bookings/{id}/roster', { params, signal, body: { ...planBody(asked), preview: true } })
        : call('PUT /admin/bookings/{id}/roster', {
            params,
            signal,
            body: { ...planBody(asked), from: asked.from, revision, preview: true },
          }),
  })
  return { ...preview, isCounting: asked !== draft || preview.isPlaceholderData || preview.isFetching }
}
