import type { z } from 'zod'
import { maskAadhaar } from '../audit/mask-aadhaar.ts'
import { listChanges, writeAudit } from '../audit/write-audit.ts'
import type { updateCallbackSchema } from '../contract/schemas/requests.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'

/** An admin marks a callback request as called or closed; without `note` the note stays (rule OFF-15). @throws ApiError 404 */
export const updateCallback = (
  deps: Deps,
  { performer }: Caller,
  { id, ...given }: { id: string } & z.output<typeof updateCallbackSchema>,
): Promise<void> =>
  deps.database.write(async (tx) => {
    const before = await tx.selectFrom('callbacks').select(['status', 'note']).where('id', '=', id).executeTakeFirst()
    if (!before) throw notFound()
    const now = deps.now()
    const after = {
      status: given.status,
      note: given.note === undefined ? before.note : maskAadhaar(given.note) || null,
    }
    await tx
      .updateTable('callbacks')
      .set({ ...after, updated_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'user',
      resourceId: id,
      description: `Callback request marked ${after.status}`,
      changes: listChanges(before, after),
      at: now,
    })
  })
