import { randomInt } from 'node:crypto'

/** No 0/O and no 1/I: easy to say on a phone (rule BOOK-6). */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 6

/** The short upper-case id that people say. Not a secret, and taken ones are possible: the caller tries again. */
export const createBookingCode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
