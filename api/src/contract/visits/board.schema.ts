import { timeOffKinds } from '../time-off/time-off.schema.ts'
import { count, day, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { someone, visitNeeds } from './visit-parts.ts'
import { visitSchema } from './visits.schema.ts'

export type RosterWeek = z.output<typeof rosterWeekSchema>

export type WeekFigures = z.output<typeof weekFiguresSchema>

export type Today = z.output<typeof todaySchema>

/** A visit on the board: what its button says; all else is one call away (GET /admin/visits/{id}). */
export const boardVisitSchema = z.strictObject({
  ...visitSchema.pick({ _id: true, serviceDay: true, startsAt: true, endsAt: true, status: true, need: true }).shape,
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

/** GET /admin/visit-figures: of this week, what the dashboard shows beside its own; nobody is named in it. */
export const weekFiguresSchema = z.strictObject({ from: day, minutes: count, open: count })

/** GET /admin/today: sorted by what needs a hand; counts of each need. */
export const todaySchema = z.strictObject({
  at: time,
  counts: z.record(z.enum(visitNeeds), count),
  visits: z.array(visitSchema),
})
