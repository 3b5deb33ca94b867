import type { Reader } from '@thodu/db'
import { sql } from 'kysely'
import { unknownDomain } from '../../accounts/unknown-address.ts'
import { cleanBookingCode } from '../../contract/bookings/rules/booking-code.ts'
import type { People, Whom } from '../../contract/privacy/breaches/breaches.schema.ts'
import { countWriters } from './find-writers.ts'
import { seenBy } from './seen-by-viewer.ts'

/** The query may return removed accounts and admins, which touchedBy excludes. */
function idsOf(db: Reader, whom: Whom) {
  if (whom.kind === 'booking') {
    const code = cleanBookingCode(whom.booking)
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
  if (whom.kind === 'viewer')
    return db
      .selectFrom('bookings')
      .select('user_id as id')
      .where('id', 'in', seenBy(db, whom, 'booking'))
      .union(
        db
          .selectFrom('documents')
          .select('owner_id as id')
          .where('id', 'in', seenBy(db, whom, 'document')),
      )
      .union(
        db
          .selectFrom('accounts')
          .select('id')
          .where('id', 'in', seenBy(db, whom, 'family')),
      )
      .union(
        db
          .selectFrom('messages')
          .innerJoin('accounts', 'accounts.email', 'messages.email')
          .select('accounts.id')
          .where('messages.id', 'in', seenBy(db, whom, 'message')),
      )
  return db.selectFrom('accounts').select('id')
}

/** Selects families and caretakers whom the breach touches, without removed accounts. */
export const touchedBy = (db: Reader, whom: Whom) =>
  db
    .selectFrom('accounts')
    .where('accounts.removed_at', 'is', null)
    .where('accounts.role', 'in', ['user', 'caretaker'])
    .$if(whom.kind !== 'everybody', (query) => query.where('accounts.id', 'in', idsOf(db, whom)))

/** These accounts are neither notified nor on the call list. */
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

export const hasNoAddress = sql<number>`case when accounts.email like ${`%${unknownDomain}`} then 1 else 0 end`

async function countAccounts(db: Reader, breachId: string, whom: Whom) {
  const all = await touchedBy(db, whom)
    .select(({ fn }) => fn.countAll<number | string>().as('people'))
    .executeTakeFirstOrThrow()
  const open = await notYetTold(db, breachId, whom)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('people'),
      fn.sum<number | string>(hasNoAddress).as('calls'),
    ])
    .executeTakeFirstOrThrow()
  return { people: Number(all.people), left: Number(open.people), calls: Number(open.calls ?? 0) }
}

async function countTouched(db: Reader, breachId: string, whom: Whom) {
  const accounts = await countAccounts(db, breachId, whom)
  const writers = await countWriters(db, breachId, whom)
  return {
    people: accounts.people + writers.people,
    withoutAccount: writers.people,
    left: accounts.left + writers.left,
    calls: accounts.calls + writers.calls,
  }
}

/** Counts, for one viewer, people whose data was opened, and people in lists only. */
async function countSeen(db: Reader, breachId: string, whom: Whom): Promise<People['seen']> {
  if (whom.kind !== 'viewer') return null
  const all = await countTouched(db, breachId, { ...whom, openedOnly: false })
  const { people: opened } = await countTouched(db, breachId, { ...whom, openedOnly: true })
  return { opened, listedOnly: all.people - opened }
}

/** Counts the touched people and notifies no one (rule PRIV-B3). */
export async function countPeople(db: Reader, breachId: string, whom: Whom): Promise<People> {
  const { people, withoutAccount, left, calls } = await countTouched(db, breachId, whom)
  const seen = await countSeen(db, breachId, whom)
  return { people, withoutAccount, seen, told: people - left, mails: left - calls, calls }
}
