import { shiftCodes } from '../care/care-shapes.ts'
import { neededText } from '../wire/free-text.ts'
import { day, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/**
 * Visits, rosters and time off: what is sent and what is answered (rules VISIT-1 and after). Times ISO 8601 UTC, days and
 * times of day those of the city, weekdays 0 (Sunday) to 6.
 */
export const visitStatuses = ['planned', 'started', 'done', 'missed', 'skipped', 'cancelled'] as const
/** Of visits that take their caretaker's time (trigger visits_busy_update). */
export const busyStatuses = ['planned', 'started', 'done'] as const

export const visitProofs = ['code', 'family', 'office', 'none'] as const

/**
 * What a visit needs, the most urgent first: it should have begun and has no caretaker, the caretaker has not arrived, the caretaker is
 * late, no caretaker is chosen, it begins soon, it is under way, the family has not confirmed it, it lies ahead, it is over.
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

/** What a family says was wrong with a visit (`at`: when it said so last), and what the office did; open while `closedAt` is null. */
export const remarkSchema = z.strictObject({
  text: z.string(),
  at: time,
  closedAt: time.nullable(),
  done: z.string().nullable(),
})
export type Remark = z.output<typeof remarkSchema>

export const someone = z.strictObject({ _id: id, name: z.string(), phone: z.string() })

/** What everybody who sees a visit sees of it: family, caretaker and office. */
export const visitParts = {
  _id: id,
  shift: shiftCode,
  serviceDay: day,
  startsAt: time,
  endsAt: time,
  status: z.enum(visitStatuses),
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  /** By whose word it began; `none` is the caretaker's own. */
  startProof: z.enum(visitProofs).nullable(),
  revision,
}
