import { randomInt } from 'node:crypto'
import { codeAlphabet, codeLength } from '../contract/bookings/rules/booking-code.ts'

/** Creates a booking id. It may be taken, so the caller retries. It is not a secret. */
export const createBookingCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('')
