import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { doubtDetail, findSameCare } from '@thodu/api/contract/bookings/rules/doubts'
import type { Service } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { lazy, useEffect, useRef, useState } from 'react'
import { doubtWords } from '#words/doubts.ts'
import { frame } from '#words/frame.ts'
import { findPackage } from '#words/language/catalogue.ts'
import { pricing } from '#words/pricing.ts'
import { pathTo } from '../../language/paths.ts'
import { api } from '../session/api.ts'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { useLoadedAhead, wasReloadedFor } from '../ui/on-demand.ts'
import { Steps } from '../ui/Steps.tsx'
import { unbroken } from '../ui/unbroken.tsx'
import { YourBooking } from '../your-booking/YourBooking.tsx'
import { AnswerRows } from './AnswerRows.tsx'
import { BookBar } from './BookBar.tsx'
import type { BookableDraft } from './book-package.ts'
import { WhoIsCalled } from './ContactPhone.tsx'
import { numberToCall } from './contact-phone.ts'
import { doubtsId, LastLook, namesOfDoubts } from './LastLook.tsx'
import { Included, PackageCards } from './PackageCards.tsx'
import { useOrder } from './use-order.ts'

// The form library loads with the dialog: most customers book without a callback.
const loadCallback = () => import('./CallbackDialog.tsx')
const CallbackDialog = lazy(loadCallback)
const laterParts = [loadCallback]

/** A click sooner after the questions appear was not meant to answer them, in ms. */
const hastyMs = 600

type Props = { user: User; service: Service; draft: BookableDraft }

/** Choose a package, then book it or request a callback (rule JRN-5). */
export function Pricing({ user, service, draft }: Props) {
  const order = useOrder(user, service, draft)
  const { packageId, call } = order
  const [asking, setAsking] = useState(() => wasReloadedFor('callback'))
  useLoadedAhead(laterParts)
  const [openedAt] = useState(() => Date.now())
  const sameCare = useSameCare(service.id, draft.details)
  const lastLook = { service, draft, sameCare, now: openedAt }
  const doubts = namesOfDoubts(lastLook)
  const [askedAbout, setAskedAbout] = useState('')
  const askedAt = useRef(0)
  const isAsked = doubts !== '' && doubts === askedAbout
  const chosen = findPackage(service, packageId ?? '')
  const book = () => {
    // The second half of a double click answers no question.
    const isHasty = isAsked && performance.now() - askedAt.current < hastyMs
    if (!chosen || doubts === '' || (isAsked && !isHasty)) return void order.book()
    if (!isAsked) askedAt.current = performance.now()
    setAskedAbout(doubts)
    const questions = document.getElementById(doubtsId)
    questions?.scrollIntoView({ block: 'center' })
    questions?.focus({ preventScroll: true })
  }
  const isSoon = doubtDetail('preferredStartDate', draft.details.preferredStartDate ?? '', openedAt) === 'soon'
  return (
    <>
      <Steps current={3} />
      <h1>{unbroken(pricing.heading(service.name))}</h1>
      <p className="lead">
        {pricing.lead} <a href={pathTo('/prices')}>{frame.prices}</a>
      </p>
      <div className="with-thread">
        <YourBooking service={service} patient={draft.details.patientName} packageId={packageId}>
          <AnswerRows service={service} draft={draft} isNamed />
        </YourBooking>
        <div>
          <PackageCards service={service} chosen={packageId} isMissing={order.isMissing} onChoose={order.choose} />
          <Included service={service} />
          <WhoIsCalled user={user} draft={draft} call={call} error={order.callProblem} onChange={order.changeCall} />
          <LastLook {...lastLook} />
          <p className="promise">
            {pricing.promise(numberToCall(user, { ...draft, call }))} {isSoon ? doubtWords.soon : pricing.cancel}
          </p>
          <BookBar
            busy={order.busy}
            failure={order.failure}
            isAsked={isAsked}
            choice={
              doubts === '' && chosen ? `${chosen.name}, ${formatRupees(chosen.price)} ${chosen.unit}` : undefined
            }
            onBook={book}
            onCallback={() => order.isCallSettled() && setAsking(true)}
          />
          <a className="button-link" href={pathTo('/service-details')}>
            {pricing.back}
          </a>
        </div>
      </div>
      {asking && (
        <LoadBoundary part="callback">
          <CallbackDialog
            user={user}
            service={service}
            packageId={packageId}
            draft={{ ...draft, call }}
            onClose={() => setAsking(false)}
          />
        </LoadBoundary>
      )}
    </>
  )
}

/** Returns an existing booking of the account for the same care; undefined also without an answer from the server. */
function useSameCare(serviceType: ServiceType, patientDetails: Record<string, string>): Booking | undefined {
  const [bookings, setBookings] = useState<readonly Booking[]>([])
  useEffect(() => {
    let isHere = true
    api.call('GET /booking').then(
      (known) => isHere && setBookings(known),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return findSameCare(bookings, { serviceType, patientDetails })
}
