import type { Database, DocumentRow } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import type { Actor } from '../http/actor.ts'

/**
 * Finds a document if the actor may open it: its owner, an admin, or the caretaker of an open booking that lists it. A caretaker
 * can never open a family's Aadhaar file, whether the document itself or a booking has the category aadharCard for it (rules FILE-6,
 * FILE-7, CARE-5).
 */
export function findReadableDocument(database: Database, actor: Actor, id: string): Promise<DocumentRow | undefined> {
  const query = database.read.selectFrom('documents').selectAll().where('id', '=', id)
  if (actor.role === 'admin') return query.executeTakeFirst()
  if (actor.role === 'user') return query.where('owner_id', '=', actor.id).executeTakeFirst()
  return query
    .where((eb) => {
      const listed = eb
        .selectFrom('booking_files')
        .innerJoin('bookings', 'bookings.id', 'booking_files.booking_id')
        .select('bookings.id')
        .whereRef('booking_files.document_id', '=', 'documents.id')
      return eb.or([
        eb('owner_id', '=', actor.id),
        eb.and([
          eb(eb.fn.coalesce('category', eb.val('')), '!=', 'aadharCard'),
          eb.not(eb.exists(listed.where('booking_files.category', '=', 'aadharCard'))),
          eb.exists(
            listed
              .where('bookings.assigned_caregiver_id', '=', actor.id)
              .where('bookings.status', 'in', bindingStatuses),
          ),
        ]),
      ])
    })
    .executeTakeFirst()
}
