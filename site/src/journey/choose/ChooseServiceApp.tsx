import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Service } from '@thodu/api/contract/care/catalogue'
import { texts } from '@thodu/api/contract/texts'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useEffect, useState } from 'react'
import { choose } from '#words/choose.ts'
import { findPackage, findService, services } from '#words/language/catalogue.ts'
import { pathTo } from '../../language/paths.ts'
import { loadDraft, peekChosenService, updateDraft } from '../draft/current-draft.ts'
import { Guarded } from '../session/Guarded.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useLoadedAhead } from '../ui/on-demand.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Steps } from '../ui/Steps.tsx'
import { unbroken } from '../ui/unbroken.tsx'
import { YourBooking } from '../your-booking/YourBooking.tsx'
import { chooseService } from './choose-service.ts'

const lowestPrice = ({ packages }: Service): number => Math.min(...packages.map(({ price }) => price))

// Load the form's scripts now, so that they are there on a slow connection when the customer has chosen a service.
const nextPage = [() => import('../details/ServiceDetailsApp.tsx')]

/** Choice made on a public page before signing in (rule PAGE-14): `?service=…&package=…`. */
type Carried = { service: Service; packageId: string | undefined }
function readCarried(): Carried | undefined {
  const asked = new URLSearchParams(location.search)
  const service = findService(asked.get('service') ?? '')
  return service && { service, packageId: findPackage(service, asked.get('package') ?? '')?.id }
}

type CardProps = {
  service: Service
  hasDraft: boolean
  asked: boolean
  busy: boolean
  disabled: boolean
  onChoose: () => void
}

function ServiceCard({ service, hasDraft, asked, busy, disabled, onChoose }: CardProps) {
  return (
    <li className="card service-card" id={service.id} data-asked={asked || undefined}>
      <img src={`/illustrations/service-${service.id}.svg`} alt="" width="320" height="240" fetchPriority="low" />
      <h2>{unbroken(service.name)}</h2>
      <p>{unbroken(service.description)}</p>
      <p className="service-from">{choose.card.from(formatRupees(lowestPrice(service)))}</p>
      {asked && <p className="small">{choose.card.asked}</p>}
      {hasDraft && (
        <p className="small soft">
          <Icon name="pencil" /> {choose.card.draft}
        </p>
      )}
      <button type="button" className="button button-block" disabled={disabled} onClick={onChoose}>
        {busy ? (
          choose.card.saving
        ) : (
          <span>
            {choose.card.choose} <span className="unbroken">{service.name}</span>
          </span>
        )}
      </button>
    </li>
  )
}

type BabyCareProps = Pick<CardProps, 'disabled' | 'onChoose'>
const BabyCare = ({ disabled, onChoose }: BabyCareProps) => (
  <p className="baby-care">
    {choose.baby.question}{' '}
    <button type="button" className="button-link" disabled={disabled} onClick={onChoose}>
      {choose.baby.link}
    </button>
  </p>
)

const Unsure = () => (
  <section className="card coordinator">
    <div>
      <h2>{choose.unsure.heading}</h2>
      <p>{choose.unsure.text}</p>
    </div>
    <a className="button button-quiet" href={pathTo('/contact')}>
      {choose.unsure.link}
    </a>
  </section>
)

function useChoice(user: User) {
  const [carried, setCarried] = useState(readCarried)
  const [saving, setSaving] = useState<string>()
  const [error, setError] = useState<string>()
  const open = async (service: Service) => {
    setSaving(service.id)
    setError(undefined)
    try {
      await chooseService(user, service)
      location.assign(pathTo('/service-details'))
    } catch {
      setError(texts.serviceSelection.failed)
      setSaving(undefined)
    }
  }
  // The form replaces this page in the history, so that Back skips it.
  useEffect(() => {
    if (!carried) return
    if (carried.packageId) updateDraft(user._id, carried.service.id, { packageId: carried.packageId })
    chooseService(user, carried.service).then(
      () => location.replace(pathTo('/service-details')),
      () => {
        setError(texts.serviceSelection.failed)
        setCarried(undefined)
      },
    )
  }, [carried, user])
  return { carried, saving, error, open }
}

function ChooseService({ user }: { user: User }) {
  useLoadedAhead(nextPage)
  const { carried, saving, error, open } = useChoice(user)
  const listed = services.filter((service) => service.listed)
  const babyCare = services.find((service) => service.id === 'baby-care')

  if (carried) return <Spinner />
  const askedFor = location.hash.slice(1)
  const chosen = findService(peekChosenService() ?? '')
  const draft = chosen && loadDraft(user._id, chosen.id)
  const steps = (
    <div>
      {error && <Alert tone="error">{error}</Alert>}
      <ul className="plain grid service-cards">
        {listed.map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            asked={askedFor === service.id}
            hasDraft={loadDraft(user._id, service.id) !== undefined}
            busy={saving === service.id}
            disabled={saving !== undefined}
            onChoose={() => void open(service)}
          />
        ))}
      </ul>
      {babyCare && <BabyCare disabled={saving !== undefined} onChoose={() => void open(babyCare)} />}
      <Unsure />
    </div>
  )
  return (
    <>
      <Steps current={1} />
      <h1>{choose.greeting(user.name)}</h1>
      <p className="lead">{choose.lead}</p>
      <div className="with-thread">
        <YourBooking service={chosen} patient={draft?.details.patientName} packageId={draft?.packageId} />
        {steps}
      </div>
    </>
  )
}

/** Page /choose-service (rule JRN-1). */
export function ChooseServiceApp() {
  return <Guarded allowed={['user']}>{(user) => <ChooseService user={user} />}</Guarded>
}
