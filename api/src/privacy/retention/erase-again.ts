import { type Database, isOneOf } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { systemPerformer } from '../../http/actor.ts'
import { appendErased, type ErasedAccounts } from '../../operations/erasure-list.ts'
import { endSessions } from '../../sessions/sessions.ts'
import { type RemovalDeps, removeAccount } from '../../users/remove-account.ts'

const batch = 500

/** Finds accounts that exist and, for `closed`, are open. */
async function findLive({ read }: Database, ids: string[], what: 'purged' | 'closed'): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < ids.length; from += batch) {
    let query = read
      .selectFrom('accounts')
      .select('id')
      .where(isOneOf('id', ids.slice(from, from + batch)))
    query = query.where('removed_at', 'is', null)
    if (what === 'closed') query = query.where('restricted_at', 'is', null)
    found.push(...(await query.execute()).map(({ id }) => id))
  }
  return found
}

/**
 * Repeats erasures and closings of the list after a restored backup or a kill (rule PRIV-K5).
 * @returns the number of erased accounts
 */
export async function eraseAgain(deps: RemovalDeps, known: ErasedAccounts): Promise<number> {
  const { database, now } = deps
  const idsOf = (what: 'purged' | 'closed') =>
    [...known.values()].filter((line) => line.what === what).map(({ id }) => id)
  const description = 'Erased personal data again that a backup had restored'
  const purged = await findLive(database, idsOf('purged'), 'purged')
  for (const id of purged) await removeAccount(deps, id, { again: true, namesInBooks: true, description })
  for (const id of await findLive(database, idsOf('closed'), 'closed'))
    await database.write(async (tx) => {
      const at = now()
      await tx.updateTable('accounts').set({ restricted_at: at.toISOString() }).where('id', '=', id).execute()
      await endSessions(tx, { accountId: id }, at)
      await writeAudit(tx, {
        performer: systemPerformer,
        action: 'USER_MANAGEMENT',
        resourceType: 'user',
        resourceId: id,
        description: 'Closed a family again that a backup had reopened',
        at,
      })
    })
  return purged.length
}

/** Adds lines of other lists, because only this machine's list stays. */
export function adoptLines(dataDir: string, own: ErasedAccounts, all: ErasedAccounts): void {
  appendErased(
    dataDir,
    [...all.values()].filter(({ id, what }) => own.get(id)?.what !== what),
  )
}
