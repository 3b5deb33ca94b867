import type { Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { momentOf } from '../../contract/time.ts'
import type { Performer } from '../../http/actor.ts'
import { updateVisits } from './update-visit.ts'

/**
 * Unassigns all visits ahead of a caretaker who is inactive, removed or has another role (rule VISIT-19), in the
 * transaction of that change.
 */
export async function openVisitsOf(
  tx: Tx,
  performer: Performer,
  caretaker: { id: string; name: string },
  at: Date,
): Promise<void> {
  const ahead = await tx
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select(['bookings.id', 'bookings.code'])
    .select((eb) => eb.fn.countAll<number | string>().as('visits'))
    .where('caretaker_id', '=', caretaker.id)
    .where('visits.status', '=', 'planned')
    .where('ends_min', '>', momentOf(at))
    .groupBy(['bookings.id', 'bookings.code'])
    .orderBy('bookings.id')
    .execute()
  if (ahead.length === 0) return
  await updateVisits(
    tx,
    (visits) =>
      visits
        .where('caretaker_id', '=', caretaker.id)
        .where('status', '=', 'planned')
        .where('ends_min', '>', momentOf(at)),
    { caretaker_id: null },
    at,
  )
  for (const { id, code, visits } of ahead)
    await writeAudit(tx, {
      performer,
      action: 'CARETAKER_UNASSIGNED',
      resourceType: 'booking',
      resourceId: id,
      description: `${caretaker.name} no longer works here: ${visits} ${Number(visits) === 1 ? 'visit' : 'visits'} of booking ${code} unassigned`,
      changes: [{ field: 'visitCaretaker', from: { _id: caretaker.id, name: caretaker.name }, to: null }],
      at,
    })
}
