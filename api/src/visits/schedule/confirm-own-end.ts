import type { Tx } from '@thodu/db'

/**
 * A caretaker who ends the care knows that its visits are cancelled (rule VISIT-28). The known times stay, so that an undo
 * leaves no change.
 */
export async function confirmOwnEnd(
  tx: Tx,
  { booking, caretaker }: { booking: string; caretaker: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('schedule_changes')
    .set({ confirmed_at: at.toISOString() })
    .where('booking_id', '=', booking)
    .where('caretaker_id', '=', caretaker)
    .where('confirmed_at', 'is', null)
    .execute()
}
