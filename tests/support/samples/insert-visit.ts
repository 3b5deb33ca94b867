import { newId, type Tables } from '@thodu/db'
import type { Insertable, Selectable } from 'kysely'
import type { TestApi } from '../api.ts'

const minute = 60_000
/** A moment as visits keep it: minutes since 1970. */
export const toMinute = (moment: string | Date): number => Math.floor(new Date(moment).getTime() / minute)

export type GivenVisit = Partial<Insertable<Tables['visits']>> & {
  bookingId: string
  startsAt: string | Date
  hours?: number
}

/** Puts a visit straight into the database, for tests that are not about planning; any column can be given. */
export function insertVisit(
  api: Pick<TestApi, 'deps'>,
  { bookingId, startsAt, hours = 8, ...columns }: GivenVisit,
): Promise<Selectable<Tables['visits']>> {
  const at = api.deps.now().toISOString()
  const startsMin = toMinute(startsAt)
  const isWorked = columns.status === 'done' || columns.status === 'started'
  return api.deps.database.write((tx) =>
    tx
      .insertInto('visits')
      .values({
        id: newId(),
        booking_id: bookingId,
        service_day: new Date(startsAt).toISOString().slice(0, 10),
        code: 'D',
        starts_min: startsMin,
        ends_min: startsMin + hours * 60,
        caretaker_id: null,
        origin_visit_id: null,
        origin_kind: null,
        started_min: isWorked ? startsMin : null,
        ended_min: columns.status === 'done' ? startsMin + hours * 60 : null,
        created_at: at,
        updated_at: at,
        ...columns,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}
