import type { Tx } from '@thodu/db'
import { readPreferences } from '../contract/suggestions/preferences.ts'

/** Stores preferences from the form. They are never requirements (rule JRN-28). */
export async function savePreferences(
  tx: Tx,
  bookingId: string,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { wishGender = null, wishLanguage = null, wishFood = null } = readPreferences(answers)
  if (wishGender === null && wishLanguage === null && wishFood === null) return
  await tx
    .insertInto('booking_preferences')
    .values({
      booking_id: bookingId,
      gender: wishGender,
      gender_strength: wishGender === null ? 'none' : 'prefer',
      language: wishLanguage,
      food: wishFood,
      keep_same: 0,
    })
    .execute()
}
