import type { AccountRow, Tx } from '@thodu/db'
import { findAccount } from '../accounts/accounts.queries.ts'
import { dropFactors } from '../accounts/factors/reset-factors.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { anonymiseBookings } from '../bookings/verbs/anonymise-bookings.ts'
import { normalizeEmail } from '../contract/people/account-rules.ts'
import { removeKept } from '../documents/keep/kept-files.ts'
import { systemPerformer } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { removeOutboxFiles } from '../mail/sweep-outbox.ts'
import { forgetPromises } from '../promises/forget-promises.ts'
import { openVisitsOf } from '../roster/open-visits.ts'
import { forgetCalls, numbersOf } from '../telephone/forget-calls.ts'
import { refuseRemoval } from './refuse-removal.ts'

/** What a removal took away and what it left, in rows or files. */
export type Removal = { removed: Record<RemovedPart, number>; kept: { bookings: number; auditRows: number } }
export type RemovedPart =
  | 'sessions'
  | 'factors'
  | 'codes'
  | 'bookingsAnonymised'
  | 'notes'
  | 'uploads'
  | 'callbacks'
  | 'calls'
  | 'messages'
  | 'newsletter'
  | 'officeNotes'
  | 'selections'
  | 'mails'

/** Leaves the row, since bookings and audit rows point to it, and nobody in it. */
async function emptyAccount(tx: Tx, { id }: AccountRow, at: string): Promise<void> {
  const email = `${id}@removed.invalid`
  const nobody = { email, name: 'Removed account', phone: '', location: '', password_hash: null, google_sub: null }
  const nothing = {
    restricted_at: null,
    purge_told_at: null,
    inactive_at: null,
    office_note: null,
    language: null,
    search_name: '',
  }
  await tx
    .updateTable('accounts')
    .set({ ...nobody, ...nothing, updated_at: at, removed_at: at })
    .where('id', '=', id)
    .execute()
  for (const table of [
    'caretaker_service_types',
    'caretaker_profiles',
    'caretaker_photos',
    'caretaker_languages',
    'caretaker_hours',
  ] as const)
    await tx.deleteFrom(table).where('account_id', '=', id).execute()
  await tx
    .deleteFrom('caretaker_blocks')
    .where((row) => row.or([row('account_id', '=', id), row('user_id', '=', id)]))
    .execute()
}

/** @returns names of the files whose rows are gone */
async function removeDocuments(tx: Tx, ownerId: string): Promise<string[]> {
  const documents = await tx.selectFrom('documents').select('stored_name').where('owner_id', '=', ownerId).execute()
  const own = tx.selectFrom('documents').select('id').where('owner_id', '=', ownerId)
  await tx.deleteFrom('booking_files').where('document_id', 'in', own).execute()
  await tx.deleteFrom('documents').where('owner_id', '=', ownerId).execute()
  return documents.map((document) => document.stored_name)
}

/** What a removal needs: the server's, or a backup that is unpacked. */
export type RemovalDeps = Pick<Deps, 'database' | 'uploads' | 'logger' | 'now'> & {
  config: Pick<Deps['config'], 'outboxDir'>
}

type Deletion = { executeTakeFirstOrThrow: () => Promise<{ numDeletedRows: bigint }> }
const count = async (deletion: Deletion): Promise<number> =>
  Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows)

type Known = Pick<AccountRow, 'id' | 'phone'> & { email: string; numbers: readonly string[] }

async function removeRows(tx: Tx, { id, phone, email, numbers }: Known, at: Date) {
  const calls = await forgetCalls(tx, { id, phone, email }, numbers)
  await forgetPromises(tx, { accountId: id, email }, at)
  await tx.deleteFrom('idempotency_keys').where('account_id', '=', id).execute()
  await tx.deleteFrom('day_links').where('created_by', '=', id).execute()
  await tx.deleteFrom('calendar_feeds').where('account_id', '=', id).execute()
  await tx.updateTable('time_off').set({ reason: '' }).where('caretaker_id', '=', id).execute()
  return {
    calls,
    factors: await dropFactors(tx, id),
    sessions: await count(tx.deleteFrom('sessions').where('account_id', '=', id)),
    codes: await count(tx.deleteFrom('one_time_codes').where('email', '=', email)),
    callbacks: await count(tx.deleteFrom('callbacks').where('user_id', '=', id)),
    messages: await count(tx.deleteFrom('messages').where((row) => row(row.fn('lower', ['email']), '=', email))),
    newsletter: await count(tx.deleteFrom('newsletter_subscribers').where('email', '=', email)),
    officeNotes: await count(tx.deleteFrom('family_notes').where('account_id', '=', id)),
    selections: await count(tx.deleteFrom('service_selections').where('user_id', '=', id)),
    mails: await count(tx.deleteFrom('outbox_mails').where('recipient', '=', email)),
  }
}

async function countAuditRows(tx: Tx, id: string, email: string): Promise<number> {
  const { rows } = await tx
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where((row) => row.or([row('actor_id', '=', id), row('resource_id', '=', id), row('user_email', '=', email)]))
    .executeTakeFirstOrThrow()
  return rows
}

/** An account that is there, by its id or its address. */
const findBy = (tx: Tx, idOrAddress: string): Promise<AccountRow | undefined> =>
  findAccount(tx, idOrAddress.includes('@') ? { email: normalizeEmail(idOrAddress) } : { id: idOrAddress })

/**
 * Removes an account with all that is personal: contact, patients' details, uploads, search text, requests,
 * messages, codes, sessions, waiting mails. What stays of a booking is code, service, package, price, dates, status and
 * rating, and amounts; audit rows stay too. Its address is free again.
 * `again`: it was removed before, and an older backup has brought it back; nothing stands in the way then.
 * @throws ApiError 404 unknown, 409 for the last admin and for accounts with open bookings
 */
export async function removeAccount(
  deps: RemovalDeps,
  idOrAddress: string,
  { again = false, description = 'Removed an account from the shell' }: { again?: boolean; description?: string } = {},
): Promise<Removal> {
  const { config, database, now } = deps
  const at = now()
  const { email, files, removed, kept } = await database.write(async (tx) => {
    const account = await findBy(tx, idOrAddress)
    if (!account) throw notFound()
    const { email } = account
    if (!again) await refuseRemoval(tx, account)
    // Before anything is emptied: the numbers lead to its calls.
    const person = { id: account.id, phone: account.phone, email }
    const numbers = await numbersOf(tx, person)
    await openVisitsOf(tx, systemPerformer, { id: account.id, name: 'A removed account' }, at)
    await emptyAccount(tx, account, at.toISOString())
    const { bookings, notes } = await anonymiseBookings(tx, account.id)
    const files = await removeDocuments(tx, account.id)
    const rows = await removeRows(tx, { ...person, numbers }, at)
    await writeAudit(tx, {
      performer: systemPerformer,
      action: 'USER_MANAGEMENT',
      resourceType: 'user',
      resourceId: account.id,
      description,
      at,
    })
    const auditRows = await countAuditRows(tx, account.id, email)
    const removed = { ...rows, bookingsAnonymised: bookings, notes, uploads: files.length }
    return { email, files, removed, kept: { bookings, auditRows } }
  })
  // After the rows: a crash leaves orphans for the next start's sweep, never a row without its file.
  for (const file of files) await removeKept(deps, file)
  removed.mails += await removeOutboxFiles(config, email)
  return { removed, kept }
}
