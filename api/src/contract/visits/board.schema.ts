import { timeOffKinds } from '../care/time-off-kinds.ts'
import { count, day, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { someone, visitNeeds } from './visit-parts.ts'
import { visitSchema } from './visits.schema.ts'

export type RosterWeek = z.output<typeof rosterWeekSchema>

export type WeekFigures = z.output<typeof weekFiguresSchema>

export type Today = z.output<typeof todaySchema>

/** The data of a visit's button only; GET /admin/visits/{id} returns the rest. */
export const boardVisitSchema = z.strictObject({
  ...visitSchema.pick({ _id: true, serviceDay: true, startsAt: true, endsAt: true, status: true, need: true }).shape,
  revision: visitSchema.shape.revision,
  booking: visitSchema.shape.booking.pick({ _id: true, bookingId: true, patientName: true, area: true }),
  caretaker: someone.pick({ _id: true, name: true }).nullable(),
})

/** GET /admin/roster-week?from=YYYY-MM-DD: unassigned visits first, then one row per caretaker. */
export const rosterWeekSchema = z.strictObject({
  from: day,
  days: z.array(day).length(7),
  rows: z.array(
    z.strictObject({
      /** null: unassigned visits. */
      caretaker: z
        .strictObject({ _id: id, name: z.string(), phone: z.string(), minutes: count, maxMinutes: count })
        .nullable(),
      visits: z.array(boardVisitSchema),
      timeOff: z.array(z.strictObject({ _id: id, startsAt: time, endsAt: time, kind: z.enum(timeOffKinds) })),
    }),
  ),
})

/** GET /admin/visit-figures: without names. */
export const weekFiguresSchema = z.strictObject({ from: day, minutes: count, open: count })

/** GET /admin/today: visits sorted by urgency. */
export const todaySchema = z.strictObject({
  at: time,
  counts: z.record(z.enum(visitNeeds), count),
  visits: z.array(visitSchema),
  /** Visits of any day with an open incident. */
  troubled: z.array(visitSchema),
})
