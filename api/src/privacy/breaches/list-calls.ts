import type { Reader } from '@thodu/db'
import type { z } from 'zod'
import type { breachCallsSchema } from '../../contract/privacy/breaches/breaches.schema.ts'
import { writersToCall } from './find-writers.ts'

const shown = 100

/** Lists people without an address; those not yet called come first (rule PRIV-B4). */
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
  const writers = await writersToCall(db, breachId, shown)
  const people = [
    ...rows.map((row) => ({ ...row, hasAccount: true })),
    ...writers.map((row) => ({ ...row, hasAccount: false })),
  ].map(({ id, name, phone, told_at: toldAt, hasAccount }) => ({ _id: id, name, phone, toldAt, hasAccount }))
  return people.toSorted((one, other) => Number(one.toldAt !== null) - Number(other.toldAt !== null)).slice(0, shown)
}
