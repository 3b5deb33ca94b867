import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { useEffect, useState } from 'react'
import { details } from '#words/details.ts'
import { findService } from '#words/language/catalogue.ts'
import { pathTo } from '../../language/paths.ts'
import { readChosenService } from '../draft/current-draft.ts'
import { Guarded } from '../session/Guarded.tsx'
import { useLoadedAhead } from '../ui/on-demand.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Steps } from '../ui/Steps.tsx'
import { DetailsForm } from './DetailsForm.tsx'

const nextPage = [() => import('../pricing/PricingApp.tsx')]

function ServiceDetails({ user }: { user: User }) {
  const [service] = useState(() => findService(readChosenService() ?? ''))
  useLoadedAhead(nextPage)
  useEffect(() => {
    if (!service) location.replace(pathTo('/choose-service'))
  }, [service])
  if (!service) return <Spinner />
  return (
    <>
      <Steps current={2} />
      <h1>{(service.id === 'baby-care' ? details.babyHeading : details.heading)(service.name)}</h1>
      <p className="lead">{details.lead}</p>
      <DetailsForm user={user} service={service} />
    </>
  )
}

/** Page /service-details; without a chosen service it leads back to /choose-service (rule JRN-2). */
export function ServiceDetailsApp() {
  return <Guarded allowed={['user']}>{(user) => <ServiceDetails user={user} />}</Guarded>
}
