import type { Tx } from '@thodu/db'
import { listChanges, writeAudit } from '../audit/write-audit.ts'
import type { OfficeInput, RequestStatus } from '../contract/requests/queues.schema.ts'
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
import { applyUndo, rememberUndo } from '../undo/undo.ts'
import { changeOfficeValues, type OfficeValues, officeColumns, type Queue, showOfficeValues } from './queues.ts'

type Input<Status> = OfficeInput & { id: string; status: NoInfer<Status> }
/** The values that an undo restores. */
type Stood = { status: RequestStatus; owner_id: string | null; owned_at: string | null }

async function findRequest(tx: Tx, { table }: Queue, id: string) {
  const row = await tx
    .selectFrom(table)
    .select(['status', 'owner_id', 'owned_at', 'updated_at', ...officeColumns])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const setRequest = (tx: Tx, { table }: Queue, id: string, values: Stood & Partial<OfficeValues>, at: Date) =>
  tx
    .updateTable(table)
    .set({ ...values, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute()

const auditStatus = (
  tx: Tx,
  { performer }: Caller,
  { what, resourceType }: Queue,
  id: string,
  { told, ...event }: { told: string; changes: ReturnType<typeof listChanges>; at: Date },
) =>
  writeAudit(tx, {
    performer,
    action: 'STATUS_UPDATE',
    resourceType,
    resourceId: id,
    description: `${what}${told}`,
    ...event,
  })

const findFamily = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('callbacks').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()).user_id

/** "Done" meets the promise of the request, "closed" ends it. */
async function settlePromises(tx: Tx, { type, done, promise, isCall }: Queue, id: string, status: string, at: Date) {
  if (status === 'closed') await endPromises(tx, { type, id }, 'closed', at)
  if (status !== done) return
  await meetPromises(tx, { type, id }, [promise], at)
  if (isCall) await meetCallsOfFamily(tx, await findFamily(tx, id), at)
}

/** The promise met at `metAt` becomes unmet. */
async function unsettlePromises(tx: Tx, { type, promise, isCall }: Queue, id: string, metAt: string, at: Date) {
  await unmeetPromise(tx, { type, id }, { kind: promise }, at)
  if (isCall) await unmeetCallsOfFamily(tx, await findFamily(tx, id), metAt, at)
  await resumePromises(tx, { type, id }, at)
}

/**
 * Changes the status of a request with its promises and audit entry. A new status makes the caller its owner, or no one while it
 * waits. The change can be undone (rules REQ-7, BOOK-18).
 * @throws ApiError 404
 */
export async function updateRequestStatus<Status extends RequestStatus>(
  tx: Tx,
  caller: Caller,
  queue: Queue<Status>,
  { id, status, ...given }: Input<Status>,
  at: Date,
): Promise<void> {
  const row = await findRequest(tx, queue, id)
  const stood: Stood = { status: row.status, owner_id: row.owner_id, owned_at: row.owned_at }
  let owner = { owner_id: stood.owner_id, owned_at: stood.owned_at }
  if (status !== stood.status) {
    await rememberUndo(tx, caller, { type: queue.type, id }, stood, at)
    const isWaiting = status === queue.waiting
    owner = isWaiting ? { owner_id: null, owned_at: null } : { owner_id: caller.actor.id, owned_at: at.toISOString() }
  }
  const values = changeOfficeValues(row, given)
  await setRequest(tx, queue, id, { status, ...values, ...owner }, at)
  await settlePromises(tx, queue, id, status, at)
  const changes = listChanges({ status: row.status, ...showOfficeValues(row) }, { status, ...showOfficeValues(values) })
  await auditStatus(tx, caller, queue, id, { told: ` marked ${status}`, changes, at })
}

/** Marks a request as done, closed or waiting (rules OFF-15, OFF-16). @throws ApiError 404 */
export const updateRequest = <Status extends RequestStatus>(
  deps: Deps,
  caller: Caller,
  queue: Queue<Status>,
  given: Input<Status>,
): Promise<void> => deps.database.write((tx) => updateRequestStatus(tx, caller, queue, given, deps.now()))

/** Undoes the caller's own change, except the note (rule BOOK-18). @throws ApiError 404; 409 */
export const undoRequest = (deps: Deps, caller: Caller, queue: Queue, id: string): Promise<void> =>
  deps.database.write(async (tx) => {
    const before = await findRequest(tx, queue, id)
    const at = deps.now()
    const stood = await applyUndo<Stood>(tx, caller, { type: queue.type, id }, before.updated_at, at)
    await setRequest(tx, queue, id, stood, at)
    if (stood.status === queue.waiting) await unsettlePromises(tx, queue, id, before.updated_at, at)
    const changes = listChanges({ status: before.status }, { status: stood.status })
    await auditStatus(tx, caller, queue, id, { told: `: change undone, ${stood.status} again`, changes, at })
  })
