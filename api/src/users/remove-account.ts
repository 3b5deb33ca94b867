import type { AccountRow, Reader, Tx } from '@thodu/db'
import { findAccount } from '../accounts/accounts.queries.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { normalizeEmail } from '../contract/accounts/account-rules.ts'
import { systemPerformer } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { eraseAccount, removeErasedFiles, removeMailsAhead } from '../privacy/erasure/erase-account.ts'
import type { Erased } from '../privacy/inventory/erase-rows.ts'
import type { TableName } from '../privacy/inventory/personal-data.ts'
import { findOwnNumbers } from '../telephone/erase-calls.ts'
import { openVisitsOf } from '../visits/schedule/open-visits.ts'
import { refuseRemoval } from './refuse-removal.ts'

/** The numbers are rows or files. */
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
  | 'privacyRequests'
  | 'selections'
  | 'mails'

/** The table that is counted for each part. */
const countedBy: Record<RemovedPart, TableName> = {
  sessions: 'sessions',
  factors: 'second_factors',
  codes: 'one_time_codes',
  bookingsAnonymised: 'bookings',
  notes: 'booking_notes',
  uploads: 'documents',
  callbacks: 'callbacks',
  calls: 'calls',
  messages: 'messages',
  newsletter: 'newsletter_subscribers',
  officeNotes: 'family_notes',
  privacyRequests: 'privacy_requests',
  selections: 'service_selections',
  mails: 'outbox_mails',
}
const countParts = (erased: Erased): Record<RemovedPart, number> =>
  Object.fromEntries(Object.entries(countedBy).map(([part, table]) => [part, erased.get(table) ?? 0])) as Record<
    RemovedPart,
    number
  >

async function countAuditRows(tx: Tx, id: string, email: string): Promise<number> {
  const { rows } = await tx
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where((row) => row.or([row('actor_id', '=', id), row('resource_id', '=', id), row('user_email', '=', email)]))
    .executeTakeFirstOrThrow()
  return rows
}

/** Finds an account that is not removed. */
export const findByIdOrAddress = (db: Reader, idOrAddress: string): Promise<AccountRow | undefined> =>
  findAccount(db, idOrAddress.includes('@') ? { email: normalizeEmail(idOrAddress) } : { id: idOrAddress })

/** A removal runs in the server, or on an unpacked backup. */
export type RemovalDeps = Pick<Deps, 'database' | 'uploads' | 'logger' | 'now'> & {
  config: Pick<Deps['config'], 'outboxDir'>
}
type Removing = { again?: boolean; namesInBooks?: boolean; description?: string }

/** Erases the content; numbers, days and amounts stay (rule PRIV-K4). */
const emptyDocuments = (tx: Tx, accountId: string) =>
  tx
    .updateTable('issued_documents')
    .set({ content: '' })
    .where('booking_id', 'in', tx.selectFrom('bookings').select('id').where('user_id', '=', accountId))
    .execute()

/**
 * Removes an account and erases its personal data (erasure/erase-account.ts).
 * @param again skips the checks for an account that an older backup has brought back
 * @param namesInBooks also erases the names in documents
 * @throws ApiError 404; 409 for the last admin, an open booking, or unsettled money
 */
export async function removeAccount(
  deps: RemovalDeps,
  idOrAddress: string,
  { again = false, namesInBooks = false, description = 'Removed an account on the command line' }: Removing = {},
): Promise<Removal> {
  const { database, now } = deps
  const at = now()
  // Mails go first: after the rows are erased, a kill would leave mails that no row leads to.
  const known = namesInBooks ? await findByIdOrAddress(database.read, idOrAddress) : undefined
  const ahead = known ? await removeMailsAhead(deps, known) : 0
  const { files, removed, kept } = await database.write(async (tx) => {
    const account = await findByIdOrAddress(tx, idOrAddress)
    if (!account) throw notFound()
    if (!again) await refuseRemoval(tx, account)
    // Read the numbers before the erasure, because they lead to the account's calls.
    const numbers = await findOwnNumbers(tx, account)
    await openVisitsOf(tx, systemPerformer, { id: account.id, name: 'A removed account' }, at)
    if (namesInBooks) await emptyDocuments(tx, account.id)
    const { erased, files } = await eraseAccount(tx, account, numbers, at)
    await writeAudit(tx, {
      performer: systemPerformer,
      action: 'USER_MANAGEMENT',
      resourceType: 'user',
      resourceId: account.id,
      description,
      at,
    })
    const auditRows = await countAuditRows(tx, account.id, account.email)
    return { files, removed: countParts(erased), kept: { bookings: files.bookings.length, auditRows } }
  })
  if (!(await database.overwriteDeleted()))
    deps.logger.warn('erased text stays in the write-ahead log until the next removal')
  removed.mails += ahead + (await removeErasedFiles(deps, files))
  return { removed, kept }
}
