import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import { listChanges, writeAudit } from '../audit/write-audit.ts'
import type { updateMessageSchema } from '../contract/requests/requests.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { endPromises, meetPromises, resumePromises, unmeetPromise } from '../promises/keep-promises.ts'
import { takeUndo } from '../undo/undo.ts'
import { moveRequest } from './move-request.ts'

type Given = z.output<typeof updateMessageSchema>
type Stood = { status: Given['status']; owner_id: string | null; owned_at: string | null }

async function findMessage(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('messages')
    .select(['status', 'note', 'owner_id', 'owned_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const auditStatus = (
  tx: Tx,
  { performer }: Caller,
  id: string,
  event: { description: string; changes: ReturnType<typeof listChanges>; at: Date },
) => writeAudit(tx, { performer, action: 'STATUS_UPDATE', resourceType: 'system', resourceId: id, ...event })

/** Moves a message on, with what was promised with it and its audit row. @throws ApiError 404 */
export async function moveMessage(
  tx: Tx,
  caller: Caller,
  { id, ...given }: { id: string } & Given,
  at: Date,
): Promise<void> {
  const before = await findMessage(tx, id)
  const move = { before, to: given.status, waits: given.status === 'new' }
  const owner = await moveRequest(tx, caller, { type: 'message', id }, move, at)
  const note = given.note === undefined ? before.note : given.note || null
  await tx
    .updateTable('messages')
    .set({ status: given.status, note, ...owner, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
  const subject = { type: 'message', id } as const
  if (given.status === 'answered') await meetPromises(tx, subject, ['reply'], at)
  if (given.status === 'closed') await endPromises(tx, subject, 'closed', at)
  const changes = listChanges({ status: before.status, note: before.note }, { status: given.status, note })
  await auditStatus(tx, caller, id, { description: `Contact message marked ${given.status}`, changes, at })
}

/**
 * Marks a contact message as answered, closed or new again; without `note` the office's note stays (rule OFF-16).
 * @throws ApiError 404
 */
export const updateMessage = (deps: Deps, caller: Caller, given: { id: string } & Given): Promise<void> =>
  deps.database.write((tx) => moveMessage(tx, caller, given, deps.now()))

/** Puts a message back where it stood before the caller's own change; the note stays (rule BOOK-18). @throws ApiError 404; 409 */
export const undoMessage = (deps: Deps, caller: Caller, id: string): Promise<void> =>
  deps.database.write(async (tx) => {
    const before = await findMessage(tx, id)
    const at = deps.now()
    const stood = await takeUndo<Stood>(tx, caller, { type: 'message', id }, before.updated_at, at)
    await tx
      .updateTable('messages')
      .set({ ...stood, updated_at: at.toISOString() })
      .where('id', '=', id)
      .execute()
    if (stood.status === 'new') {
      const subject = { type: 'message', id } as const
      await unmeetPromise(tx, subject, { kind: 'reply' }, at)
      await resumePromises(tx, subject, at)
    }
    const changes = listChanges({ status: before.status }, { status: stood.status })
    await auditStatus(tx, caller, id, { description: `Contact message: undone, ${stood.status} again`, changes, at })
  })
