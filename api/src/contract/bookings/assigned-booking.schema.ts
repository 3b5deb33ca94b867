import { z } from '../wire/zod.ts'
import { bookingSchema } from './booking-answer.schema.ts'

/** Warnings about an accepted assignment (rule MATCH-8). */
const assignmentWarningSchema = z.strictObject({
  code: z.enum(['booking.checks_missing']),
  /** In the caller's language. */
  message: z.string(),
})

/** Answer of an assignment; `warnings` is missing when there are none. */
export const assignedBookingSchema = bookingSchema.extend({
  warnings: z.array(assignmentWarningSchema).exactOptional(),
})
export type AssignedBooking = z.output<typeof assignedBookingSchema>
