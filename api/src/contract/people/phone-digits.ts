import { cleanDigits } from '../clean-text.ts'
import { normalizePhone, readPhoneLinks } from './phone-numbers.ts'

const separators = /[\s().-]/g
/** Digits of an Indian number, without the country code. */
const nationalLength = 10
const mobile = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/

/**
 * Returns the phone numbers of a field in the form for searching: 91 and ten digits for an Indian number, plus and all digits
 * for a foreign number, and all digits for a shorter number (rule BOOK-12).
 */
export function toPhoneDigits(phone: string): string {
  const found = readPhoneLinks(phone).map(({ dial }) => {
    if (dial.startsWith('+') && !dial.startsWith('+91')) return dial
    const digits = dial.replace(/\D/g, '')
    return digits.length < nationalLength ? digits : `91${digits.slice(-nationalLength)}`
  })
  return found.join(' ')
}

/**
 * Converts a typed number, or a part of one, to the form of `toPhoneDigits`. A complete Indian mobile number gets the prefix 91,
 * so that it does not match a foreign number with the same last digits.
 * @returns undefined when the text is not part of a number
 */
export function readPhonePart(text: string): string | undefined {
  const plain = cleanDigits(text).replaceAll(separators, '')
  if (!/^\+?\d{3,15}$/.test(plain)) return undefined
  const whole = mobile.exec(plain)?.[1]
  if (whole !== undefined) return `91${whole}`
  if (plain.startsWith('+')) return plain.startsWith('+91') || plain.length < 5 ? plain.slice(1) : plain
  if (plain.startsWith('00')) return plain.slice(2)
  return plain.startsWith('0') ? plain.slice(1) : plain
}

/** Formats an Indian mobile number as "+91 98480 12345". Other numbers are returned unchanged. */
export function formatPhone(phone: string): string {
  const [, whole] = mobile.exec(normalizePhone(phone).replaceAll('.', '')) ?? []
  return whole === undefined ? phone : `+91 ${whole.slice(0, 5)} ${whole.slice(5)}`
}
