import { brand } from '@thodu/api/contract/page-values'
import { confirmed } from '#words/journey/confirmed.ts'
import { profile } from '#words/journey/profile.ts'
import { findService } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'
import type { SeenBooking } from '../session/stored-here.ts'
import { formatMoment } from '../ui/clock.ts'

const text = profile.kept

/** All that is shown without a connection (rule JRN-19). */
export function LastSeen({ bookings, keptAt }: { bookings: readonly SeenBooking[]; keptAt: string }) {
  return (
    <section className="stack">
      <h1>{text.heading}</h1>
      <p className="small soft">{text.asOf(formatMoment(keptAt))}</p>
      {bookings.length === 0 && <p>{text.none}</p>}
      <ul className="plain bookings">
        {bookings.map(({ bookingId, serviceType, status, startDate, createdAt }) => (
          <li key={bookingId} className="card booking">
            <h2>{findService(serviceType)?.name}</h2>
            <p>
              {startDate ? profile.bookings.starts(formatDate(startDate)) : profile.bookings.startOpen} ·{' '}
              {profile.bookings.status[status]}
            </p>
            <p className="small soft">
              {confirmed.bookingId} <b className="booking-id">{bookingId}</b> · {formatDate(createdAt)}
            </p>
          </li>
        ))}
      </ul>
      <p>
        {text.ring} <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>
      </p>
    </section>
  )
}
