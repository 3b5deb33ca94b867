import type { DocumentRow } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'

export type Decision = { status: 'verified' | 'rejected'; reason?: string | undefined }

/** Verifies or rejects a document as an admin (rule FILE-9). @throws ApiError 404 */
export const decideDocument = (
  deps: Deps,
  { performer }: Caller,
  { id, ...decision }: Decision & { id: string },
): Promise<DocumentRow> =>
  deps.database.write(async (tx) => {
    const before = await tx.selectFrom('documents').select('status').where('id', '=', id).executeTakeFirst()
    if (!before) throw notFound()
    const now = deps.now()
    const document = await tx
      .updateTable('documents')
      .set({ status: decision.status, reason: decision.reason || null, decided_at: now.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'patient',
      resourceId: id,
      description: `Document ${decision.status}`,
      changes: [{ field: 'status', from: before.status, to: decision.status }],
      at: now,
    })
    return document
  })
