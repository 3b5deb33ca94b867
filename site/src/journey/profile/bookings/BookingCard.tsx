import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { lazy, useState } from 'react'
import { confirmed } from '#words/confirmed.ts'
import { namesOf } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'
import { profile } from '#words/profile.ts'
import { sharing } from '#words/sharing.ts'
import { pathTo } from '../../../language/paths.ts'
import { listBookingFacts, listCareAnswers, listPatientFacts } from '../../confirmed/booking-facts.ts'
import { Done } from '../../ui/Done.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { LoadBoundary } from '../../ui/LoadBoundary.tsx'
import { BookingVisits } from '../../visits/BookingVisits.tsx'
import { CaregiverCard } from '../../visits/CaregiverCard.tsx'
import type { BookingAction, Finished } from './booking-actions.ts'
import { CardActions } from './CardActions.tsx'
import { ChangeRequestState } from './ChangeRequestState.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const DayLinks = lazy(() => import('../../sharing/DayLinks.tsx'))

/** Folded below an active booking; the content loads when it is opened (rule SHARE-1). */
function ShareDays({ booking }: { booking: Booking }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary>
        <span>
          {sharing.heading}
          <span className="visually-hidden"> {booking.bookingId}</span>
        </span>
      </summary>
      <div>
        <p>{sharing.lead}</p>
        {opened && (
          <LoadBoundary part="sharing">
            <DayLinks booking={booking} />
          </LoadBoundary>
        )}
      </div>
    </details>
  )
}

const BookingMoney = lazy(() => import('../../money/BookingMoney.tsx'))
type Props = {
  user: User
  booking: Booking
  onAction: (action: BookingAction) => void
  done: Finished | undefined
  onWithdrawn: (booking: Booking) => void
}

const text = profile.bookings

const caregiverOf = ({ caregiver, assignedCaregiver }: Booking): string =>
  caregiver?.name ?? assignedCaregiver?.name ?? text.caregiverSoon
const startOf = ({ patientDetails: { preferredStartDate } }: Booking): string =>
  preferredStartDate ? text.starts(formatDate(preferredStartDate)) : text.startOpen

const countFiles = ({ uploadedFiles }: Booking): number =>
  Object.values(uploadedFiles).reduce((count, urls) => count + urls.length, 0)

function listCareFacts(booking: Booking): [string, string][] {
  const fileCount = countFiles(booking)
  return [
    [text.caregiver, caregiverOf(booking)],
    ...(fileCount > 0 ? ([[text.files, text.fileCount(fileCount)]] as [string, string][]) : []),
    ...(booking.cancelReason ? ([[text.cancelReason, booking.cancelReason]] as [string, string][]) : []),
    ...(booking.rating === null ? [] : ([[text.yourRating, describeRating(booking)]] as [string, string][])),
  ]
}

const describeRating = ({ rating, review }: Booking): string =>
  [text.outOf(rating ?? 0), review].filter(Boolean).join('\n')

function Head({ booking }: { booking: Booking }) {
  const { serviceName, packageName } = namesOf(booking)
  return (
    <div className="booking-head">
      <div>
        <h2>{serviceName}</h2>
        <p>
          {packageName} · {booking.patientDetails.patientName}
        </p>
        {(booking.status === 'pending' || booking.status === 'confirmed') && (
          <p>
            {startOf(booking)} · {text.caregiver}: {caregiverOf(booking)}
          </p>
        )}
        <p className="small soft">
          {confirmed.bookingId} <b className="booking-id">{booking.bookingId}</b> · {formatDate(booking.createdAt)}
        </p>
      </div>
      <StatusBadge booking={booking} />
    </div>
  )
}

/** The visits of finished care are loaded when the details are opened. */
function Details({ booking }: { booking: Booking }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary>
        <span>
          {text.details}
          <span className="visually-hidden"> {booking.bookingId}</span>
        </span>
      </summary>
      <div>
        {opened && !isBinding(booking.status) && <BookingVisits booking={booking} heading="h3" />}
        <Facts facts={[...listCareFacts(booking), ...listBookingFacts(booking)]} />
        <h3>{confirmed.patient}</h3>
        <Facts facts={[...listPatientFacts(booking), ...listCareAnswers(booking)]} />
        {countFiles(booking) > 0 && (
          <p>
            <a href={pathTo('/profile#documents')}>{text.toDocuments}</a>
          </p>
        )}
      </div>
    </details>
  )
}

/** Answered where the caregiver and the request are shown, not beside the other buttons. */
const answeredAbove: readonly Finished['action'][] = ['another-caretaker', 'withdraw']

export function BookingCard({ user, booking, done, onAction, onWithdrawn }: Props) {
  const isAbove = done !== undefined && answeredAbove.includes(done.action)
  return (
    <li className="card booking" data-booking={booking.bookingId}>
      <Head booking={booking} />
      {isBinding(booking.status) && <BookingVisits booking={booking} heading="h3" />}
      {isBinding(booking.status) && booking.assignedCaregiver && (
        <CaregiverCard booking={booking} heading="h3" isBrief onAsk={() => onAction('another-caretaker')} />
      )}
      {isAbove && <Done>{done.message}</Done>}
      <ChangeRequestState booking={booking} onWithdrawn={onWithdrawn} />
      {booking.hasMoney && (
        <LoadBoundary part="money">
          <BookingMoney booking={booking} />
        </LoadBoundary>
      )}
      <Details booking={booking} />
      {isBinding(booking.status) && <ShareDays booking={booking} />}
      {done && !isAbove && <Done>{done.message}</Done>}
      <CardActions user={user} booking={booking} onAction={onAction} />
    </li>
  )
}
