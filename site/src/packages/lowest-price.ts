import type { Service } from '@thodu/api/contract/care/catalogue'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { servicesPage } from '#words/services.ts'

/** The lowest price of a service with its unit, such as "from ₹3,000 per day"; '' without packages. */
export function formatLowest({ packages }: Pick<Service, 'packages'>): string {
  const lowest = [...packages].sort((one, other) => one.price - other.price)[0]
  return lowest ? servicesPage.from(formatRupees(lowest.price), lowest.unit) : ''
}
