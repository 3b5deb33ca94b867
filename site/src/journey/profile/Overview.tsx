import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { texts } from '@thodu/api/contract/texts'
import { Fragment, useEffect, useState } from 'react'
import { namesOf } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'
import { profile } from '#words/profile.ts'
import { pathTo } from '../../language/paths.ts'
import { CallPromise } from '../confirmed/CallPromise.tsx'
import { useChatAbout } from '../confirmed/use-chat-about.ts'
import { loadConsents } from '../privacy/load-consents.ts'
import { Facts } from '../ui/Facts.tsx'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useNow } from '../ui/use-now.ts'
import { CaregiverCard } from '../visits/CaregiverCard.tsx'
import { DoorCode } from '../visits/door/DoorCode.tsx'
import { useVisits } from '../visits/use-visits.ts'
import { isAtTheDoor, isLongBeforeEnd } from '../visits/visit-rules.ts'
import { BookingDialog } from './bookings/lazy-dialog.ts'
import { StatusBadge } from './bookings/StatusBadge.tsx'
import { CallbackRequests } from './CallbackRequests.tsx'
import { KeepHere } from './KeepHere.tsx'
import { Loadable } from './Loadable.tsx'
import { loadBookings, loadCallbacks } from './load.ts'
import { describeNextStep } from './next-step.ts'
import { isLoadSettled, type Loaded, useLoad } from './use-load.ts'
import { isInCare, useWhoComes } from './use-who-comes.ts'

/** The codes of a booking around arrival and end, on Overview (rule JRN-29). */
function CodeAtTheDoor({ booking }: { booking: Booking }) {
  const { visits = [], at = 0 } = useVisits(booking)
  return visits
    .filter((visit) => isAtTheDoor(visit, at) && !isLongBeforeEnd(visit, at))
    .map((visit) => (
      <div key={visit._id} className="card code-card">
        <DoorCode visit={visit} />
      </div>
    ))
}

const loadNotice = () => import('../privacy/NoticeCard.tsx').then(({ NoticeCard }) => NoticeCard)
type NoticePart = Awaited<ReturnType<typeof loadNotice>>
const text = profile.overview

/** The page may be open for hours, so the state of the call follows the clock. */
function NextStep({ booking }: { booking: Booking }) {
  const { call, after } = describeNextStep(booking, useNow()) ?? {}
  return (
    <p>
      {call && <CallPromise news={call} />} {after}
    </p>
  )
}

function NextBooking({ loaded }: { loaded: Loaded<Booking[]> }) {
  return (
    <section className="card">
      <h2>{text.nextHeading}</h2>
      <Loadable loaded={loaded} failure={texts.lists.bookingsFailed} lastSeen>
        {(bookings) => {
          const next = bookings.find(({ status }) => isBinding(status))
          return (
            <>
              {next ? (
                <div className="stack">
                  <StatusBadge booking={next} />
                  <p>
                    <b>{namesOf(next).serviceName}</b>, {namesOf(next).packageName} · {next.patientDetails.patientName}
                  </p>
                  <NextStep booking={next} />
                </div>
              ) : (
                <p>{text.none}</p>
              )}
              <p className="cluster">
                <a className="button" href={pathTo('/choose-service')}>
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

function Account({ user }: { user: User }) {
  const { labels } = text
  return (
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
  )
}

function useComingBack(retry: () => void): void {
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') retry()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [retry])
}

/** Whether the condition has been true once. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setTrue(true)
  return wasTrue
}

/** The consent card, once its code is loaded; nothing when loading fails. */
function useNotice(asks: boolean): NoticePart | undefined {
  // `lazy` would show nothing for a moment even when the code is loaded.
  const [Notice, setNotice] = useState<NoticePart>()
  useEffect(() => {
    if (asks)
      void loadNotice()
        .catch(() => undefined)
        .then((part) => setNotice(() => part ?? (() => null)))
  }, [asks])
  return Notice
}

/**
 * Shows who comes and the next booking first, and the rest below them once it is complete: a card that filled between others
 * would move the text being read.
 */
function CustomerOverview({ user }: { user: User }) {
  const bookings = useLoad(loadBookings)
  const { retry, setData } = bookings
  const [asking, setAsking] = useState<Booking>()
  const [done, setDone] = useState<{ id: string; message: string }>()
  useComingBack(retry)
  useChatAbout(bookings.data?.find(({ status }) => isBinding(status))?.bookingId)
  const requests = useLoad(loadCallbacks)
  const caregivers = useWhoComes(bookings)
  const firstOf = ({ _id }: Booking) => {
    const first = caregivers?.get(_id)
    return first ? { first } : {}
  }
  const consents = useLoad(loadConsents)
  const asks = consents.data?.asks === true
  const Notice = useNotice(asks)
  const isShown = useOnce(isLoadSettled(bookings) && caregivers !== undefined)
  const isComplete = useOnce(
    isShown && isLoadSettled(requests) && isLoadSettled(consents) && (!asks || Notice !== undefined),
  )
  if (!isShown) return <Spinner />
  return (
    <>
      <div className="overview">
        <div className="stack">
          {(bookings.data ?? []).filter(isInCare).map((booking) => (
            <Fragment key={booking._id}>
              <CaregiverCard
                booking={booking}
                heading="h2"
                done={done?.id === booking._id ? done.message : undefined}
                onAsk={() => setAsking(booking)}
                {...firstOf(booking)}
              />
              <CodeAtTheDoor booking={booking} />
            </Fragment>
          ))}
          <NextBooking loaded={bookings} />
          {isComplete && asks && Notice && <Notice accountId={user._id} loaded={consents} />}
          {isComplete && <CallbackRequests loaded={requests} />}
        </div>
        {isComplete && <Account user={user} />}
      </div>
      {isComplete ? <KeepHere /> : <Spinner />}
      {asking && (
        <LoadBoundary part="dialog">
          <BookingDialog
            action="another-caretaker"
            booking={asking}
            onClose={() => setAsking(undefined)}
            onDone={(changed, message) => {
              setAsking(undefined)
              setDone({ id: changed._id, message })
              setData((all) => all?.map((booking) => (booking._id === changed._id ? changed : booking)))
            }}
          />
        </LoadBoundary>
      )}
    </>
  )
}

export function Overview({ user }: { user: User }) {
  return (
    <>
      <h1>{text.greeting(user.name)}</h1>
      {user.role === 'user' ? (
        <CustomerOverview user={user} />
      ) : (
        <div className="overview">
          <p>
            <a className="button" href="/caretaker">
              {text.toPortal}
            </a>
          </p>
          <Account user={user} />
        </div>
      )}
    </>
  )
}
