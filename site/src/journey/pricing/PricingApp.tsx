import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Service } from '@thodu/api/contract/care/catalogue'
import { noticeVersion } from '@thodu/api/contract/privacy/notice'
import { useEffect, useState } from 'react'
import { findService } from '#words/language/catalogue.ts'
import { pathTo } from '../../language/paths.ts'
import { isComplete } from '../details/details-form.ts'
import { loadDraft, readChosenService, storeBookingKey } from '../draft/current-draft.ts'
import { Guarded } from '../session/Guarded.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { BookableDraft } from './book-package.ts'
import { Pricing } from './Pricing.tsx'

/** The chosen service with a complete draft, or undefined. Tabs open at the same time share one booking key. */
function readBookable(user: User): { service: Service; draft: BookableDraft } | undefined {
  const service = findService(readChosenService() ?? '')
  const draft = service && loadDraft(user._id, service.id)
  if (!service || !draft?.agreedToTerms || !isComplete(service, draft.details)) return undefined
  if (draft.agreedNotice !== noticeVersion) return undefined
  return { service, draft: { ...draft, bookingKey: storeBookingKey(user._id, service.id) } }
}

function PricingGate({ user }: { user: User }) {
  const [bookable] = useState(() => readBookable(user))
  useEffect(() => {
    if (!bookable) location.replace(pathTo('/choose-service'))
  }, [bookable])
  return bookable ? <Pricing user={user} {...bookable} /> : <Spinner />
}

/** Page /pricing-packages; without service or details it leads back to /choose-service (rule JRN-5). */
export function PricingApp() {
  return <Guarded allowed={['user']}>{(user) => <PricingGate user={user} />}</Guarded>
}
