import type { User } from '@thodu/api/contract/accounts.schema'
import { findService, type Service } from '@thodu/api/contract/catalogue'
import { useEffect, useState } from 'react'
import { isComplete } from '../details/details-form.ts'
import { loadDraft, readChosenService } from '../draft/current-draft.ts'
import type { Draft } from '../draft/draft-store.ts'
import { Guarded } from '../session/Guarded.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Pricing } from './Pricing.tsx'

/** The chosen service with details that are whole, or undefined. */
function readBookable(user: User): { service: Service; draft: Draft } | undefined {
  const service = findService(readChosenService() ?? '')
  const draft = service && loadDraft(user._id, service.id)
  return service && draft?.agreedToTerms && isComplete(service, draft.details) ? { service, draft } : undefined
}

function PricingGate({ user }: { user: User }) {
  const [bookable] = useState(() => readBookable(user))
  useEffect(() => {
    if (!bookable) location.replace('/choose-service')
  }, [bookable])
  return bookable ? <Pricing user={user} {...bookable} /> : <Spinner />
}

/** /pricing-packages; without service or details back to /choose-service (spec: public site, section 2). */
export function PricingApp() {
  return <Guarded allowed={['user']}>{(user) => <PricingGate user={user} />}</Guarded>
}
