import type { Reader } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Nominee, nameNomineeSchema } from '../../contract/privacy/requests.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'

type Input = z.output<typeof nameNomineeSchema>

/** Finds the person who acts for an account (rule PRIV-R5). */
export async function findNominee(read: Reader, accountId: string): Promise<Nominee | null> {
  const row = await read.selectFrom('nominees').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ? { name: row.name, phone: row.phone, relation: row.relation, namedAt: row.named_at } : null
}

/** Sets or removes the person who acts for the account, without their name in the audit log (rule PRIV-R5). */
export const nameNominee = (deps: Deps, { actor, performer }: Caller, given: Input | null): Promise<Nominee | null> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const before = await findNominee(tx, actor.id)
    const isSame =
      before === null
        ? given === null
        : given !== null && (['name', 'phone', 'relation'] as const).every((part) => before[part] === given[part])
    if (isSame) return before
    if (given === null) await tx.deleteFrom('nominees').where('account_id', '=', actor.id).execute()
    else {
      const columns = { ...given, named_at: now.toISOString() }
      await tx
        .insertInto('nominees')
        .values({ account_id: actor.id, ...columns })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
        .execute()
    }
    await writeAudit(tx, {
      performer,
      action: 'SYSTEM_SETTINGS_CHANGED',
      resourceType: 'system',
      resourceId: actor.id,
      description: given === null ? 'Removed their nominee' : 'Nominated a person for their own data',
      at: now,
    })
    return findNominee(tx, actor.id)
  })
