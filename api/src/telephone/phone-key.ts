import { createHmac, type KeyObject } from 'node:crypto'
import parsePhone from 'libphonenumber-js/min'
import type { BrandValues, Office } from '../contract/office.ts'
import { readPhoneLinks } from '../contract/people/phone-numbers.ts'

/** An Indian mobile number as most accounts store it, which needs no parsing. */
const usual = /^\+91([6-9]\d{9})$/
const tenDigits = /^[6-9]\d{9}$/
/** Digits of the shortest number that can be a telephone abroad. */
const shortest = 8

/**
 * A number by E.164, without its plus. A number of ten digits keeps the plus: without one it is an Indian mobile number.
 * @param dialled as a telephone in India dials it
 */
function readNumber(dialled: string): string {
  const found = parsePhone(dialled, 'IN')
  // Without a country it is a line of ours where it can be one with its area code, else it stays as it is.
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

/** Numbers of the office, which are nobody's. */
export type OwnNumbers = ReadonlySet<string>
const none: OwnNumbers = new Set()
/** By the organisation of one moment: a change of the settings makes another one. */
const knownNumbers = new WeakMap<BrandValues, OwnNumbers>()

/** The office's own numbers, from the settings in force. */
export function ownNumbersOf({ brand }: Pick<Office, 'brand'>): OwnNumbers {
  const known = knownNumbers.get(brand)
  if (known) return known
  const { phone, secondPhone, messagingNumber, partnershipMessagingNumber } = brand
  const own = new Set([phone, secondPhone, `+${messagingNumber}`, `+${partnershipMessagingNumber}`].flatMap(readGroups))
  knownNumbers.set(brand, own)
  return own
}

/** Every number in a field but the office's own, as `toGroupNumber` writes it. */
export const toGroupNumbers = (phone: string, own: OwnNumbers = none): string[] =>
  readGroups(phone).filter((number) => !own.has(number))

/**
 * What a number is grouped by (rule CALL-2): the ten digits of an Indian mobile number, the digits by E.164 of another one, and
 * the first of several. Undefined for what is no number, and for the office's own.
 */
export const toGroupNumber = (phone: string, own: OwnNumbers = none): string | undefined =>
  toGroupNumbers(phone, own)[0]

/** The number as a telephone dials it; one that no country has is dialled as it was written. */
export function toDialled(group: string): string {
  if (group.startsWith('+')) return group
  if (tenDigits.test(group)) return `+91${group}`
  return parsePhone(`+${group}`)?.isPossible() ? `+${group}` : group
}

/** Keys that are kept: a sheet holds the same numbers each time it is read. Beyond, all are forgotten and made anew. */
const mostKeys = 2_000
const madeKeys = new WeakMap<KeyObject, Map<string, string>>()

/** What stands for a number in addresses and logs: nobody can tell the number from it (rule CALL-2). */
export function keyOf(secret: KeyObject, group: string): string {
  const kept = madeKeys.get(secret)
  const known = kept?.get(group)
  if (known !== undefined) return known
  const made = kept && kept.size < mostKeys ? kept : new Map<string, string>()
  madeKeys.set(secret, made)
  const key = createHmac('sha256', secret).update(`call:${group}`).digest('base64url').slice(0, 24)
  made.set(group, key)
  return key
}
