import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useVisitCall } from '../../visits/parts/visit-calls.ts'
import { isWhole, type PlanDraft, planBody } from './plan-draft.ts'

/** Delay after the last change before the preview is loaded, in ms. */
const SETTLED = 400

/** The preview of a plan, loaded when its fields have not changed for a moment; never shown with another draft. */
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
