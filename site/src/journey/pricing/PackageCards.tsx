import type { CarePackage } from '@thodu/api/contract/care/catalogue'
import { formatRupees } from '@thodu/api/contract/formats'
import { pricing } from '#words/journey/pricing.ts'

type Props = { packages: readonly CarePackage[]; chosen: string | undefined; onChoose: (id: string) => void }

function Price({ price, originalPrice, unit }: CarePackage) {
  return (
    <span className="price">
      <span className="visually-hidden">{pricing.now(formatRupees(price), unit)}. </span>
      <span aria-hidden="true">
        <span className="price-now">{formatRupees(price)}</span> {unit}
      </span>{' '}
      <del className="price-was">
        <span className="visually-hidden">{pricing.was(formatRupees(originalPrice))}</span>
        <span aria-hidden="true">{formatRupees(originalPrice)}</span>
      </del>
    </span>
  )
}

/** The packages of a service as a choice of one (rule CAT-5). */
export function PackageCards({ packages, chosen, onChoose }: Props) {
  return (
    <fieldset className="packages">
      <legend className="visually-hidden">{pricing.legend}</legend>
      {packages.map((option) => (
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
        </label>
      ))}
    </fieldset>
  )
}
