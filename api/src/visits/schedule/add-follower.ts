import { newId, type Tx, type VisitRow } from '@thodu/db'

type Origin = Pick<VisitRow, 'id' | 'booking_id' | 'code'>
type Follower = Pick<VisitRow, 'service_day' | 'starts_min' | 'ends_min' | 'caretaker_id'> & {
  origin_kind: 'moved' | 'replacement'
} & Partial<Pick<VisitRow, 'moves' | 'charge'>>

/**
 * Adds the visit that replaces another one; later planning does not change it. The database refuses a second.
 * @returns its id
 */
export async function addFollower(tx: Tx, origin: Origin, follower: Follower, at: Date): Promise<string> {
  const id = newId(at.getTime())
  const time = at.toISOString()
  await tx
    .insertInto('visits')
    .values({
      id,
      booking_id: origin.booking_id,
      code: origin.code,
      origin_visit_id: origin.id,
      ...follower,
      edited_at: time,
      created_at: time,
      updated_at: time,
    })
    .execute()
  return id
}
