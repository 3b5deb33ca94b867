import { timeOffKinds } from '../care/time-off-kinds.ts'
import { count, day, givenDay, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { someone, visitNeeds } from './visit-parts.ts'
import { visitSchema } from './visits.schema.ts'

export type RosterWeek = z.output<typeof rosterWeekSchema>

export type WeekFigures = z.output<typeof weekFiguresSchema>

export type Today = z.output<typeof todaySchema>

/** A visit on the board: what its button says; all else is one call away (GET /admin/visits/{id}). */
export const boardVisitSchema = z.strictObject({
  ...visitSchema.pick({ _id: true, serviceDay: true, startsAt: true, endsAt: true, status: true, need: true }).shape,
  revision: visitSchema.shape.revision,
  booking: visitSchema.shape.booking.pick({ _id: true, bookingId: true, patientName: true, area: true }),
  caretaker: someone.pick({ _id: true, name: true }).nullable(),
})

/** GET /admin/roster-week?from=YYYY-MM-DD: seven days, the visits nobody has first, then caretaker by caretaker. */
export const rosterWeekSchema = z.strictObject({
  from: day,
  days: z.array(day).length(7),
  rows: z.array(
    z.strictObject({
      /** null: the visits that nobody has yet. */
      caretaker: z
        .strictObject({ _id: id, name: z.string(), phone: z.string(), minutes: count, maxMinutes: count })
        .nullable(),
      visits: z.array(boardVisitSchema),
      timeOff: z.array(z.strictObject({ _id: id, startsAt: time, endsAt: time, kind: z.enum(timeOffKinds) })),
    }),
  ),
})

/** GET /admin/free-caretakers?startsAt&endsAt: who could come then, the fewest minutes in that week first. */
export const freeCaretakersSchema = z.array(
  z.strictObject({ _id: id, name: z.string(), phone: z.string(), minutes: count, maxMinutes: count }),
)
export type FreeCaretakers = z.output<typeof freeCaretakersSchema>

/** POST /admin/roster-week/copy: the seven days from `from` on once more, a week later. With `preview` nothing is changed. */
export const copyWeekSchema = z.object({ from: givenDay, preview: z.boolean().exactOptional() })

/** Who is to come, and why not where it was refused; the visit as it stands afterwards. */
export const copiedWeekSchema = z.strictObject({
  visits: z.array(
    z.strictObject({
      visit: boardVisitSchema,
      caretaker: someone.pick({ _id: true, name: true }),
      /** In the caller's language; null where nothing stands in the way. */
      refusal: z.string().nullable(),
    }),
  ),
})
export type CopiedWeek = z.output<typeof copiedWeekSchema>

/** GET /admin/visit-figures: of this week, what the dashboard shows beside its own; nobody is named in it. */
export const weekFiguresSchema = z.strictObject({ from: day, minutes: count, open: count })

/** GET /admin/today: sorted by what needs a hand; counts of each need. */
export const todaySchema = z.strictObject({
  at: time,
  counts: z.record(z.enum(visitNeeds), count),
  visits: z.array(visitSchema),
  /** Of whatever day: something is wrong with them, and nobody has closed it. */
  troubled: z.array(visitSchema),
})
