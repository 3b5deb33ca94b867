import { cleanDigits } from '../../clean-text.ts'

/** No 0/O and no 1/I: easy to say on a phone (rule BOOK-6). */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 6

const whole = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)
/** Words that people write before an id. */
const label = /^[^A-Z\d]*(?:(?:MY\s+)?BOOKING|ID|NO|CODE)(?:[\s.:#-]+(?:ID|NO|NUMBER|CODE))?(?:[\s.:#-]+|$)/

/** Letters and digits of a typed id, as they are compared: capitals, without the signs and blanks around and between them. */
export const cleanBookingCode = (typed: string): string =>
  cleanDigits(typed)
    .toUpperCase()
    .replace(label, '')
    .replace(/[^A-Z\d]/g, '')

/**
 * The id that was meant by `#7AUTLC`, `7AUTLC.` or `7 A U T L C`; undefined for every other text, and for a bare id, which a
 * search for a text finds.
 */
export function readBookingCode(typed: string): string | undefined {
  const code = cleanBookingCode(typed)
  return whole.test(code) && code !== typed.trim().toUpperCase() ? code : undefined
}
