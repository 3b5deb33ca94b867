import type { Tables } from '@thodu/db'
import { findBookingsWith } from '@thodu/db'
import type { ExpressionBuilder } from 'kysely'
import { toPhoneDigits } from '../contract/people/phone-digits.ts'
import { toDialled } from './phone-key.ts'

/** More bookings than have one number. */
const mostExamined = 100

/**
 * Whether a booking may have this number, written as by `toGroupNumber`, for its customer or at the patient's home. A field may hold
 * several numbers and an index knows the last one alone, so the search text is asked too. The caller reads the fields themselves.
 */
export const mayHaveNumber = (number: string) => {
  const ten = number.slice(-10)
  const digits = toPhoneDigits(toDialled(number))
  return ({ or, eb }: ExpressionBuilder<Tables, 'bookings'>) =>
    or([
      eb('bookings.customer_phone', '=', ten),
      eb('bookings.emergency_phone', '=', ten),
      eb('bookings.seq', 'in', findBookingsWith([digits], mostExamined)),
    ])
}
