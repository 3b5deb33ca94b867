import { z } from '../wire/zod.ts'
import { bookingSchema } from './booking-answer.schema.ts'

/** Warnings about an assignment that the server made all the same (rule MATCH-8). */
const assignmentWarningSchema = z.strictObject({
  code: z.enum(['booking.checks_missing']),
  /** In the caller's language. */
  message: z.string(),
})

/** A booking as the call that assigned or reassigned its caretaker answers it; `warnings` is there only when there is one. */
export const assignedBookingSchema = bookingSchema.extend({
  warnings: z.array(assignmentWarningSchema).exactOptional(),
})
export type AssignedBooking = z.output<typeof assignedBookingSchema>
