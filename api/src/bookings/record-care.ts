import type { Tx } from '@thodu/db'
import type { StoredBooking } from './booking-wire.ts'

/** The reason is free text that an admin writes. */
export type AssignmentEnd = { by: 'handover' | 'taken_back' | 'correction'; reason?: string }

const isOver = ({ status }: StoredBooking): boolean => status === 'completed' || status === 'cancelled'

/** @returns undefined when care neither starts nor ends */
function careTimes(before: StoredBooking, after: StoredBooking, at: string) {
  if (before.status === 'active' && isOver(after)) return { care_until: at }
  if (isOver(before) && after.status === 'active') return { care_until: null }
  if (after.status === 'active') return { care_from: at }
  return before.status === 'active' ? { care_from: null } : undefined
}

async function endAssignment(tx: Tx, booking: StoredBooking, end: AssignmentEnd | undefined, at: string) {
  const open = tx.updateTable('booking_assignments').where('booking_id', '=', booking.id).where('ended_at', 'is', null)
  await open
    .set((row) => ({
      ended_at: at,
      ended_by: end?.by ?? 'correction',
      reason: end?.reason ?? null,
      care_until: row
        .case()
        .when('care_from', 'is not', null)
        .then(row.fn.coalesce('care_until', row.val(at)))
        .end(),
    }))
    .execute()
}

/** Updates the assignment history with its booking (rule OFF-19). Part of `changeBooking`, so every command does this. */
export async function recordCare(
  tx: Tx,
  before: StoredBooking,
  after: StoredBooking,
  _now: Date,
  end?: AssignmentEnd,
): Promise<void> {
  const at = after.updated_at
  if (before.assigned_caregiver_id !== after.assigned_caregiver_id) {
    if (before.assigned_caregiver_id !== null) await endAssignment(tx, before, end, at)
    if (after.assigned_caregiver_id === null) return
    await tx
      .insertInto('booking_assignments')
      .values({
        booking_id: after.id,
        caretaker_id: after.assigned_caregiver_id,
        assigned_at: at,
        care_from: after.status === 'active' ? at : null,
        care_until: null,
        ended_at: null,
        ended_by: null,
        reason: null,
      })
      .execute()
    return
  }
  const times = before.status === after.status ? undefined : careTimes(before, after, at)
  if (times === undefined) return
  await tx
    .updateTable('booking_assignments')
    .set(times)
    .where('booking_id', '=', after.id)
    .where('ended_at', 'is', null)
    .execute()
}
