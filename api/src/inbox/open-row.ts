import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import type { openRowSchema } from '../contract/inbox/inbox.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { openCard } from '../telephone/open-card.ts'

type Input = z.output<typeof openRowSchema>

async function openRequests(tx: Tx, table: 'callbacks' | 'messages', ids: readonly string[], by: string, at: string) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ owner_id: by, owned_at: at })
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function openOther(tx: Tx, table: 'change_requests' | 'privacy_requests', id: string, by: string, at: string) {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ opened_by: by, opened_at: at })
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Stores that the caller has opened a row, so that the others see who works on it (rule REQ-7). It reserves nothing: several
 * admins may open one row.
 * @throws ApiError 404
 */
export const openRow = (deps: Deps, caller: Caller, { kind, _id, items = [] }: Input) =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const at = now.toISOString()
    const by = caller.actor.id
    const idsOf = (type: string) => items.filter((item) => item.type === type).map((item) => item._id)
    if (kind === 'change' || kind === 'privacy') {
      const table = kind === 'change' ? 'change_requests' : 'privacy_requests'
      if ((await openOther(tx, table, _id, by, at)) === 0) throw notFound()
    } else if (items.length > 0) {
      await openRequests(tx, 'callbacks', idsOf('callback'), by, at)
      await openRequests(tx, 'messages', idsOf('message'), by, at)
      await openCard(tx, deps.config, caller, { key: _id, items }, now)
    } else if (kind === 'call') await openCard(tx, deps.config, caller, { key: _id, items }, now)
    else if ((await openRequests(tx, kind === 'callback' ? 'callbacks' : 'messages', [_id], by, at)) === 0)
      throw notFound()
    return { openedBy: { _id: by, name: caller.actor.name }, openedAt: at }
  })
