import type { Reader } from '@thodu/db'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Families that asked to be forgotten and whose data a law still keeps (rule PRIV-K1). Lists and searches leave them out by one of
 * these; what opens one thing by its id is refused at the route (answers/sees.ts). Few or none, in an index of their own.
 */
const ids = sql`select id from accounts where restricted_at is not null and removed_at is null`
const restricted = sql`(${ids})`
const ofTheirs = sql`(select id from bookings where user_id in ${restricted})`

type Condition = RawBuilder<SqlBool>

/** Whether the account in this column is open to everybody who may see accounts. */
export const isOpenFamily = (account: string): Condition => sql<SqlBool>`${sql.ref(account)} not in ${restricted}`

/** The same of messages, by their address: who writes again after that is read. */
export const isOpenMessage: Condition = sql<SqlBool>`not exists (select 1 from accounts
  where restricted_at is not null and removed_at is null and email = messages.email and restricted_at > messages.created_at)`

/** The same by a booking's id. */
export const isOfOpenFamily = (booking: string): Condition => sql<SqlBool>`${sql.ref(booking)} not in ${ofTheirs}`

/** The same where bookings are walked: every index of theirs holds the seq, and no wide row is read for it. */
export const isOpenSeq: Condition = sql<SqlBool>`bookings.seq not in (select seq from bookings where user_id in ${restricted})`

/** Whether there is such a family at all. Where there is none a total counts an index instead of asking every row. */
export const hasRestricted = async (db: Reader): Promise<boolean> =>
  (await sql`${ids} limit 1`.execute(db)).rows.length > 0

/** The opposite of isOpenFamily, to take off counts that the database keeps. */
export const isRestrictedFamily = (account: string): Condition => sql<SqlBool>`${sql.ref(account)} in ${restricted}`

/** Whether anything that is opened by this id belongs to such a family: itself, a booking, a visit, a document or a request. */
export const belongsToRestricted = (id: unknown): Condition => sql<SqlBool>`exists (
  select 1 from accounts where restricted_at is not null and removed_at is null and (id = ${id}
    or id in (select user_id from bookings where bookings.id = ${id})
    or id in (select user_id from bookings join visits on visits.booking_id = bookings.id where visits.id = ${id})
    or id in (select user_id from bookings join payments on payments.booking_id = bookings.id where payments.id = ${id})
    or id in (select user_id from bookings join issued_documents on issued_documents.booking_id = bookings.id
      where issued_documents.id = ${id})
    or id in (select owner_id from documents where documents.id = ${id})
    or id in (select user_id from callbacks where callbacks.id = ${id})
    or email in (select messages.email from messages where messages.id = ${id} and messages.created_at < restricted_at)))`
