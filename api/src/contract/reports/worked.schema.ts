import { shiftCodes } from '../care/care-shapes.ts'
import { texts } from '../texts.ts'
import { count, day, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** A month of the city, YYYY-MM; this one where nobody says. */
const month = z.string(texts.details.invalidDate).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, texts.details.invalidDate)
export const workedQuery = z.object({ month: month.exactOptional() })

/** What a visit of the month came to; minutes as planned, and as they were once it is over. */
const workedVisitSchema = z.strictObject({
  _id: id,
  day,
  code: z.enum(shiftCodes),
  status: z.enum(['done', 'missed']),
  plannedMinutes: count,
  minutes: count.nullable(),
  /** Whether somebody else than the caretaker bears out that it began and ended. */
  isProved: z.boolean(),
  /** Missed, and somebody else came. */
  isReplaced: z.boolean(),
})
export type WorkedVisit = z.output<typeof workedVisitSchema>

const sheetParts = {
  month,
  /** How many visits were given, by their kind: days, nights, living in, sessions. */
  given: z.strictObject({ D: count, N: count, L: count, S: count }),
  plannedMinutes: count,
  minutes: count,
  unproved: count,
  missed: count,
  replaced: count,
  daysOff: count,
  visits: z.array(workedVisitSchema),
}
/** What one caretaker worked in a month: hours and days, no pay (rule OFF-36). */
export const workedSheetSchema = z.strictObject(sheetParts)
export type WorkedSheet = z.output<typeof workedSheetSchema>
export const workedSheetsSchema = z.strictObject({
  month,
  sheets: z.array(z.strictObject({ caretaker: z.strictObject({ _id: id, name: z.string() }), ...sheetParts })),
})
export type WorkedSheets = z.output<typeof workedSheetsSchema>
