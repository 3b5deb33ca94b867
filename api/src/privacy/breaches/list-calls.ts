import type { Reader } from '@thodu/db'
import type { z } from 'zod'
import type { breachCallsSchema } from '../../contract/privacy/breaches/breaches.schema.ts'

/** As many as a screen shows. */
const shown = 100

/** Who has no address and is told by telephone; those that wait come first (rule PRIV-B4). */
export async function listCalls(db: Reader, breachId: string): Promise<z.output<typeof breachCallsSchema>> {
  const rows = await db
    .selectFrom('breach_persons')
    .innerJoin('accounts', 'accounts.id', 'breach_persons.account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.phone', 'told_at'])
    .where('breach_id', '=', breachId)
    .where('way', '=', 'call')
    .orderBy(({ eb }) => eb.case().when('told_at', 'is', null).then(0).else(1).end())
    .orderBy('accounts.id')
    .limit(shown)
    .execute()
  return rows.map(({ id, name, phone, told_at: toldAt }) => ({ _id: id, name, phone, toldAt }))
}
