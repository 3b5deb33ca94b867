import type { User } from '@thodu/api/contract/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings.schema'
import { formatDate } from '@thodu/api/contract/formats'
import { texts } from '@thodu/api/contract/texts'
import { profile } from '../../messages/en/journey/profile.ts'
import { Facts } from '../ui/Facts.tsx'
import { StatusBadge } from './bookings/StatusBadge.tsx'
import { CallbackRequests } from './CallbackRequests.tsx'
import { Loadable } from './Loadable.tsx'
import { useLoad } from './use-load.ts'

const text = profile.overview
const isUnderWay = ({ status }: Booking) => status !== 'completed' && status !== 'cancelled'

function NextBooking() {
  const loaded = useLoad<Booking[]>('/booking')
  return (
    <section className="card">
      <h2>{text.nextHeading}</h2>
      <Loadable loaded={loaded} failure={texts.lists.bookingsFailed}>
        {(bookings) => {
          const next = bookings.find(isUnderWay)
          return (
            <>
              {next ? (
                <div className="stack">
                  <StatusBadge booking={next} />
                  <p>
                    <b>{next.serviceName}</b>, {next.packageName} · {next.patientDetails.patientName}
                  </p>
                </div>
              ) : (
                <p>{text.none}</p>
              )}
              <p className="cluster">
                <a className="button" href="/choose-service">
                  {text.bookCare}
                </a>
                {bookings.length > 0 && <a href="#bookings">{text.toBookings}</a>}
              </p>
            </>
          )
        }}
      </Loadable>
    </section>
  )
}

/** The first tab: who you are, and what happens next. */
export function Overview({ user }: { user: User }) {
  const { labels } = text
  return (
    <>
      <h1>{text.greeting(user.name)}</h1>
      <div className="overview">
        {user.role === 'user' ? (
          <div className="stack">
            <NextBooking />
            <CallbackRequests />
          </div>
        ) : (
          <p>
            <a className="button" href="/caretaker">
              {text.toPortal}
            </a>
          </p>
        )}
        <section>
          <h2>{text.account}</h2>
          <Facts
            facts={[
              [labels.name, user.name],
              [labels.email, user.email],
              [labels.phone, user.phone || text.notGiven],
              [labels.location, user.location || text.notGiven],
              [labels.since, formatDate(user.createdAt)],
            ]}
          />
          <a href="#settings">{text.edit}</a>
        </section>
      </div>
    </>
  )
}
