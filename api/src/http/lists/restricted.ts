import type { Reader } from '@thodu/db'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * These conditions exclude closed families, whose data the law requires us to store (rule PRIV-K1), from lists and searches.
 * Routes refuse their things by id (answers/record-access.ts). There are few such families, in their own index.
 */
const ids = sql`select id from accounts where restricted_at is not null and removed_at is null`
const restricted = sql`(${ids})`
const ofTheirs = sql`(select id from bookings where user_id in ${restricted})`

type Condition = RawBuilder<SqlBool>

/** True for an account that is not closed. */
export const isOpenFamily = (account: string): Condition => sql<SqlBool>`${sql.ref(account)} not in ${restricted}`

/** Compares addresses; a message after the closing is visible. */
export const isOpenMessage: Condition = sql<SqlBool>`not exists (select 1 from accounts
  where restricted_at is not null and removed_at is null and email = messages.email and restricted_at > messages.created_at)`

export const isOfOpenFamily = (booking: string): Condition => sql<SqlBool>`${sql.ref(booking)} not in ${ofTheirs}`

/** Walks over bookings use the seq, which every index includes, so no wide row is read. */
export const isOpenSeq: Condition = sql<SqlBool>`bookings.seq not in (select seq from bookings where user_id in ${restricted})`

/** If there is none, a total can count an index without checking every row. */
export const hasRestricted = async (db: Reader): Promise<boolean> =>
  (await sql`${ids} limit 1`.execute(db)).rows.length > 0

/** Counts of closed families are subtracted from stored counts. */
export const isRestrictedFamily = (account: string): Condition => sql<SqlBool>`${sql.ref(account)} in ${restricted}`

/** True if an account, booking, visit, document or request with this id belongs to a closed family. */
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
