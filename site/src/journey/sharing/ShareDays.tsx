import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { lazy, useState } from 'react'
import { sharing as words } from '#words/sharing.ts'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'

const DayLinks = lazy(() => import('./DayLinks.tsx'))

/** Folded below an active booking; the content loads when it is opened (rule SHARE-1). */
export function ShareDays({ booking }: { booking: Booking }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary>
        <span>
          {words.heading}
          <span className="visually-hidden"> {booking.bookingId}</span>
        </span>
      </summary>
      <div>
        <p>{words.lead}</p>
        {opened && (
          <LoadBoundary part="sharing">
            <DayLinks booking={booking} />
          </LoadBoundary>
        )}
      </div>
    </details>
  )
}
