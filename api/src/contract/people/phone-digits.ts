const separators = /[\s().-]/g
/** Digits of an Indian number without the country's code. */
const nationalLength = 10

/**
 * A number as it is looked for: 91 and its last ten digits, whether it was written with +91, 91, 0 or nothing in front; the
 * digits there are of a shorter one.
 */
export function toPhoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < nationalLength ? digits : `91${digits.slice(-nationalLength)}`
}

/** Part of a number somebody searches by, as `toPhoneDigits` writes it; undefined for what is no part of a number. */
export function readPhonePart(text: string): string | undefined {
  const plain = text.trim().replaceAll(separators, '')
  if (!/^\+?\d{3,14}$/.test(plain)) return undefined
  if (plain.startsWith('+')) return plain.slice(1)
  if (plain.startsWith('00')) return plain.slice(2)
  return plain.startsWith('0') ? plain.slice(1) : plain
}

const mobile = /^(?:\+91|0091|91|0)?([6-9]\d{4})(\d{5})$/
/** A number as the office reads it, however it was typed: "+91 98480 12345". What is no Indian mobile number stays as it is. */
export function tellPhone(phone: string): string {
  const [, first, last] = mobile.exec(phone.replaceAll(separators, '')) ?? []
  return first === undefined ? phone : `+91 ${first} ${last}`
}
