import type { Reader } from '@thodu/db'
import type { BookingAssignments } from '../contract/bookings/assignment-history.schema.ts'
import type { BookingStatus } from '../contract/care/booking-status.ts'

/** Lists a booking's assignments and corrections, oldest first (rules OFF-19, OFF-20). */
export async function readAssignmentHistory(read: Reader, bookingId: string): Promise<BookingAssignments> {
  const assignments = await read
    .selectFrom('booking_assignments')
    .innerJoin('accounts', 'accounts.id', 'booking_assignments.caretaker_id')
    .select([
      'accounts.id',
      'accounts.name',
      'assigned_at',
      'welcomed_at',
      'care_from',
      'care_until',
      'ended_at',
      'ended_by',
      'reason',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('seq')
    .execute()
  const corrections = await read
    .selectFrom('booking_corrections')
    .innerJoin('accounts', 'accounts.id', 'booking_corrections.corrected_by')
    .select(['from_status', 'to_status', 'reason', 'accounts.name', 'booking_corrections.created_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('seq')
    .execute()
  return {
    assignments: assignments.map((row) => ({
      caretaker: { _id: row.id, name: row.name },
      assignedAt: row.assigned_at,
      welcomedAt: row.welcomed_at,
      careFrom: row.care_from,
      careUntil: row.care_until,
      endedAt: row.ended_at,
      endedBy: row.ended_by,
      reason: row.reason,
    })),
    // The only writer, `correctStatus`, stores valid statuses.
    corrections: corrections.map((row) => ({
      from: row.from_status as BookingStatus,
      to: row.to_status as BookingStatus,
      reason: row.reason,
      by: row.name,
      createdAt: row.created_at,
    })),
  }
}
