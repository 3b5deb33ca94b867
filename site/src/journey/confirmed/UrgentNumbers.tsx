import { brand } from '@thodu/api/contract/page-values'
import { confirmed } from '#words/confirmed.ts'
import { Icon } from '../ui/Icon.tsx'

const numbers = [
  { text: confirmed.urgent.ambulance, number: brand.emergencyNumbers.ambulance },
  { text: confirmed.urgent.medicalHelp, number: brand.emergencyNumbers.medicalHelp },
  { text: confirmed.urgent.support, number: brand.phone },
]

/** 108, 102 and the support line as telephone links (rule PAGE-11). */
export function UrgentNumbers() {
  return (
    <section>
      <h2>{confirmed.urgent.heading}</h2>
      <ul className="plain cluster">
        {numbers.map(({ text, number }) => (
          <li key={number}>
            <a className="urgent-number" href={`tel:${number}`}>
              <Icon name="phone" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
