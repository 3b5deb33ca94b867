import { cleanDigits } from '../clean-text.ts'
import { normalizePhone, readPhoneLinks } from './phone-numbers.ts'

const separators = /[\s().-]/g
/** Digits of an Indian number without the country's code. */
const nationalLength = 10
const mobile = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/

/**
 * Numbers of a field as they are looked for: 91 and the ten digits of one in India, plus and all digits of one abroad; the digits
 * there are of a shorter one (rule BOOK-12).
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
 * Part of a number somebody searches by, as `toPhoneDigits` writes it; undefined for what is no part of a number. A whole Indian
 * mobile number begins with 91, so that it finds no number of another country which ends alike.
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

/** A number as the office reads it, however it was typed: "+91 98480 12345". What is no Indian mobile number stays as it is. */
export function tellPhone(phone: string): string {
  const [, whole] = mobile.exec(normalizePhone(phone).replaceAll('.', '')) ?? []
  return whole === undefined ? phone : `+91 ${whole.slice(0, 5)} ${whole.slice(5)}`
}
