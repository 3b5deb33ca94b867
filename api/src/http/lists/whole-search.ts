import { normalizePhone } from '../../contract/people/phone-numbers.ts'

/** A search for one whole phone number or address: what its index is asked for. */
export type WholeSearch = { phone: string } | { email: string }

/** An Indian mobile number, with or without the country's code. */
const mobileNumber = /^(?:\+?91)?([6-9]\d{9})$/
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** A search for one whole address, in lower case. */
export function readWholeAddress(q: string | undefined): string | undefined {
  const text = (q ?? '').trim().toLowerCase()
  return address.test(text) ? text : undefined
}

/** Whether a search is one whole phone number, however it is written, or one whole address. */
export function readWholeSearch(q: string | undefined): WholeSearch | undefined {
  const phone = mobileNumber.exec(normalizePhone(q ?? '').replaceAll('.', ''))?.[1]
  if (phone !== undefined) return { phone }
  const email = readWholeAddress(q)
  return email === undefined ? undefined : { email }
}
