import { listChanges } from '../audit/write-audit.ts'
import type { Booking } from '../contract/bookings/bookings.schema.ts'
import type { GivenPreferences } from '../contract/suggestions/profiles.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { findPreferences } from '../suggestions/find-preferences.ts'
import { auditBooking } from './booking-events.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'

/** An admin stores the family's preferences in any status (rule MATCH-2). @throws ApiError 404 */
export const updatePreferences = (
  deps: Deps,
  caller: Caller,
  { id, wishes: given }: { id: string; wishes: GivenPreferences },
): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const row = await findBooking(tx, id, 'all')
    const before = await findPreferences(tx, id)
    const wishes = { ...given, food: given.food === undefined ? before.food : given.food }
    const changes = listChanges(before, wishes)
    if (changes.length === 0) return completeBooking(tx, row, 'admin')
    const columns = {
      language: wishes.language,
      gender: wishes.gender,
      gender_strength: wishes.genderStrength,
      keep_same: wishes.keepSame ? 1 : 0,
      food: wishes.food,
    } as const
    await tx
      .insertInto('booking_preferences')
      .values({ booking_id: id, ...columns })
      .onConflict((wish) => wish.column('booking_id').doUpdateSet(columns))
      .execute()
    await auditBooking(tx, caller, row, {
      action: 'BOOKING_UPDATED',
      description: `Preferences of the family changed for booking ${row.code}: ${changes.map(({ field }) => field).join(', ')}`,
      changes,
      at: deps.now(),
    })
    return completeBooking(tx, row, 'admin')
  })
