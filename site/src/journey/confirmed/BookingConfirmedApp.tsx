import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { copyText } from '@thodu/api/contract/client/plain-http'
import { useEffect, useState } from 'react'
import { confirmed } from '#words/confirmed.ts'
import { frame } from '#words/frame.ts'
import { brand } from '#words/language/brand.ts'
import { formatDate } from '#words/language/formats.ts'
import { pathTo } from '../../language/paths.ts'
import type { BookingState } from '../pricing/book-package.ts'
import { api } from '../session/api.ts'
import { Guarded } from '../session/Guarded.tsx'
import { readNavigationState } from '../session/navigation-state.ts'
import { Alert } from '../ui/Alert.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useNow } from '../ui/use-now.ts'
import { BookingVisits } from '../visits/BookingVisits.tsx'
import {
  listBookingFacts,
  listCareAnswers,
  listCompletion,
  listCustomerFacts,
  listPatientFacts,
} from './booking-facts.ts'
import { CallPromise } from './CallPromise.tsx'
import { writeCalendar } from './calendar-file.ts'
import { describeCall, formatCallPromise, listNextSteps } from './promise.ts'
import { useChatAbout } from './use-chat-about.ts'

const urgentNumbers = [
  { text: confirmed.urgent.ambulance, number: brand.emergencyNumbers.ambulance },
  { text: confirmed.urgent.medicalHelp, number: brand.emergencyNumbers.medicalHelp },
  { text: confirmed.urgent.support, number: brand.phone },
]

/** 108, 102 and the support line as telephone links (rule PAGE-11). */
function UrgentNumbers() {
  return (
    <section>
      <h2>{confirmed.urgent.heading}</h2>
      <ul className="plain cluster">
        {urgentNumbers.map(({ text, number }) => (
          <li key={number}>
            <a className="urgent-number" href={`tel:${number}`}>
              <Icon name="phone" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The booking this page was opened with, if it belongs to the signed-in person. */
function readBookingState(user: User): BookingState | undefined {
  const state = readNavigationState() as Partial<BookingState> | undefined
  return state?.booking?.userId === user._id ? (state as BookingState) : undefined
}

/** Writes the calendar file in the browser, so that no booking data is sent anywhere. */
function saveCalendar(booking: Booking): void {
  const url = URL.createObjectURL(new Blob([writeCalendar(booking)], { type: 'text/calendar' }))
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: confirmed.calendar.file(booking.bookingId),
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function NextSteps({ booking, now }: { booking: Booking; now: number }) {
  const start = booking.patientDetails.preferredStartDate
  return (
    <section>
      <h2>{confirmed.next.heading}</h2>
      <ol className="plain timeline">
        {listNextSteps(booking, start ? formatDate(start) : undefined, now).map(({ title, text, time }) => (
          <li key={title}>
            <b>{title}</b> <span className="timeline-time">{time}</span>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Printed only: the company's name, address and contact, and the deadline for cancelling. */
function OnPaper() {
  const { name, street, locality, state } = brand.words
  return (
    <footer className="on-paper">
      <img src="/favicon.svg" alt="" width="40" height="40" />
      <p>
        <b>{name}</b>, {street}, {locality}, {state} {brand.postalAddress.postalCode}. {brand.phoneDisplay},{' '}
        {brand.email}
        <br />
        {confirmed.rule}
      </p>
    </footer>
  )
}

function BookingConfirmed({ booking: given, wasReceivedBefore }: BookingState) {
  const booking = useFreshBooking(given)
  const now = useNow()
  useChatAbout(booking.bookingId)
  return (
    <article className="confirmed">
      <Icon name="circle-check" />
      <h1>{confirmed.heading}</h1>
      <p className="lead confirmed-promise">
        <CallPromise news={describeCall(booking, now)} />
      </p>
      <p>{formatCallPromise(booking, now)}</p>
      {wasReceivedBefore && <Alert tone="note">{confirmed.receivedBefore}</Alert>}
      <BookingId id={booking.bookingId} />
      <p className="cluster no-print">
        <a className="button" href={pathTo('/profile#bookings')}>
          {confirmed.myBookings}
        </a>
        <button type="button" className="button button-quiet" onClick={() => saveCalendar(booking)}>
          {confirmed.calendar.add}
        </button>
        <button type="button" className="button-link" onClick={() => print()}>
          {confirmed.print}
        </button>
        <a className="button-link" href={pathTo('/prices')}>
          {frame.prices}
        </a>
        <a className="button-link" href={pathTo('/')}>
          {confirmed.home}
        </a>
      </p>
      <NextSteps booking={booking} now={now} />
      <BookingVisits booking={booking} heading="h2" />
      <UrgentNumbers />
      <div className="confirmed-columns">
        <section>
          <h2>{confirmed.booking}</h2>
          <Facts facts={[...listBookingFacts(booking), ...listCompletion(booking)]} />
          <h2>{confirmed.customer}</h2>
          <Facts facts={listCustomerFacts(booking)} />
        </section>
        <section>
          <h2>{confirmed.patient}</h2>
          <Facts facts={[...listPatientFacts(booking), ...listCareAnswers(booking)]} />
        </section>
      </div>
      <OnPaper />
    </article>
  )
}

function ConfirmedGate({ user }: { user: User }) {
  const [state] = useState(() => readBookingState(user))
  useEffect(() => {
    if (!state) location.replace(pathTo('/'))
  }, [state])
  return state ? <BookingConfirmed {...state} /> : <Spinner />
}

/** Page /booking-confirmed; without a booking in the navigation state it leads to / (rule JRN-6). */
export function BookingConfirmedApp() {
  return <Guarded allowed={['user']}>{(user) => <ConfirmedGate user={user} />}</Guarded>
}

function BookingId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () => copyText(id).then(setCopied)
  return (
    <p className="cluster booking-id-line">
      <span>
        {confirmed.bookingId}: <strong className="booking-id">{id}</strong>
      </span>
      <button type="button" className="button button-small button-quiet no-print" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? confirmed.copied : confirmed.copy}
      </button>
    </p>
  )
}

const lookEvery = 60_000

/** Reloads the booking while the page is visible; without a connection it stays as it was. */
function useFreshBooking(given: Booking): Booking {
  const [booking, setBooking] = useState(given)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        api
          .call('GET /booking/{id}', { params: { id: given._id } })
          .then(setBooking)
          .catch(() => undefined)
    }
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [given._id])
  return booking
}
