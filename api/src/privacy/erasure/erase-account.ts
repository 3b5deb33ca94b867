import type { AccountRow, Tx } from '@thodu/db'
import { dropFactors } from '../../accounts/two-factor/reset-factors.ts'
import { anonymiseBookings } from '../../bookings/anonymise-bookings.ts'
import { removeKept } from '../../documents/kept-files.ts'
import type { Deps } from '../../http/environment.ts'
import { removeOutboxFiles } from '../../mail/sweep-outbox.ts'
import { erasePromises } from '../../promises/erase-promises.ts'
import { markVisits } from '../../visits/schedule/update-visit.ts'
import { type Erased, type ErasureActions, eraseRows } from '../inventory/erase-rows.ts'
import type { Person } from '../inventory/rows-of.ts'

/** This data is outside the database and is deleted after the commit (`removeErasedFiles`). */
export type ErasedFiles = {
  uploads: readonly string[]
  email: string
  bookings: readonly string[]
  numbers: readonly string[]
}

/**
 * Erases personal data from all rows of an account, as the list declares (rule PRIV-D2). A booking's code, service, package,
 * price, dates, status and rating stay, as do audit rows; the address is free again. The caller checks permission and writes
 * the audit row.
 * @param numbers phone numbers given only by this account (telephone/erase-calls.ts), read before the erasure
 */
export async function eraseAccount(
  tx: Tx,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  numbers: readonly string[],
  at: Date,
): Promise<{ erased: Erased; files: ErasedFiles }> {
  const person = { id, email, numbers }
  const documents = await tx.selectFrom('documents').select('stored_name').where('owner_id', '=', person.id).execute()
  const bookings = await tx.selectFrom('bookings').select('code').where('user_id', '=', person.id).execute()
  const erased = await eraseRows(tx, person, erasureActions, at)
  const files = {
    uploads: documents.map(({ stored_name }) => stored_name),
    email: person.email,
    bookings: bookings.map(({ code }) => code),
    numbers,
  }
  return { erased, files }
}

/** Deletes mails in the outbox folder while rows still lead to them. @returns their number */
export async function removeMailsAhead(
  { config, database }: Pick<Deps, 'database'> & { config: Pick<Deps['config'], 'outboxDir'> },
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<number> {
  const bookings = await database.read.selectFrom('bookings').select('code').where('user_id', '=', id).execute()
  return removeOutboxFiles(config, { email, bookings: bookings.map(({ code }) => code) })
}

/**
 * Deletes uploads and mails after the rows are erased: a crash then leaves orphans for the next sweep, never a row without its
 * file.
 * @returns the number of deleted mails
 */
export async function removeErasedFiles(
  deps: Pick<Deps, 'uploads' | 'logger'> & { config: Pick<Deps['config'], 'outboxDir'> },
  { uploads, ...traces }: ErasedFiles,
): Promise<number> {
  for (const file of uploads) await removeKept(deps, file)
  return removeOutboxFiles(deps.config, traces)
}

/** The row stays, because bookings and audit rows refer to it. */
async function emptyAccount(tx: Tx, { id }: Person, at: Date): Promise<number> {
  const email = `${id}@removed.invalid`
  const nobody = { email, name: 'Removed account', phone: '', location: '', password_hash: null, google_sub: null }
  const nothing = { inactive_at: null, office_note: null, language: null, search_name: '' }
  const unmarked = { restricted_at: null, purge_told_at: null }
  await tx
    .updateTable('accounts')
    .set({ ...nobody, ...nothing, ...unmarked, updated_at: at.toISOString(), removed_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
  return 1
}

/** Erases texts; times, caretakers and costs stay. */
async function clearVisits(tx: Tx, { id }: Person): Promise<number> {
  const own = tx.selectFrom('bookings').select('id').where('user_id', '=', id)
  await markVisits(tx, (rows) => rows.where('booking_id', 'in', own), {
    reason: null,
    waive_reason: null,
    family_words: null,
    remark: null,
    remark_at: null,
    remark_closed_at: null,
    remark_done: null,
  })
  return 0
}

async function removeDocuments(tx: Tx, { id }: Person): Promise<number> {
  const removed = await tx.deleteFrom('documents').where('owner_id', '=', id).executeTakeFirstOrThrow()
  return Number(removed.numDeletedRows)
}

async function endItsPromises(tx: Tx, { id, email }: Person, at: Date): Promise<number> {
  await erasePromises(tx, { accountId: id, email }, at)
  return 0
}

/** A missing function does not compile. */
const erasureActions: ErasureActions = {
  account: emptyAccount,
  factors: (tx, { id }) => dropFactors(tx, id),
  bookings: (tx, { id }) => anonymiseBookings(tx, id),
  visits: clearVisits,
  promises: endItsPromises,
  documents: removeDocuments,
}
