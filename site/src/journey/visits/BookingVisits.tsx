import { isBinding } from '@thodu/api/contract/care/booking-status'
import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import { lazy } from 'react'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { useVisits } from './use-visits.ts'

const VisitList = lazy(() => import('./VisitList.tsx'))
type Props = { booking: Booking; heading: 'h2' | 'h3' }

/** Who comes when; nothing at all, and no code for it, where nothing is planned (rules VISIT-3, JRN-20). */
export const BookingVisits = ({ booking, heading }: Props) =>
  isBinding(booking.status) && <Planned booking={booking} heading={heading} />

function Planned({ booking, heading }: Props) {
  const { visits = [], at = 0, reload } = useVisits(booking)
  if (visits.length === 0) return null
  return (
    <LoadBoundary part="visits">
      <VisitList visits={visits} now={at} heading={heading} onChanged={() => void reload()} />
    </LoadBoundary>
  )
}
