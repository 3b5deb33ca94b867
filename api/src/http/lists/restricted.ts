import type { Reader, Tables } from '@thodu/db'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The law requires us to store the data of closed families (rule PRIV-K1), but no list or search shows it. There are few
 * such families, in their own index. Routes refuse their things by id (answers/record-access.ts).
 */
const ids = sql`select id from accounts where restricted_at is not null and removed_at is null`
const restricted = sql`(${ids})`
const ofTheirs = sql`(select id from bookings where user_id in ${restricted})`

type Condition = RawBuilder<SqlBool>

/** A table without these rows, in the place and with the columns of the table. Engines merge it into the query. */
const without = <Table extends keyof Tables>(table: Table, isOpen: RawBuilder<unknown>): Table =>
  sql`(select * from ${sql.table(table)} where ${isOpen})`.as(table) as unknown as Table

/** The tables without the rows of closed families. Each list and each search selects from these. */
export const openRows = {
  accounts: without('accounts', sql`id not in ${restricted}`),
  // Walks over bookings use the seq, which every index includes, so no wide row is read.
  bookings: without('bookings', sql`seq not in (select seq from bookings where user_id in ${restricted})`),
  visits: without('visits', sql`booking_id not in ${ofTheirs}`),
  promises: without('promises', sql`(subject_type <> 'booking' or subject_id not in ${ofTheirs})`),
  callbacks: without('callbacks', sql`user_id not in ${restricted}`),
  documents: without('documents', sql`owner_id not in ${restricted}`),
  // Compares addresses; a message after the closing is visible.
  messages: without(
    'messages',
    sql`not exists (select 1 from accounts where restricted_at is not null and removed_at is null
      and email = messages.email and restricted_at > messages.created_at)`,
  ),
}

/** True for an account that is not closed. */
export const isOpenFamily = (account: string): Condition => sql<SqlBool>`${sql.ref(account)} not in ${restricted}`

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
