import { newId, type Tables, type VisitRow } from '@thodu/db'
import type { Insertable } from 'kysely'
import type { TestApi } from '../api.ts'

const minute = 60_000
export const minutesOf = (moment: string): number => Math.floor(Date.parse(moment) / minute)
const dayInCity = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

export type GivenVisit = Partial<Insertable<Tables['visits']>> & {
  booking: { _id: string }
  /** ISO time; the visit takes two hours by default. */
  startsAt: string
  minutes?: number
  caretaker?: { id: string } | null
}

/** Inserts a visit as planning would; any column can be given. */
export function insertVisit(
  { deps }: Pick<TestApi, 'deps'>,
  { booking, startsAt, minutes = 120, caretaker = null, ...columns }: GivenVisit,
): Promise<VisitRow> {
  const at = deps.now().toISOString()
  const isWorked = columns.status === 'done' || columns.status === 'started'
  return deps.database.write((tx) =>
    tx
      .insertInto('visits')
      .values({
        id: newId(),
        booking_id: booking._id,
        service_day: dayInCity.format(new Date(startsAt)),
        code: 'D',
        // A booking may have several unplanned visits, each with its own ordinal.
        ordinal: Math.floor(Math.random() * 1_000_000),
        starts_min: minutesOf(startsAt),
        ends_min: minutesOf(startsAt) + minutes,
        caretaker_id: caretaker?.id ?? null,
        started_min: isWorked ? minutesOf(startsAt) : null,
        ended_min: columns.status === 'done' ? minutesOf(startsAt) + minutes : null,
        origin_visit_id: null,
        origin_kind: null,
        created_at: at,
        updated_at: at,
        ...columns,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}
