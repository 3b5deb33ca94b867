import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import { listChanges, writeAudit } from '../audit/write-audit.ts'
import type { updateCallbackSchema } from '../contract/requests/requests.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import {
  endPromises,
  meetCallsOfFamily,
  meetPromises,
  resumePromises,
  unmeetCallsOfFamily,
  unmeetPromise,
} from '../promises/keep-promises.ts'
import { takeUndo } from '../undo/undo.ts'
import { moveRequest } from './move-request.ts'

type Given = z.output<typeof updateCallbackSchema>
type Stood = { status: Given['status']; owner_id: string | null; owned_at: string | null }

async function findCallback(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('callbacks')
    .select(['user_id', 'status', 'note', 'owner_id', 'owned_at', 'updated_at'])
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
) => writeAudit(tx, { performer, action: 'STATUS_UPDATE', resourceType: 'user', resourceId: id, ...event })

type Moved = { id: string; userId: string; status: Given['status'] }

/** A call keeps what was promised with the request and with the family's bookings; one that is closed is waited for no more. */
async function settlePromise(tx: Tx, { id, userId, status }: Moved, at: Date): Promise<void> {
  const subject = { type: 'callback', id } as const
  if (status === 'called') {
    await meetPromises(tx, subject, ['callback'], at)
    await meetCallsOfFamily(tx, userId, at)
  }
  if (status === 'closed') await endPromises(tx, subject, 'closed', at)
}

async function unsettlePromise(tx: Tx, { id, userId, status, metAt }: Moved & { metAt: string }, at: Date) {
  if (status !== 'open') return
  const subject = { type: 'callback', id } as const
  await unmeetPromise(tx, subject, { kind: 'callback' }, at)
  await unmeetCallsOfFamily(tx, userId, metAt, at)
  await resumePromises(tx, subject, at)
}

/** Moves a request on, with what was promised with it and its audit row. @throws ApiError 404 */
export async function moveCallback(
  tx: Tx,
  caller: Caller,
  { id, ...given }: { id: string } & Given,
  at: Date,
): Promise<void> {
  const before = await findCallback(tx, id)
  const move = { before, to: given.status, waits: given.status === 'open' }
  const owner = await moveRequest(tx, caller, { type: 'callback', id }, move, at)
  const note = given.note === undefined ? before.note : given.note || null
  await tx
    .updateTable('callbacks')
    .set({ status: given.status, note, ...owner, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
  await settlePromise(tx, { id, userId: before.user_id, status: given.status }, at)
  const changes = listChanges({ status: before.status, note: before.note }, { status: given.status, note })
  await auditStatus(tx, caller, id, { description: `Callback request marked ${given.status}`, changes, at })
}

/** An admin marks a callback request as called or closed; without `note` the note stays (rule OFF-15). @throws ApiError 404 */
export const updateCallback = (deps: Deps, caller: Caller, given: { id: string } & Given): Promise<void> =>
  deps.database.write((tx) => moveCallback(tx, caller, given, deps.now()))

/** Puts a callback request back where it stood before the caller's own change; the note stays (rule BOOK-18). @throws ApiError 404; 409 */
export const undoCallback = (deps: Deps, caller: Caller, id: string): Promise<void> =>
  deps.database.write(async (tx) => {
    const before = await findCallback(tx, id)
    const at = deps.now()
    const stood = await takeUndo<Stood>(tx, caller, { type: 'callback', id }, before.updated_at, at)
    await tx
      .updateTable('callbacks')
      .set({ ...stood, updated_at: at.toISOString() })
      .where('id', '=', id)
      .execute()
    await unsettlePromise(tx, { id, userId: before.user_id, metAt: before.updated_at, status: stood.status }, at)
    const changes = listChanges({ status: before.status }, { status: stood.status })
    await auditStatus(tx, caller, id, { description: `Callback request: undone, ${stood.status} again`, changes, at })
  })
