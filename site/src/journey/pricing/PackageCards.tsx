import type { CarePackage, Service } from '@thodu/api/contract/care/catalogue'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { pricing } from '#words/pricing.ts'
import { packages as words } from '#words/services.ts'
import { describePackage } from '../../packages/package-facts.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = { service: Service; chosen: string | undefined; isMissing: boolean; onChoose: (id: string) => void }

function Price({ price, originalPrice, unit }: CarePackage) {
  return (
    <span className="price">
      <span className="visually-hidden">{pricing.now(formatRupees(price), unit)}. </span>
      <span aria-hidden="true">
        <span className="price-now">{formatRupees(price)}</span> {unit}
      </span>{' '}
      {originalPrice > price && (
        <del className="price-was">
          <span className="visually-hidden">{pricing.was(formatRupees(originalPrice))}</span>
          <span aria-hidden="true">{formatRupees(originalPrice)}</span>
        </del>
      )}
    </span>
  )
}

function PackageFacts({ service, option }: { service: Service; option: CarePackage }) {
  const { hours, stay, saves } = describePackage(service.id, option)
  return (
    <span className="package-facts">
      <span>{hours}</span>
      {stay && <span>{stay}</span>}
      {saves && <b>{saves}</b>}
    </span>
  )
}

export function Included({ service }: { service: Service }) {
  return (
    <section className="included">
      <h2>{words.legendIncludes}</h2>
      <ul className="plain">
        {[words.comes[service.id], ...words.features[service.id]].map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The packages of a service as radio cards with their differences (rules CAT-5, CAT-13). */
export function PackageCards({ service, chosen, isMissing, onChoose }: Props) {
  return (
    <fieldset id="packages" className="packages" aria-describedby={isMissing ? 'package-missing' : undefined}>
      <legend className="visually-hidden">{pricing.legend}</legend>
      {isMissing && (
        <p id="package-missing" className="field-error">
          {pricing.choosePackage}
        </p>
      )}
      {service.packages.map((option) => (
        <label key={option.id} className="card package">
          <span className="package-head">
            <input
              type="radio"
              name="package"
              value={option.id}
              checked={chosen === option.id}
              onChange={() => onChoose(option.id)}
            />
            <span className="package-name">{option.name}</span>
            {option.popular && <span className="badge">{pricing.popular}</span>}
          </span>
          <Price {...option} />
          <PackageFacts service={service} option={option} />
        </label>
      ))}
    </fieldset>
  )
}
