import { type Service, services } from '@thodu/api/contract/care/catalogue'
import { formatRupees } from '@thodu/api/contract/formats'
import type { User } from '@thodu/api/contract/schemas/accounts.schema'
import { texts } from '@thodu/api/contract/texts'
import { useState } from 'react'
import { choose } from '#words/journey/choose.ts'
import { loadDraft } from '../draft/current-draft.ts'
import { Guarded } from '../session/Guarded.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Steps } from '../ui/Steps.tsx'
import { chooseService } from './choose-service.ts'

const lowestPrice = ({ packages }: Service): number => Math.min(...packages.map(({ price }) => price))

type CardProps = { service: Service; hasDraft: boolean; busy: boolean; disabled: boolean; onChoose: () => void }

function ServiceCard({ service, hasDraft, busy, disabled, onChoose }: CardProps) {
  return (
    <li className="card service-card">
      <img src={`/illustrations/service-${service.id}.svg`} alt="" width="320" height="240" loading="lazy" />
      <h2>{service.name}</h2>
      <p>{service.description}</p>
      <p className="service-from">{choose.card.from(formatRupees(lowestPrice(service)))}</p>
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

function ChooseService({ user }: { user: User }) {
  const [saving, setSaving] = useState<string>()
  const [error, setError] = useState<string>()
  const listed = services.filter((service) => service.listed)
  const babyCare = services.find((service) => service.id === 'baby-care')

  const open = async (service: Service) => {
    setSaving(service.id)
    setError(undefined)
    try {
      await chooseService(user, service)
      location.assign('/service-details')
    } catch {
      setError(texts.serviceSelection.failed)
      setSaving(undefined)
    }
  }
  return (
    <>
      <Steps current={1} />
      <h1>{choose.greeting(user.name)}</h1>
      <p className="lead">{choose.lead}</p>
      {error && <Alert tone="error">{error}</Alert>}
      <ul className="plain grid service-cards">
        {listed.map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            hasDraft={loadDraft(user._id, service.id) !== undefined}
            busy={saving === service.id}
            disabled={saving !== undefined}
            onChoose={() => void open(service)}
          />
        ))}
      </ul>
      {babyCare && (
        <p className="baby-care">
          {choose.baby.question}{' '}
          <button
            type="button"
            className="button-link"
            disabled={saving !== undefined}
            onClick={() => void open(babyCare)}
          >
            {choose.baby.link}
          </button>
        </p>
      )}
      <section className="card coordinator">
        <div>
          <h2>{choose.unsure.heading}</h2>
          <p>{choose.unsure.text}</p>
        </div>
        <a className="button button-quiet" href="/contact">
          {choose.unsure.link}
        </a>
      </section>
    </>
  )
}

/** /choose-service (rule JRN-1). */
export function ChooseServiceApp() {
  return <Guarded allowed={['user']}>{(user) => <ChooseService user={user} />}</Guarded>
}
