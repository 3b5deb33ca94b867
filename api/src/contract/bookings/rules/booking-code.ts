import { cleanDigits } from '../../clean-text.ts'

/** Without 0/O and 1/I, easy to read out on the phone (rule BOOK-6). */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 6

const whole = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)
const label = /^[^A-Z\d]*(?:(?:MY\s+)?BOOKING|ID|NO|CODE)(?:[\s.:#-]+(?:ID|NO|NUMBER|CODE))?(?:[\s.:#-]+|$)/

/** Returns the capital letters and digits of a typed id, without the words in front of it. */
export const cleanBookingCode = (typed: string): string =>
  cleanDigits(typed)
    .toUpperCase()
    .replace(label, '')
    .replace(/[^A-Z\d]/g, '')

/**
 * Reads spellings such as `#7AUTLC`, `7AUTLC.` or `7 A U T L C`.
 * @returns undefined for other texts, and for a bare id, which a text search finds
 */
export function readBookingCode(typed: string): string | undefined {
  const code = cleanBookingCode(typed)
  return whole.test(code) && code !== typed.trim().toUpperCase() ? code : undefined
}
