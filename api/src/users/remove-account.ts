import type { Tx } from '@thodu/db'
import { findAccount } from '../accounts/accounts.queries.ts'
import { refuseLastAdmin } from '../accounts/last-admin.ts'
import { refuseBoundCaretaker } from '../accounts/refuse-bound-caretaker.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { readBalance } from '../charges/balance.ts'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { normalizeEmail } from '../contract/people/account-rules.ts'
import { eraseAccount, removeErasedFiles } from '../erasing/erase-account.ts'
import { systemPerformer } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import type { Erased } from '../personal-data/erase-rows.ts'
import type { TableName } from '../personal-data/personal-data.ts'
import { openVisitsOf } from '../roster/open-visits.ts'
import { numbersOf } from '../telephone/forget-calls.ts'

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
  | 'privacyRequests'
  | 'selections'
  | 'mails'

/** Which table tells how much of a part went. */
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

/** @throws ApiError 409 while a booking of this person, or of this caretaker, is open */
async function refuseOpenBookings(tx: Tx, accountId: string): Promise<void> {
  const open = await tx
    .selectFrom('bookings')
    .select('id')
    .where((row) => row.or([row('user_id', '=', accountId), row('assigned_caregiver_id', '=', accountId)]))
    .where('status', 'in', bindingStatuses)
    .limit(1)
    .executeTakeFirst()
  if (open) throw conflict('account.has_open_bookings')
}

/** @throws ApiError 409 while something is to be paid or sent back for a booking of this person (rule MON-10) */
async function refuseUnsettled(tx: Tx, accountId: string): Promise<void> {
  const bookings = await tx.selectFrom('bookings').select('id').where('user_id', '=', accountId).execute()
  for (const { id } of bookings) if ((await readBalance(tx, id)) !== 0) throw conflict('money.not_settled')
}

async function countAuditRows(tx: Tx, id: string, email: string): Promise<number> {
  const { rows } = await tx
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where((row) => row.or([row('actor_id', '=', id), row('resource_id', '=', id), row('user_email', '=', email)]))
    .executeTakeFirstOrThrow()
  return rows
}

/**
 * Removes an account from the shell with all that is personal, as the list of personal data says (erasing/erase-account.ts).
 * @throws ApiError 404 unknown, 409 for the last admin and for accounts with open bookings
 */
export async function removeAccount(
  deps: Pick<Deps, 'config' | 'database' | 'uploads' | 'logger' | 'now'>,
  address: string,
): Promise<Removal> {
  const { database, now } = deps
  const email = normalizeEmail(address)
  const at = now()
  const { files, removed, kept } = await database.write(async (tx) => {
    const account = await findAccount(tx, { email })
    if (!account) throw notFound()
    await refuseLastAdmin(tx, account)
    await refuseBoundCaretaker(tx, account)
    await refuseOpenBookings(tx, account.id)
    await refuseUnsettled(tx, account.id)
    // Before anything is emptied: the numbers lead to its calls.
    const numbers = await numbersOf(tx, account)
    await openVisitsOf(tx, systemPerformer, { id: account.id, name: 'A removed account' }, at)
    const { erased, files } = await eraseAccount(tx, account, numbers, at)
    await writeAudit(tx, {
      performer: systemPerformer,
      action: 'USER_MANAGEMENT',
      resourceType: 'user',
      resourceId: account.id,
      description: 'Removed an account from the shell',
      at,
    })
    const auditRows = await countAuditRows(tx, account.id, email)
    return { files, removed: countParts(erased), kept: { bookings: files.bookings.length, auditRows } }
  })
  removed.mails += await removeErasedFiles(deps, files)
  return { removed, kept }
}
