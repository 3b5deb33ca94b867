import { ApiFailure } from '@thodu/api/contract/client/client'
import { texts } from '@thodu/api/contract/texts'
import { pricing } from '#words/pricing.ts'
import { pathTo } from '../../language/paths.ts'
import { Alert } from '../ui/Alert.tsx'

/** The draft was already booked with other details, in another tab or by an attempt whose answer was lost. */
export const isAlreadySent = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'booking.key_reused'

export class OfflineFailure extends Error {}

function Reason({ error }: { error: unknown }) {
  if (error instanceof OfflineFailure) return <p>{pricing.offline}</p>
  return (
    <>
      <p>{texts.booking.saveFailed}</p>
      <p>{texts.booking.saveFailedAlert}</p>
    </>
  )
}

/** Why a booking failed: no connection, the server's reason, or the two fixed sentences (rule TXT-5). */
export function BookingFailure({ error }: { error: unknown }) {
  const refused = error instanceof ApiFailure && error.status >= 400 && error.status < 500 ? error : undefined
  const fields = refused ? Object.keys(refused.errors) : []
  return (
    <Alert tone="error">
      {refused ? <p>{refused.message}</p> : <Reason error={error} />}
      {isAlreadySent(error) && (
        <p>
          <a href={pathTo('/profile#bookings')}>{pricing.seeBookings}</a>
        </p>
      )}
      {fields.length > 0 && (
        <p>
          <a href={pathTo('/service-details')}>{pricing.changeDetails}</a>
        </p>
      )}
    </Alert>
  )
}
