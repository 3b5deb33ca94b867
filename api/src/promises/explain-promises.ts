import type { PromiseExplanation } from '../contract/promises/promises.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { auditPromise, isBroken, promiseNameOf, saveReason } from './update-promise.ts'

/**
 * Gives several broken promises one reason, without replacing existing ones; null removes the admin's own reasons (rule
 * PROM-7). Promises that are not broken are ignored.
 * @returns ids of the changed promises, each with an audit row
 */
export const explainPromises = (deps: Deps, caller: Caller, { ids, ...given }: PromiseExplanation) =>
  deps.database.write(async (tx): Promise<{ ids: string[] }> => {
    const at = deps.now()
    const query = tx.selectFrom('promises').selectAll().where('id', 'in', ids)
    const rows = await (given.reason === null
      ? query.where('reason_code', 'is not', null).where('reason_by', '=', caller.actor.id)
      : query.where('reason_code', 'is', null)
    ).execute()
    const found = rows.filter((promise) => isBroken(promise, at))
    for (const promise of found) {
      const step = { tx, caller, promise, at }
      const changes = await saveReason(step, given.reason, 'note' in given ? given.note : undefined)
      await auditPromise(step, promiseNameOf(given), changes)
    }
    return { ids: found.map(({ id }) => id) }
  })
