import { randomInt } from 'node:crypto'
import { codeAlphabet, codeLength } from '../../contract/bookings/rules/booking-code.ts'

/** The short upper-case id that people say. Not a secret, and taken ones are possible: the caller tries again. */
export const createBookingCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('')
