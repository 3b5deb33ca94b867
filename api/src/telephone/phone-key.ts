import { createHmac, type KeyObject } from 'node:crypto'
import parsePhone from 'libphonenumber-js/min'
import type { BrandValues, Office } from '../contract/office.ts'
import { readPhoneLinks } from '../contract/people/phone-numbers.ts'

/** Most accounts store a number in this form, which needs no parsing. */
const usual = /^\+91([6-9]\d{9})$/
const tenDigits = /^[6-9]\d{9}$/
/** Fewest digits of a foreign number. */
const shortest = 8

/**
 * Formats a number by E.164 without its plus. A foreign number of ten digits keeps it, because without it the digits mean an
 * Indian mobile number.
 * @param dialled as a telephone in India dials it
 */
function readNumber(dialled: string): string {
  const found = parsePhone(dialled, 'IN')
  // The number is Indian if it is valid with its area code; otherwise it stays unchanged.
  if (!dialled.startsWith('+') && (dialled.length < 10 || !found?.isValid())) return dialled
  const number = found?.number ?? dialled
  const mobile = usual.exec(number)?.[1]
  if (mobile !== undefined) return mobile
  return tenDigits.test(number.slice(1)) ? number : number.slice(1)
}

const readGroups = (phone: string): string[] => {
  const mobile = usual.exec(phone)?.[1]
  if (mobile !== undefined) return [mobile]
  return readPhoneLinks(phone)
    .map(({ dial }) => readNumber(dial))
    .filter((number) => number.replace('+', '').length >= shortest)
}

export type OwnNumbers = ReadonlySet<string>
const none: OwnNumbers = new Set()
/** A change of the settings creates a new key object. */
const knownNumbers = new WeakMap<BrandValues, OwnNumbers>()

export function ownNumbersOf({ brand }: Pick<Office, 'brand'>): OwnNumbers {
  const known = knownNumbers.get(brand)
  if (known) return known
  const { phone, secondPhone, messagingNumber, partnershipMessagingNumber } = brand
  const own = new Set([phone, secondPhone, `+${messagingNumber}`, `+${partnershipMessagingNumber}`].flatMap(readGroups))
  knownNumbers.set(brand, own)
  return own
}

/** Lists all numbers in the format of `toGroupNumber`, without the office's own. */
export const toGroupNumbers = (phone: string, own: OwnNumbers = none): string[] =>
  readGroups(phone).filter((number) => !own.has(number))

/**
 * The first number in a field, for grouping (rule CALL-2): ten digits for an Indian mobile number, else E.164 digits. Undefined
 * for an invalid number and for the office's own.
 */
export const toGroupNumber = (phone: string, own: OwnNumbers = none): string | undefined =>
  toGroupNumbers(phone, own)[0]

/** Formats a number for dialling; an impossible number stays unchanged. */
export function toDialled(group: string): string {
  if (group.startsWith('+')) return group
  if (tenDigits.test(group)) return `+91${group}`
  return parsePhone(`+${group}`)?.isPossible() ? `+${group}` : group
}

/** Returns the keyed hash that replaces a number in URLs and logs, so that the number stays secret (rule CALL-2). */
export const keyOf = (secret: KeyObject, group: string): string =>
  createHmac('sha256', secret).update(`call:${group}`).digest('base64url').slice(0, 24)
