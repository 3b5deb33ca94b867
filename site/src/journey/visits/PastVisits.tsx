import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { lazy, useCallback } from 'react'
import { useLoad } from '../profile/use-load.ts'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { readPast } from './use-history.ts'

const VisitHistory = lazy(() => import('./VisitHistory.tsx'))
/** `before`: the first visit that the page shows elsewhere. */
type Props = { booking: Pick<Booking, '_id' | 'bookingId'>; before?: string | undefined }

export function PastVisits({ booking, before }: Props) {
  const { _id } = booking
  const load = useCallback(
    async (signal?: AbortSignal) => ({ first: await readPast({ _id }, { before, signal }), at: Date.now() }),
    [_id, before],
  )
  const { data } = useLoad(load)
  if (!data || data.first.visits.length === 0) return null
  return (
    <LoadBoundary part="visits">
      <section className="visits">
        <VisitHistory booking={booking} first={data.first} now={data.at} />
      </section>
    </LoadBoundary>
  )
}
