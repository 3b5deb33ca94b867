import type { Tx } from '@thodu/db'
import { readWishes } from '../../contract/suggestions/wishes.ts'

/** What a family wished for in the form stands where the office keeps its wishes: never more than a wish (rule JRN-28). */
export async function keepWishes(tx: Tx, bookingId: string, answers: Readonly<Record<string, unknown>>): Promise<void> {
  const { wishGender = null, wishLanguage = null, wishFood = null } = readWishes(answers)
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
