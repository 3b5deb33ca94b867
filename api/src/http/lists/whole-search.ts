import { normalizePhone } from '../../contract/people/phone-numbers.ts'

/** A whole number or address, which an index can find. */
export type WholeSearch = { phone: string } | { email: string }

/** The country code is optional. */
const mobileNumber = /^(?:\+?91)?([6-9]\d{9})$/
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Returns the address in lower case. */
export function readWholeAddress(q: string | undefined): string | undefined {
  const text = (q ?? '').trim().toLowerCase()
  return address.test(text) ? text : undefined
}

export function readWholeSearch(q: string | undefined): WholeSearch | undefined {
  const phone = mobileNumber.exec(normalizePhone(q ?? '').replaceAll('.', ''))?.[1]
  if (phone !== undefined) return { phone }
  const email = readWholeAddress(q)
  return email === undefined ? undefined : { email }
}
