import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CaretakerRecord } from '../admin-data-provider.ts'

/** The booking that binds a caretaker, as a link to it. */
export function CurrentJob({ caretaker: { currentBooking } }: { caretaker: CaretakerRecord }) {
  const translate = useTranslate()
  if (!currentBooking) return translate('app.none')
  return (
    <Link to={`/bookings/${currentBooking._id}`}>
      {`${currentBooking.patientName || currentBooking.bookingId} (${translate(`status.${currentBooking.status}`)})`}
    </Link>
  )
}
