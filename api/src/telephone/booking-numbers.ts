import type { Tables } from '@thodu/db'
import { findBookingsWith } from '@thodu/db'
import type { ExpressionBuilder } from 'kysely'
import { toPhoneDigits } from '../contract/people/phone-digits.ts'
import { toDialled } from './phone-key.ts'

/** More bookings than share one number. */
const mostExamined = 100

/**
 * Matches bookings that may have this number (as from `toGroupNumber`) for the customer or the patient's home. The index has only
 * a field's last number, so the query also uses the search text. The caller checks the fields.
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
