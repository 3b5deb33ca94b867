import { writeAudit } from '../audit/write-audit.ts'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import { removeKept } from './kept-files.ts'

/**
 * Removes an own document that no open booking lists; closed bookings lose it from their list. The row is removed first, so that
 * a crash leaves a file for the sweep and not a row without a file.
 * @throws ApiError 404 missing or another person's, 409 in use by an open booking
 */
export async function removeDocument(deps: Deps, { actor, performer }: Caller, { id }: { id: string }): Promise<void> {
  const storedName = await deps.database.write(async (tx) => {
    const document = await tx
      .selectFrom('documents')
      .select(['id', 'stored_name', 'status'])
      .where('id', '=', id)
      .where('owner_id', '=', actor.id)
      .executeTakeFirst()
    if (!document) throw notFound()
    const used = await tx
      .selectFrom('booking_files')
      .innerJoin('bookings', 'bookings.id', 'booking_files.booking_id')
      .select('bookings.id')
      .where('document_id', '=', id)
      .where('status', 'in', bindingStatuses)
      .limit(1)
      .executeTakeFirst()
    if (used) throw conflict('document.in_use')
    await tx.deleteFrom('booking_files').where('document_id', '=', id).execute()
    await tx.deleteFrom('documents').where('id', '=', id).execute()
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'patient',
      resourceId: id,
      description: 'Document removed by its owner',
      changes: [{ field: 'status', from: document.status, to: null }],
      at: deps.now(),
    })
    return document.stored_name
  })
  await removeKept(deps, storedName)
}
