import { ApiFailure } from '@thodu/api/contract/client/client'
import { texts } from '@thodu/api/contract/texts'
import { pricing } from '#words/journey/pricing.ts'
import { pathTo } from '../../language/paths.ts'
import { Alert } from '../ui/Alert.tsx'

/** The same draft was booked before, by a try whose answer was lost or in another tab, with other details. */
export const isAlreadySent = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'booking.key_reused'

/** Nothing was sent, for no page would have come after it. */
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

/** What a person reads when a booking failed: that there is no line, the server's reason, or the two set sentences (rule TXT-5). */
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
