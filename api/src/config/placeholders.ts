import { brand } from '../contract/defaults/brand.config.ts'

const shippedNumbers = new Set(['+918700000100', '+91 87000 00100', '918700000100', '918700000101'])
/** Claims of the working name; only a team with such ratings may publish them. */
const shippedClaims: Readonly<Record<string, number>> = { 'brand.advertisedRating': 4.9, 'brand.advertisedFactors': 50 }

const isPlaceholder = (path: string, value: unknown): boolean =>
  typeof value === 'string'
    ? /\.example(?:\/|$)/i.test(value) || shippedNumbers.has(value)
    : value !== undefined && shippedClaims[path] === value

/**
 * Lists shipped values: a `.example` address, an unassigned number or a claim. A public installation would show them to families
 * and mail bookings there.
 */
export function findPlaceholders(value: unknown = brand, path = 'brand'): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => findPlaceholders(part, `${path}.${name}`))
  return isPlaceholder(path, value) ? [path] : []
}
