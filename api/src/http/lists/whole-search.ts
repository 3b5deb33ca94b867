import { normalizePhone } from '../../contract/people/phone-numbers.ts'

/** A search for one whole phone number or address, which an index can answer. */
export type WholeSearch = { phone: string } | { email: string }

/** An Indian mobile number, with or without country code. */
const mobileNumber = /^(?:\+?91)?([6-9]\d{9})$/
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The search text in lower case if it is one whole address. */
export function readWholeAddress(q: string | undefined): string | undefined {
  const text = (q ?? '').trim().toLowerCase()
  return address.test(text) ? text : undefined
}

/** Parses a search text that is one whole phone number, in any spelling, or one whole address. */
export function readWholeSearch(q: string | undefined): WholeSearch | undefined {
  const phone = mobileNumber.exec(normalizePhone(q ?? '').replaceAll('.', ''))?.[1]
  if (phone !== undefined) return { phone }
  const email = readWholeAddress(q)
  return email === undefined ? undefined : { email }
}
