import type { Reader } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import type { Affected, Whom } from '../../contract/privacy/breaches/breaches.schema.ts'
import { countPeople, touchedBy } from './find-people.ts'
import { listWriters } from './find-writers.ts'

type Person = Affected['list'][number]
type Recorded = { way: 'mail' | 'call' | null; told_at: string | null }

const stateOf = ({ way, told_at: toldAt }: Recorded): Person['state'] =>
  way === null ? 'open' : toldAt === null ? 'toCall' : 'told'
const places = { toCall: 0, open: 1, told: 2 } as const satisfies Record<Person['state'], number>

const selectAccounts = (db: Reader, breachId: string, whom: Whom | undefined) =>
  db
    .selectFrom('accounts')
    .leftJoin('breach_persons', (join) =>
      join.onRef('breach_persons.account_id', '=', 'accounts.id').on('breach_persons.breach_id', '=', breachId),
    )
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.phone', 'way', 'told_at'])
    .$if(whom === undefined, (query) => query.where('breach_persons.breach_id', 'is not', null))
    .$if(whom !== undefined, (query) =>
      query.where('accounts.id', 'in', touchedBy(db, whom ?? { kind: 'everybody' }).select('accounts.id')),
    )
    .orderBy('accounts.name')
    .orderBy('accounts.id')

/**
 * Lists the affected people with the state of their notification (rules PRIV-B3, PRIV-B4).
 * @param whom undefined for the people who were notified or are to be called
 */
export async function listPeople(db: Reader, breachId: string, whom: Whom | undefined): Promise<Affected> {
  const accounts = await selectAccounts(db, breachId, whom).execute()
  const writers = await listWriters(db, breachId, whom)
  const people = [
    ...accounts.map((row) => ({ ...row, email: shownEmail(row.email), hasAccount: true })),
    ...writers.map((row) => ({ ...row, hasAccount: false })),
  ]
  const list = people
    .map(
      (row): Person => ({
        _id: row.id,
        name: row.name,
        email: row.email,
        phone: row.phone,
        hasAccount: row.hasAccount,
        state: stateOf(row),
        toldAt: row.told_at,
      }),
    )
    .toSorted((one, other) => places[one.state] - places[other.state])
  if (whom) return { ...(await countPeople(db, breachId, whom)), list }
  const counts = { people: list.length, withoutAccount: writers.length, told: list.length }
  return { ...counts, mails: 0, calls: 0, seen: null, list }
}
