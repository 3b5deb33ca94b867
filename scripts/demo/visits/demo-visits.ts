import { isBinding } from '@thodu/api/contract/care/booking-status'
import { dayMs, momentOf } from '@thodu/api/contract/time'
import type { DemoCast } from '../demo-cast.ts'

export type DemoVisit = {
  id: string
  booking_id: string
  booking_status: string
  user_id: string
  caretaker_id: string | null
  starts_min: number
  ends_min: number
  revision: number
}

/** Reads the planned visits that begin within a day after a time (ms). */
export const readVisits = (cast: DemoCast, from: number): Promise<DemoVisit[]> =>
  cast.deps.database.read
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select([
      'visits.id',
      'booking_id',
      'bookings.status as booking_status',
      'user_id',
      'caretaker_id',
      'starts_min',
      'ends_min',
      'visits.revision',
    ])
    .where('visits.status', '=', 'planned')
    .where('bookings.status', 'in', ['pending', 'confirmed', 'active'])
    .where('starts_min', '>=', momentOf(from))
    .where('starts_min', '<', momentOf(from + dayMs))
    .orderBy('starts_min')
    .execute()

/** Reads a visit's status; undefined once the care of its booking has ended. */
export async function readStatus(cast: DemoCast, { id }: Pick<DemoVisit, 'id'>): Promise<string | undefined> {
  const visit = await cast.deps.database.read
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select(['visits.status', 'bookings.status as booking'])
    .where('visits.id', '=', id)
    .executeTakeFirstOrThrow()
  return isBinding(visit.booking) ? visit.status : undefined
}
