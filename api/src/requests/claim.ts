import type { Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import { findOwners } from './find-owners.ts'
import type { Queue } from './queues.ts'

type Claim = { id: string; from: string | undefined }

async function findOwnerId(tx: Tx, { table }: Queue, id: string): Promise<string | null> {
  const row = await tx.selectFrom(table).select('owner_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row.owner_id
}

/** An admin takes over a claim only after seeing its owner. @throws ApiError 409 */
function refuseUnseen(owner: string | null, { actor }: Caller, { from }: Claim): void {
  if (owner !== null && owner !== actor.id && owner !== from) throw conflict('request.claimed')
}

async function setOwner(tx: Tx, deps: Deps, caller: Caller, queue: Queue, id: string, [before, after]: Change) {
  const at = deps.now()
  const names = await findOwners(tx, [before, after])
  await tx
    .updateTable(queue.table)
    .set({ owner_id: after, owned_at: after === null ? null : at.toISOString() })
    .where('id', '=', id)
    .execute()
  await writeAudit(tx, {
    performer: caller.performer,
    action: 'STATUS_UPDATE',
    resourceType: queue.resourceType,
    resourceId: id,
    description: `${queue.what} ${after === null ? 'released' : 'claimed'}`,
    changes: [{ field: 'owner', from: names.get(before) ?? null, to: names.get(after) ?? null }],
    at,
  })
}
type Change = [before: string | null, after: string | null]

/**
 * Claims a request for the caller; of two simultaneous claims the first one succeeds. `from` is the owner that the caller has
 * seen and takes over from.
 * @throws ApiError 404; 409 when another admin owns it
 */
export const claim = (deps: Deps, caller: Caller, queue: Queue, given: Claim): Promise<void> =>
  deps.database.write(async (tx) => {
    const owner = await findOwnerId(tx, queue, given.id)
    refuseUnseen(owner, caller, given)
    if (owner !== caller.actor.id) await setOwner(tx, deps, caller, queue, given.id, [owner, caller.actor.id])
  })

/** Returns a request to the office. @throws ApiError 404; 409 when another admin owns it */
export const release = (deps: Deps, caller: Caller, queue: Queue, given: Claim): Promise<void> =>
  deps.database.write(async (tx) => {
    const owner = await findOwnerId(tx, queue, given.id)
    refuseUnseen(owner, caller, given)
    if (owner !== null) await setOwner(tx, deps, caller, queue, given.id, [owner, null])
  })
