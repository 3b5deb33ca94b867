import { createHmac, type KeyObject } from 'node:crypto'
import { brand } from '../contract/brand.config.ts'

/** A mobile number of India, however it is written. */
const mobile = /^(?:0091|91|0)?([6-9]\d{9})$/
/** The same as most people's is stored. */
const usual = /^\+91([6-9]\d{9})$/
/** Digits of the shortest number that can be a telephone abroad. */
const shortest = 8

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')
const ownNumbers: ReadonlySet<string> = new Set(
  [brand.phone, brand.messagingNumber, brand.partnershipMessagingNumber].map((phone) => digitsOf(phone).slice(-10)),
)

const readGroup = (digits: string): string | undefined =>
  mobile.exec(digits)?.[1] ?? (digits.length >= shortest ? digits : undefined)

/**
 * What a number is grouped by (rule CALL-2): the ten digits of an Indian mobile number, all digits of another one. Undefined
 * for what is no number, and for our own, which are nobody's.
 */
export function toGroupNumber(phone: string): string | undefined {
  const group = usual.exec(phone)?.[1] ?? readGroup(digitsOf(phone))
  return group !== undefined && ownNumbers.has(group.slice(-10)) ? undefined : group
}

/** The number as a telephone dials it. */
export const toDialled = (group: string): string =>
  mobile.test(group) && group.length === 10 ? `+91${group}` : `+${group}`

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
