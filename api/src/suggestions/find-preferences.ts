import type { Reader } from '@thodu/db'
import { spokenLanguages } from '../contract/suggestions/caretaker-profile.ts'
import type { BookingPreferences } from '../contract/suggestions/profiles.schema.ts'

const none: BookingPreferences = { language: null, gender: null, genderStrength: 'none', keepSame: false, food: null }

const selectPreferences = (db: Reader, { id }: { id: string }) =>
  db
    .selectFrom('booking_preferences')
    .select(['language', 'gender', 'gender_strength', 'keep_same', 'food'])
    .where('booking_id', '=', id)
    .execute()

/** Reads the family's preferences from the form and the call (rules JRN-28, MATCH-2). */
export async function findPreferences(db: Reader, bookingId: string): Promise<BookingPreferences> {
  const [row] = await selectPreferences(db, { id: bookingId })
  if (!row) return none
  return {
    language: spokenLanguages.find((language) => language === row.language) ?? null,
    gender: row.gender,
    genderStrength: row.gender_strength,
    keepSame: row.keep_same === 1,
    food: row.food,
  }
}
