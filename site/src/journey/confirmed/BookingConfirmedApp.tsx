import type { User } from '@thodu/api/contract/schemas/accounts.schema'
import { useEffect, useState } from 'react'
import { confirmed } from '#words/journey/confirmed.ts'
import type { BookingState } from '../pricing/book-package.ts'
import { Guarded } from '../session/Guarded.tsx'
import { readNavigationState } from '../session/navigation-state.ts'
import { Alert } from '../ui/Alert.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { listBookingFacts, listCustomerFacts, listPatientFacts } from './booking-facts.ts'
import { UrgentNumbers } from './UrgentNumbers.tsx'

/** The booking this page was opened with, if it belongs to the person who looks at it. */
function readBookingState(user: User): BookingState | undefined {
  const state = readNavigationState() as Partial<BookingState> | undefined
  return state?.booking?.userId === user._id ? (state as BookingState) : undefined
}

function BookingConfirmed({ booking, wasReceivedBefore }: BookingState) {
  return (
    <article className="confirmed">
      <h1>{confirmed.heading}</h1>
      <p className="lead">{confirmed.lead(booking.serviceName, booking.patientDetails.patientName ?? '')}</p>
      {wasReceivedBefore && <Alert tone="note">{confirmed.receivedBefore}</Alert>}
      <p>
        {confirmed.bookingId}: <strong className="booking-id">{booking.bookingId}</strong>
      </p>
      <div className="confirmed-columns">
        <section>
          <h2>{confirmed.booking}</h2>
          <Facts facts={listBookingFacts(booking)} />
          <h2>{confirmed.customer}</h2>
          <Facts facts={listCustomerFacts(booking)} />
        </section>
        <section>
          <h2>{confirmed.patient}</h2>
          <Facts facts={listPatientFacts(booking)} />
        </section>
      </div>
      <section className="card">
        <h2>{confirmed.next.heading}</h2>
        <ol className="next-steps">
          {confirmed.next.steps.map((step) => (
            <li key={step.title}>
              <b>{step.title}.</b> {step.text}
            </li>
          ))}
        </ol>
      </section>
      <UrgentNumbers />
      <p className="cluster no-print">
        <a className="button" href="/">
          {confirmed.home}
        </a>
        <a className="button button-quiet" href="/profile#bookings">
          {confirmed.myBookings}
        </a>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {confirmed.print}
        </button>
      </p>
    </article>
  )
}

function ConfirmedGate({ user }: { user: User }) {
  const [state] = useState(() => readBookingState(user))
  useEffect(() => {
    if (!state) location.replace('/')
  }, [state])
  return state ? <BookingConfirmed {...state} /> : <Spinner />
}

/** /booking-confirmed; without a booking in the navigation state to / (rule JRN-6). */
export function BookingConfirmedApp() {
  return <Guarded allowed={['user']}>{(user) => <ConfirmedGate user={user} />}</Guarded>
}
