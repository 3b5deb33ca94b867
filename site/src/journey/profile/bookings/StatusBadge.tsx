import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { type BookingStatus, bookingStatuses, isBinding } from '@thodu/api/contract/care/booking-status'
import { profile } from '#words/profile.ts'
import { Icon } from '../../ui/Icon.tsx'

const text = profile.bookings
const chain: readonly BookingStatus[] = bookingStatuses.filter((status) => status !== 'cancelled')
const shapes = {
  pending: 'hourglass',
  confirmed: 'calendar-check',
  active: 'heart-pulse',
  completed: 'circle-check',
  cancelled: 'circle-x',
} as const

/** Describes the status; a pending booking with an assigned caregiver has a text of its own (rule BOOK-14). */
const describe = ({ status, assignedCaregiver }: Booking): string =>
  status === 'pending' && assignedCaregiver ? text.awaitingConfirmation : text.meaning[status]

/** Status in colour, shape and words, and its step in the chain (rule LOOK-3). */
export function StatusBadge({ booking }: { booking: Booking }) {
  const step = isBinding(booking.status) ? chain.indexOf(booking.status) + 1 : 0
  return (
    <div className="booking-status">
      <span className="badge" data-status={booking.status}>
        <Icon name={shapes[booking.status]} />
        {text.status[booking.status]}
      </span>
      {step > 0 && (
        <span className="progress-dots" role="img" aria-label={text.progress(step, chain.length)}>
          {chain.map((status, index) => (
            <span key={status} data-reached={index < step ? '' : undefined} />
          ))}
        </span>
      )}
      {/* The badge already says that care is completed or cancelled. */}
      {isBinding(booking.status) && <span className="small soft">{describe(booking)}</span>}
    </div>
  )
}
