import { brand } from '../contract/defaults/brand.config.ts'

/** Shipped phone numbers, which no telephone has. */
const shippedNumbers = new Set(['+918700000100', '+91 87000 00100', '918700000100', '918700000101'])
/** Claims of the working name, which only a team with such ratings may make. */
const shippedClaims: Readonly<Record<string, number>> = { 'brand.advertisedRating': 4.9, 'brand.advertisedFactors': 50 }

const isPlaceholder = (path: string, value: unknown): boolean =>
  typeof value === 'string'
    ? /\.example(?:\/|$)/i.test(value) || shippedNumbers.has(value)
    : value !== undefined && shippedClaims[path] === value

/**
 * Lists the settings of the configuration file that still have a value it is shipped with: an address that ends in `.example`, a
 * number that belongs to nobody, or a claim. A public installation shows them to families and mails bookings there.
 */
export function findPlaceholders(value: unknown = brand, path = 'brand'): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => findPlaceholders(part, `${path}.${name}`))
  return isPlaceholder(path, value) ? [path] : []
}
