import { brand } from '@thodu/api/contract/page-values'
import { type ReactNode, useSyncExternalStore } from 'react'
import { confirmed } from '#words/confirmed.ts'
import { findService } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'
import { profile } from '#words/profile.ts'
import { showsLastSeen, watchLastSeen } from '../session/last-seen.ts'
import { readKept, type SeenBooking } from '../session/stored-here.ts'
import { Alert } from '../ui/Alert.tsx'
import { formatMoment } from '../ui/clock.ts'
import { Spinner } from '../ui/Spinner.tsx'

type Props<Answer> = {
  loaded: { data: Answer | undefined; failed: boolean; retry: () => void }
  failure: string
  /** Shows the bookings stored on this device when the server gives no answer. */
  lastSeen?: boolean
  children: (data: Answer) => ReactNode
}

export function Loadable<Answer>({
  loaded: { data, failed, retry },
  failure,
  lastSeen = false,
  children,
}: Props<Answer>) {
  const isOld = useLastSeen()
  if (data !== undefined) return children(data)
  if (!failed) return <Spinner />
  const kept = lastSeen && isOld ? readKept('care') : undefined
  if (kept) return <LastSeen bookings={kept.value} keptAt={kept.keptAt} />
  return (
    <Alert tone="error">
      <p>{failure}</p>
      <button type="button" className="button button-small" onClick={retry}>
        {profile.retry}
      </button>
    </Alert>
  )
}

const useLastSeen = (): boolean => useSyncExternalStore(watchLastSeen, showsLastSeen)

const text = profile.kept

/** All that is shown without a connection (rule JRN-19). */
function LastSeen({ bookings, keptAt }: { bookings: readonly SeenBooking[]; keptAt: string }) {
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
