import { writeAudit } from '../audit/write-audit.ts'
import type { ContactMessage } from '../contract/calls/wire-types.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { toMessages } from './messages.queries.ts'

/** Marks a contact message as answered, closed or new again (rule OFF-16). @throws ApiError 404 */
export const updateMessage = (
  deps: Deps,
  { performer }: Caller,
  { id, status }: Pick<ContactMessage, 'status'> & { id: string },
): Promise<ContactMessage> =>
  deps.database.write(async (tx) => {
    const before = await tx.selectFrom('messages').select('status').where('id', '=', id).executeTakeFirst()
    if (!before) throw notFound()
    const now = deps.now()
    const row = await tx
      .updateTable('messages')
      .set({ status, updated_at: now.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'system',
      resourceId: id,
      description: `Contact message marked ${status}`,
      changes: [{ field: 'status', from: before.status, to: status }],
      at: now,
    })
    const [message] = await toMessages(tx, [row])
    if (!message) throw notFound()
    return message
  })
