import { shiftCodes } from '../care/care-shapes.ts'
import { neededText } from '../wire/free-text.ts'
import { day, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** Rules VISIT-1 and after. Times are ISO 8601 UTC; days and times of day are those of the city; weekdays are 0 (Sunday) to 6. */
export const visitStatuses = ['planned', 'started', 'done', 'missed', 'skipped', 'cancelled'] as const
/** Statuses that occupy the caretaker's time (trigger visits_busy_update). */
export const busyStatuses = ['planned', 'started', 'done'] as const

export const visitProofs = ['code', 'family', 'office', 'none'] as const

/**
 * Most urgent first: should have begun without a caretaker, caretaker has not arrived, caretaker is late, no caretaker
 * assigned, begins soon, under way, not confirmed by the family, ahead, over.
 */
export const visitNeeds = [
  'unassigned',
  'absent',
  'late',
  'open',
  'due',
  'started',
  'unproved',
  'planned',
  'over',
] as const

export const shiftCode = z.enum(shiftCodes)

export const weekday = z.int().min(0).max(6)

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const revision = z.int().min(1)

export const reason = neededText(500)

/** `at` is the family's latest change; open while `closedAt` is null. */
export const complaintSchema = z.strictObject({
  text: z.string(),
  at: time,
  closedAt: time.nullable(),
  done: z.string().nullable(),
})
export type Complaint = z.output<typeof complaintSchema>

export const someone = z.strictObject({ _id: id, name: z.string(), phone: z.string() })

/** Parts that family, caretaker and office all see. */
export const visitParts = {
  _id: id,
  shift: shiftCode,
  serviceDay: day,
  startsAt: time,
  endsAt: time,
  status: z.enum(visitStatuses),
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  /** `none`: only the caretaker confirmed the start. */
  startProof: z.enum(visitProofs).nullable(),
  revision,
}
