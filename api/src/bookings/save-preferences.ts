import type { Tx } from '@thodu/db'
import { readGenderWish, readPreferences } from '../contract/suggestions/preferences.ts'

/** Stores the preferences of the form; "only a woman" and "only a man" are conditions (rule JRN-28). */
export async function savePreferences(
  tx: Tx,
  bookingId: string,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { wishGender, wishLanguage = null, wishFood = null } = readPreferences(answers)
  const { gender, strength } = readGenderWish(wishGender)
  if (gender === null && wishLanguage === null && wishFood === null) return
  await tx
    .insertInto('booking_preferences')
    .values({
      booking_id: bookingId,
      gender,
      gender_strength: strength,
      language: wishLanguage,
      food: wishFood,
      keep_same: 0,
    })
    .execute()
}
