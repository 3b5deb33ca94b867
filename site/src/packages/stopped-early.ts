import { findCareShape } from '@thodu/api/contract/care/care-shapes'
import type { CarePackage, Service } from '@thodu/api/contract/care/catalogue'
import { priceOfParts } from '@thodu/api/contract/care/part-price'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { prices } from '#words/services.ts'

/** Describes the cost of stopping in the middle of a package (rule CAT-14). */
export function describeStoppedEarly(
  { id, packages }: Service,
  { id: packageId, hoursOf = packageId, price }: CarePackage,
): string {
  const parts = findCareShape(id, hoursOf)?.units
  if (!parts) return prices.eachDay
  if (parts === 1) return prices.once
  // Completed sessions may be priced singly when care stops: never more than this.
  if (id === 'physiotherapy') return prices.sessions(formatRupees(packages[0]?.price ?? price))
  const used = Math.floor(parts / 2)
  return prices.half(used, formatRupees(priceOfParts(price, parts, used)))
}
