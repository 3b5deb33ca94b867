import { shiftCodes } from '../care/care-shapes.ts'
import { texts } from '../texts.ts'
import { count, day, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** YYYY-MM; the current month by default. */
const month = z.string(texts.details.invalidDate).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, texts.details.invalidDate)
export const workedQuery = z.object({ month: month.exactOptional() })

/** `minutes` is null until the visit has ended. */
const workedVisitSchema = z.strictObject({
  _id: id,
  day,
  code: z.enum(shiftCodes),
  status: z.enum(['done', 'missed']),
  plannedMinutes: count,
  minutes: count.nullable(),
  /** A person other than the caretaker confirmed start and end. */
  isProved: z.boolean(),
  /** Whether a substitute came. */
  isReplaced: z.boolean(),
})
export type WorkedVisit = z.output<typeof workedVisitSchema>

const sheetParts = {
  month,
  /** Visits by kind: days, nights, live-in, sessions. */
  given: z.strictObject({ D: count, N: count, L: count, S: count }),
  plannedMinutes: count,
  minutes: count,
  unproved: count,
  missed: count,
  replaced: count,
  daysOff: count,
  visits: z.array(workedVisitSchema),
}
/** A caretaker's hours and days, without pay (rule OFF-36). */
export const workedSheetSchema = z.strictObject(sheetParts)
export type WorkedSheet = z.output<typeof workedSheetSchema>
export const workedSheetsSchema = z.strictObject({
  month,
  sheets: z.array(z.strictObject({ caretaker: z.strictObject({ _id: id, name: z.string() }), ...sheetParts })),
})
export type WorkedSheets = z.output<typeof workedSheetsSchema>
