import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Service } from '@thodu/api/contract/care/catalogue'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { texts } from '@thodu/api/contract/texts'
import { useRef, useState } from 'react'
import { findPackage } from '#words/language/catalogue.ts'
import { pathTo } from '../../language/paths.ts'
import { canLeaveFor } from '../details/can-leave.ts'
import { clearDraft, renewBookingKey, updateDraft } from '../draft/current-draft.ts'
import type { ContactPhoneDraft } from '../draft/draft-store.ts'
import { navigateWithState } from '../session/navigation-state.ts'
import { isAlreadySent, OfflineFailure } from './BookingFailure.tsx'
import { type BookableDraft, bookPackage } from './book-package.ts'
import { checkCall } from './contact-phone.ts'

const confirmation = pathTo('/booking-confirmed')

function useCall(user: User, service: Service, draft: BookableDraft) {
  const [call, setCall] = useState<ContactPhoneDraft>(draft.call ?? {})
  const [callProblem, setCallProblem] = useState<string>()
  const changeCall = (changed: ContactPhoneDraft) => {
    setCall(changed)
    setCallProblem(undefined)
    updateDraft(user._id, service.id, { call: changed })
  }
  /** A call is only promised once there is a number for it. */
  const isCallSettled = (): boolean => {
    const problem = checkCall(user, call)
    setCallProblem(problem)
    if (problem) document.getElementById('own-phone')?.focus()
    return problem === undefined
  }
  return { call, callProblem, changeCall, isCallSettled }
}

export function useOrder(user: User, service: Service, draft: BookableDraft) {
  const [packageId, setPackageId] = useState(draft.packageId)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const calling = useCall(user, service, draft)
  // State changes with the next render; a second click can be faster.
  const locked = useRef(false)
  const chosen = findPackage(service, packageId ?? '')

  const choose = (id: string) => {
    setPackageId(id)
    setFailure(undefined)
    updateDraft(user._id, service.id, { packageId: id })
  }
  const book = async () => {
    if (!chosen) {
      setFailure(new ApiFailure(400, texts.booking.incomplete))
      document.getElementById('packages')?.scrollIntoView({ block: 'center' })
      return
    }
    if (!calling.isCallSettled()) return
    if (locked.current) return
    locked.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      if (!(await canLeaveFor(confirmation))) throw new OfflineFailure()
      const state = await bookPackage(user, service, chosen, { ...draft, call: calling.call })
      clearDraft(user._id, service.id)
      navigateWithState(confirmation, state)
    } catch (error) {
      if (isAlreadySent(error)) renewBookingKey(user._id, service.id)
      setFailure(error)
      setBusy(false)
      locked.current = false
    }
  }
  return { ...calling, packageId, isMissing: failure !== undefined && !chosen, choose, book, busy, failure }
}
