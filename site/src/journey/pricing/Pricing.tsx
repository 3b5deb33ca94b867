import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Service } from '@thodu/api/contract/care/catalogue'
import { doubtDetail } from '@thodu/api/contract/care/doubts'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { texts } from '@thodu/api/contract/texts'
import { lazy, useRef, useState } from 'react'
import { doubtWords } from '#words/care/doubts.ts'
import { frame } from '#words/journey/frame.ts'
import { pricing } from '#words/journey/pricing.ts'
import { findPackage } from '#words/language/catalogue.ts'
import { pathTo } from '../../language/paths.ts'
import { canLeaveFor } from '../details/can-leave.ts'
import { clearDraft, renewBookingKey, updateDraft } from '../draft/current-draft.ts'
import type { CallDraft } from '../draft/draft-store.ts'
import { navigateWithState } from '../session/navigation-state.ts'
import { YourBooking } from '../thread/YourBooking.tsx'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { useLoadedAhead, wasReloadedFor } from '../ui/on-demand.ts'
import { Steps } from '../ui/Steps.tsx'
import { AnswerRows } from './AnswerRows.tsx'
import { BookBar } from './BookBar.tsx'
import { isAlreadySent, OfflineFailure } from './BookingFailure.tsx'
import { type BookableDraft, bookPackage } from './book-package.ts'
import { LastLook } from './LastLook.tsx'
import { Included, PackageCards } from './PackageCards.tsx'
import { useSameCare } from './use-same-care.ts'
import { WhoIsCalled } from './WhoIsCalled.tsx'
import { checkCall, numberToCall } from './who-is-called.ts'

// The form library arrives with the dialog: most people book without asking for a call.
const loadCallback = () => import('./CallbackDialog.tsx')
const CallbackDialog = lazy(loadCallback)
const laterParts = [loadCallback]
const confirmation = pathTo('/booking-confirmed')

type Props = { user: User; service: Service; draft: BookableDraft }

/** Choose a package, then book it or ask for a callback (rule JRN-5). */
export function Pricing({ user, service, draft }: Props) {
  const [packageId, setPackageId] = useState(draft.packageId)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [call, setCall] = useState<CallDraft>(draft.call ?? {})
  const [callProblem, setCallProblem] = useState<string>()
  const [asking, setAsking] = useState(() => wasReloadedFor('callback'))
  useLoadedAhead(laterParts)
  const [openedAt] = useState(() => Date.now())
  const sameCare = useSameCare(service.id, draft.details)
  const isSoon = doubtDetail('preferredStartDate', draft.details.preferredStartDate ?? '', openedAt) === 'soon'
  const isMissing = failure !== undefined && findPackage(service, packageId ?? '') === undefined
  // State arrives with the next render; a second click can be faster.
  const locked = useRef(false)

  const choose = (id: string) => {
    setPackageId(id)
    setFailure(undefined)
    updateDraft(user._id, service.id, { packageId: id })
  }
  const changeCall = (changed: CallDraft) => {
    setCall(changed)
    setCallProblem(undefined)
    updateDraft(user._id, service.id, { call: changed })
  }
  /** Nothing that promises a call is sent before there is a number for it. */
  const isCallSettled = (): boolean => {
    const problem = checkCall(user, call)
    setCallProblem(problem)
    if (problem) document.getElementById('own-phone')?.focus()
    return problem === undefined
  }
  const book = async () => {
    const chosen = findPackage(service, packageId ?? '')
    if (!chosen) {
      setFailure(new ApiFailure(400, texts.booking.incomplete))
      document.getElementById('packages')?.scrollIntoView({ block: 'center' })
      return
    }
    if (!isCallSettled()) return
    if (locked.current) return
    locked.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      if (!(await canLeaveFor(confirmation))) throw new OfflineFailure()
      const state = await bookPackage(user, service, chosen, { ...draft, call })
      clearDraft(user._id, service.id)
      navigateWithState(confirmation, state)
    } catch (error) {
      if (isAlreadySent(error)) renewBookingKey(user._id, service.id)
      setFailure(error)
      setBusy(false)
      locked.current = false
    }
  }
  return (
    <>
      <Steps current={3} />
      <h1>{pricing.heading(service.name)}</h1>
      <p className="lead">
        {pricing.lead} <a href={pathTo('/prices')}>{frame.prices}</a>
      </p>
      <div className="with-thread">
        <YourBooking service={service} patient={draft.details.patientName} packageId={packageId}>
          <AnswerRows service={service} draft={draft} />
        </YourBooking>
        <div>
          <PackageCards service={service} chosen={packageId} isMissing={isMissing} onChoose={choose} />
          <Included service={service} />
          <WhoIsCalled user={user} draft={draft} call={call} error={callProblem} onChange={changeCall} />
          <LastLook service={service} draft={draft} sameCare={sameCare} now={openedAt} />
          <p className="promise">
            {pricing.promise(numberToCall(user, { ...draft, call }))} {isSoon ? doubtWords.soon : pricing.cancel}
          </p>
          <BookBar
            busy={busy}
            failure={failure}
            onBook={() => void book()}
            onCallback={() => isCallSettled() && setAsking(true)}
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
