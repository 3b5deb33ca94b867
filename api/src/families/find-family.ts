import { isOneOf, type Reader } from '@thodu/db'
import { findAccount } from '../accounts/accounts.queries.ts'
import { shownEmail } from '../accounts/unknown-address.ts'
import { bookingCode, shownColumns, toAuditLog } from '../audit/lists/to-audit-log.ts'
import { completeBookings, listedColumns } from '../bookings/bookings.queries.ts'
import type { Offers } from '../contract/care/offers.ts'
import type { Family, FamilyNote } from '../contract/dashboard/dashboard.schema.ts'
import { toDocument } from '../documents/to-document.ts'
import { notFound } from '../http/errors/api-error.ts'
import { toCallback } from '../requests/callbacks.queries.ts'
import { toMessages } from '../requests/messages.queries.ts'
import { findBlocks } from './family-blocks.ts'

/** The answer contains at most this many rows of each kind. */
const most = 200
const newestEvents = 50

type Whose = { id: string }

const selectBookings = (db: Reader, { id }: Whose) =>
  db
    .selectFrom('bookings')
    .select(listedColumns)
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()
const selectCallbacks = (db: Reader, { id }: Whose) =>
  db
    .selectFrom('callbacks')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
const selectMessages = (db: Reader, { email }: { email: string }) =>
  db.selectFrom('messages').selectAll().where('email', '=', email).orderBy('created_at', 'desc').limit(most).execute()
const selectDocuments = (db: Reader, { id }: Whose) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('owner_id', '=', id)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
const selectNotes = (db: Reader, { id }: Whose) =>
  db
    .selectFrom('family_notes')
    .select(['id as _id', 'note', 'author_name as author', 'created_at as createdAt'])
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
/** Selects the newest audit events of the account and of its data. */
const selectEvents = (db: Reader, { id, ids }: { id: string; ids: string[] }) =>
  db
    .selectFrom('audit_log')
    .select(shownColumns)
    .select(bookingCode)
    .where((eb) => eb.or([eb('actor_id', '=', id), isOneOf('resource_id', ids)]))
    .orderBy('seq', 'desc')
    .limit(newestEvents)
    .execute()

export const findNotes = (db: Reader, id: string): Promise<FamilyNote[]> => selectNotes(db, { id })

/** Finds the person who may act for the family, as the family declared (rule PRIV-R5). */
async function findNominee(db: Reader, id: string): Promise<Family['nominee']> {
  const row = await db.selectFrom('nominees').selectAll().where('account_id', '=', id).executeTakeFirst()
  return row ? { name: row.name, phone: row.phone, relation: row.relation, namedAt: row.named_at } : null
}

/** Returns an account with its bookings, requests, documents, notes and newest events (rule OFF-22). @throws ApiError 404 */
export async function findFamily(db: Reader, offers: Offers, id: string): Promise<Family> {
  const account = await findAccount(db, { id })
  if (!account) throw notFound()
  const bookings = await selectBookings(db, { id })
  const callbacks = await selectCallbacks(db, { id })
  const messages = await selectMessages(db, { email: account.email })
  const documents = await selectDocuments(db, { id })
  const ids = [id, ...[...bookings, ...callbacks, ...messages, ...documents].map((row) => row.id)]
  const { name, email, phone, location, role, created_at: createdAt } = account
  return {
    ...{ _id: id, name, email: shownEmail(email), phone, location, role, createdAt },
    bookings: await completeBookings(db, bookings, 'admin'),
    callbacks: callbacks.map((row) => toCallback(row, offers)),
    messages: await toMessages(db, messages),
    documents: documents.map(toDocument),
    notes: await findNotes(db, id),
    blocks: await findBlocks(db, id),
    nominee: await findNominee(db, id),
    history: (await selectEvents(db, { id, ids })).map(toAuditLog),
  }
}
