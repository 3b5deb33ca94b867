import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { canAskFor } from '@thodu/api/contract/bookings/change-kinds'
import { brand } from '@thodu/api/contract/brand.config'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { canCancel, canRate, isEditable } from '@thodu/api/contract/care/customer-rules'
import { texts } from '@thodu/api/contract/texts'
import { lazy } from 'react'
import { confirmed } from '#words/journey/confirmed.ts'
import { profile } from '#words/journey/profile.ts'
import { namesOf } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'
import { pathTo } from '../../../language/paths.ts'
import { listBookingFacts, listCareAnswers, listPatientFacts } from '../../confirmed/booking-facts.ts'
import { ShareDays } from '../../sharing/ShareDays.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { LoadBoundary } from '../../ui/LoadBoundary.tsx'
import { BookingVisits } from '../../visits/BookingVisits.tsx'
import { bookAgain } from './book-again.ts'
import type { BookingAction } from './booking-actions.ts'
import { ChangeRequestState } from './ChangeRequestState.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const CaregiverCard = lazy(() => import('../../visits/CaregiverCard.tsx'))
const BookingMoney = lazy(() => import('../../money/BookingMoney.tsx'))
type Props = {
  user: User
  booking: Booking
  onAction: (action: BookingAction) => void
  onChanged: (booking: Booking) => void
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

/** Shown while the server would allow it; the server decides. */
const mayCancel = ({ status, patientDetails }: Booking): boolean =>
  canCancel({ status, startDate: patientDetails.preferredStartDate || null }, new Date())

/** Before care begins, and nearer to it than the family may still cancel by itself (rule BOOK-9). */
const isTooLateToCancel = (booking: Booking): boolean =>
  canAskFor('cancel', { status: booking.status, hasCaretaker: false }) && !mayCancel(booking)

/** One thing is asked for at a time: the rest is offered again once it is answered or taken back. */
const hasAsked = ({ changeRequest }: Booking): boolean => changeRequest?.state === 'open'

/** In the place of the button that is not there: why, and the way that there is. */
function TooLateToCancel({ onAsk }: { onAsk: () => void }) {
  return (
    <p className="cancel-late">
      {texts.booking.cancelTooLate} <a href={`tel:${brand.phone}`}>{text.change.call}</a>{' '}
      <button type="button" className="button-link" onClick={onAsk}>
        {text.change.askToCancel}
      </button>
    </p>
  )
}

/** One booking: what, for whom, how far, and what can be done now. */
export function BookingCard({ user, booking, onAction, onChanged }: Props) {
  const { serviceName, packageName } = namesOf(booking)
  return (
    <li className="card booking" data-booking={booking.bookingId}>
      <div className="booking-head">
        <div>
          <h2>{serviceName}</h2>
          <p>
            {packageName} · {booking.patientDetails.patientName}
          </p>
          <p>
            {startOf(booking)} · {text.caregiver}: {caregiverOf(booking)}
          </p>
          <p className="small soft">
            {confirmed.bookingId} <b className="booking-id">{booking.bookingId}</b> · {formatDate(booking.createdAt)}
          </p>
        </div>
        <StatusBadge booking={booking} />
      </div>
      {isBinding(booking.status) && booking.assignedCaregiver && (
        <LoadBoundary part="visits">
          <CaregiverCard booking={booking} heading="h3" onAsk={() => onAction('another-caretaker')} />
        </LoadBoundary>
      )}
      <ChangeRequestState booking={booking} onChanged={onChanged} />
      <BookingVisits booking={booking} heading="h3" />
      {booking.hasMoney && (
        <LoadBoundary part="money">
          <BookingMoney booking={booking} />
        </LoadBoundary>
      )}
      <details className="disclosure">
        <summary>
          <span>
            {text.details}
            <span className="visually-hidden"> {booking.bookingId}</span>
          </span>
        </summary>
        <div>
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
      {isBinding(booking.status) && <ShareDays booking={booking} />}
      <div className="cluster booking-actions">
        {canRate(booking) && (
          <button type="button" className="button button-small" onClick={() => onAction('rate')}>
            {text.rate}
          </button>
        )}
        {isEditable(booking.status) && (
          <button type="button" className="button button-small button-quiet" onClick={() => onAction('edit')}>
            {text.edit}
          </button>
        )}
        <button type="button" className="button button-small button-quiet" onClick={() => bookAgain(user, booking)}>
          {text.again}
        </button>
        {mayCancel(booking) && (
          <button type="button" className="button button-small button-quiet" onClick={() => onAction('cancel')}>
            {text.cancel}
          </button>
        )}
        {booking.status === 'active' && !hasAsked(booking) && (
          <button type="button" className="button button-small button-quiet" onClick={() => onAction('pause')}>
            {text.change.pauseOrStop}
          </button>
        )}
      </div>
      {isTooLateToCancel(booking) && !hasAsked(booking) && (
        <TooLateToCancel onAsk={() => onAction('cancel-by-office')} />
      )}
    </li>
  )
}
