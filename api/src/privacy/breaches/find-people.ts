import type { Reader } from '@thodu/db'
import { sql } from 'kysely'
import { unknownDomain } from '../../accounts/unknown-address.ts'
import type { People, Whom } from '../../contract/privacy/breaches/breaches.schema.ts'

/** The accounts that a breach touches, by what happened; as a query of ids, removed accounts and the office's own left out below. */
function idsOf(db: Reader, whom: Whom) {
  if (whom.kind === 'booking') {
    const code = whom.booking.toUpperCase()
    const booking = db
      .selectFrom('bookings')
      .select('id')
      .where((row) => row.or([row('code', '=', code), row('id', '=', whom.booking)]))
    return db
      .selectFrom('bookings')
      .select('user_id as id')
      .where('id', 'in', booking)
      .union(db.selectFrom('booking_assignments').select('caretaker_id as id').where('booking_id', 'in', booking))
  }
  if (whom.kind === 'files')
    return db
      .selectFrom('documents')
      .select('owner_id as id')
      .where((row) => row.or([row('id', 'in', whom.files), row('name', 'in', whom.files)]))
  if (whom.kind === 'viewer') {
    const looked = (type: 'booking' | 'document' | 'family' | 'message') =>
      db
        .selectFrom('access_log')
        .select('subject_id')
        .where('viewer_email', '=', whom.email.toLowerCase())
        .where('subject_type', '=', type)
        .where('opened', '>', 0)
        .where('last_at', '>=', new Date(whom.from).toISOString())
        .where('first_at', '<=', new Date(whom.until).toISOString())
    return db
      .selectFrom('bookings')
      .select('user_id as id')
      .where('id', 'in', looked('booking'))
      .union(db.selectFrom('documents').select('owner_id as id').where('id', 'in', looked('document')))
      .union(db.selectFrom('accounts').select('id').where('id', 'in', looked('family')))
      .union(
        db
          .selectFrom('messages')
          .innerJoin('accounts', 'accounts.email', 'messages.email')
          .select('accounts.id')
          .where('messages.id', 'in', looked('message')),
      )
  }
  return db.selectFrom('accounts').select('id')
}

/** Families and caretakers whom it touches; removed accounts and the office's own are left out. */
export const touchedBy = (db: Reader, whom: Whom) =>
  db
    .selectFrom('accounts')
    .where('accounts.removed_at', 'is', null)
    .where('accounts.role', 'in', ['user', 'caretaker'])
    .$if(whom.kind !== 'everybody', (query) => query.where('accounts.id', 'in', idsOf(db, whom)))

/** Those of them who are neither told nor on the list of calls. */
export const notYetTold = (db: Reader, breachId: string, whom: Whom) =>
  touchedBy(db, whom).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('breach_persons')
          .select('account_id')
          .where('breach_id', '=', breachId)
          .whereRef('account_id', '=', 'accounts.id'),
      ),
    ),
  )

/** Whether nobody knows an address of hers: no mail can go there. */
export const hasNoAddress = sql<number>`case when accounts.email like ${`%${unknownDomain}`} then 1 else 0 end`

/** How many people that are; nobody is told (rule PRIV-B3). */
export async function countPeople(db: Reader, breachId: string, whom: Whom): Promise<People> {
  const all = await touchedBy(db, whom)
    .select(({ fn }) => fn.countAll<number | string>().as('people'))
    .executeTakeFirstOrThrow()
  const open = await notYetTold(db, breachId, whom)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('people'),
      fn.sum<number | string>(hasNoAddress).as('calls'),
    ])
    .executeTakeFirstOrThrow()
  const [people, left, calls] = [Number(all.people), Number(open.people), Number(open.calls ?? 0)]
  return { people, told: people - left, mails: left - calls, calls }
}
