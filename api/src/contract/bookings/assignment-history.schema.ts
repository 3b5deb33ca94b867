import { id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { bookingStatusSchema } from './choices.schema.ts'

export const assignmentEndSchema = z.enum(['handover', 'taken_back', 'correction'])

/** GET /admin/bookings/{id}/course: assignment history with dates and reasons, and corrections, oldest first. */
export const assignmentHistorySchema = z.strictObject({
  assignments: z.array(
    z.strictObject({
      caretaker: z.strictObject({ _id: id, name: z.string() }),
      assignedAt: time,
      /** When the family accepted the caretaker. */
      welcomedAt: time.nullable(),
      careFrom: time.nullable(),
      careUntil: time.nullable(),
      endedAt: time.nullable(),
      endedBy: assignmentEndSchema.nullable(),
      reason: z.string().nullable(),
    }),
  ),
  corrections: z.array(
    z.strictObject({
      from: bookingStatusSchema,
      to: bookingStatusSchema,
      reason: z.string(),
      by: z.string(),
      createdAt: time,
    }),
  ),
})

export type BookingAssignments = z.output<typeof assignmentHistorySchema>
