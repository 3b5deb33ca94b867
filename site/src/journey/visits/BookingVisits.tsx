import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { lazy } from 'react'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { PastVisits } from './PastVisits.tsx'
import { useVisits } from './use-visits.ts'

const VisitList = lazy(() => import('./VisitList.tsx'))
type Props = { booking: Booking; heading: 'h2' | 'h3' }

/** Without visits it shows nothing and loads no code (rules VISIT-3, JRN-20). */
export const BookingVisits = ({ booking, heading }: Props) =>
  isBinding(booking.status) ? <Planned booking={booking} heading={heading} /> : <PastVisits booking={booking} />

function Planned({ booking, heading }: Props) {
  const { visits, at = 0, reload } = useVisits(booking)
  if (!visits) return null
  if (visits.length === 0) return <PastVisits booking={booking} />
  return (
    <LoadBoundary part="visits">
      <VisitList booking={booking} visits={visits} now={at} heading={heading} onChanged={() => void reload()} />
    </LoadBoundary>
  )
}
