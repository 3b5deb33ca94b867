import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { canAskFor } from '@thodu/api/contract/bookings/change-kinds'
import { canCancel, canRate, isEditable } from '@thodu/api/contract/bookings/rules/customer-rules'
import { readPreferences } from '@thodu/api/contract/suggestions/preferences'
import { texts } from '@thodu/api/contract/texts'
import { profile } from '#words/profile.ts'
import { pathTo } from '../../../language/paths.ts'
import { loadDraft, storeChosenService, updateDraft } from '../../draft/current-draft.ts'
import { withoutCallNote } from '../../pricing/contact-phone.ts'
import { CallLink } from '../../ui/CallLink.tsx'
import type { BookingAction } from './booking-actions.ts'

type Props = { user: User; booking: Booking; onAction: (action: BookingAction) => void }
const text = profile.bookings

const mayCancel = ({ status, patientDetails }: Booking): boolean =>
  canCancel({ status, startDate: patientDetails.preferredStartDate || null }, new Date())

/** Whether the family can no longer cancel on its own, although care has not begun (rule BOOK-9). */
const isTooLateToCancel = (booking: Booking): boolean =>
  canAskFor('cancel', { status: booking.status, hasCaretaker: false }) && !mayCancel(booking)

/** One change request at a time: others are offered again once it is answered or withdrawn. */
const hasAsked = ({ changeRequest }: Booking): boolean => changeRequest?.state === 'open'

function TooLateToCancel({ onAsk }: { onAsk: () => void }) {
  return (
    <p className="cancel-late">
      {texts.booking.cancelTooLate} <CallLink text={text.change.call} />{' '}
      <button type="button" className="button-link" onClick={onAsk}>
        {text.change.askToCancel}
      </button>
    </p>
  )
}

export function CardActions({ user, booking, onAction }: Props) {
  return (
    <>
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
    </>
  )
}

const filled = (details: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value.trim() !== ''))

/** Copies a booking without its start date and the note about the call. Details typed into a draft take precedence. */
function bookAgain(user: User, { serviceType, patientDetails, formData, packageId }: Booking): void {
  const { preferredStartDate: _, ...details } = patientDetails
  if (details.additionalNotes) details.additionalNotes = withoutCallNote(details, details.additionalNotes)
  const typed = loadDraft(user._id, serviceType)?.details ?? {}
  updateDraft(user._id, serviceType, {
    details: { ...details, ...readPreferences(formData), ...filled(typed) },
    packageId,
  })
  storeChosenService(serviceType)
  location.assign(pathTo('/service-details'))
}
