import { type Tx, writeJson } from '@thodu/db'
import type { Choice } from '../http/ports.ts'

/** Stores why the admin chose this caretaker; a choice without suggestions has no reasons (rule DAY-20). */
export async function saveReasons(tx: Tx, bookingId: string, choice: Choice | undefined): Promise<void> {
  if (!choice || choice.reasons.length === 0) return
  await tx
    .updateTable('booking_assignments')
    .set({ chosen_for: writeJson(choice.reasons) })
    .where('booking_id', '=', bookingId)
    .where('ended_at', 'is', null)
    .execute()
}
