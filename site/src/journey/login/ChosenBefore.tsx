import { formatRupees } from '@thodu/api/contract/words/formats'
import { findPackage, findService } from '#words/language/catalogue.ts'
import { login } from '#words/login.ts'
import { readAttempted } from '../session/remembered-path.ts'

/** The choice made on a public page before signing in (rule PAGE-14). */
export default function ChosenBefore() {
  const asked = new URLSearchParams(readAttempted()?.split('?')[1])
  const service = findService(asked.get('service') ?? '')
  const option = service && findPackage(service, asked.get('package') ?? '')
  if (!service) return null
  const price = option && `${formatRupees(option.price)} ${option.unit}`.trim()
  return <p className="chosen-before">{login.chosen([option?.name, service.name, price].filter(Boolean).join(', '))}</p>
}
