import { writeAudit } from '../audit/write-audit.ts'
import { normalizeEmail } from '../contract/account-rules.ts'
import { bindingStatuses } from '../contract/booking-status.ts'
import { systemPerformer } from '../http/actor.ts'
import { conflict, notFound } from '../http/api-error.ts'
import type { Deps } from '../http/environment.ts'
import { endSessions } from '../sessions/sessions.ts'
import { findAccount } from './accounts.queries.ts'
import { refuseLastAdmin } from './last-admin.ts'

/**
 * Removes an account from the shell: its sessions end at once, its personal data goes, its address is free again. Bookings and
 * audit rows stay as business records.
 * @throws ApiError 404 unknown, 409 for the last admin and for accounts with open bookings
 */
export async function removeAccount({ database, now }: Pick<Deps, 'database' | 'now'>, address: string): Promise<void> {
  const email = normalizeEmail(address)
  const at = now()
  await database.write(async (tx) => {
    const account = await findAccount(tx, { email })
    if (!account) throw notFound()
    await refuseLastAdmin(tx, account)
    const open = await tx
      .selectFrom('bookings')
      .select('id')
      .where((row) => row.or([row('user_id', '=', account.id), row('assigned_caregiver_id', '=', account.id)]))
      .where('status', 'in', bindingStatuses)
      .limit(1)
      .executeTakeFirst()
    if (open) throw conflict('account.has_open_bookings')
    await tx
      .updateTable('accounts')
      .set({
        email: `${account.id}@removed.invalid`,
        name: 'Removed account',
        phone: '',
        location: '',
        password_hash: null,
        google_sub: null,
        updated_at: at.toISOString(),
        removed_at: at.toISOString(),
      })
      .where('id', '=', account.id)
      .execute()
    await endSessions(tx, { accountId: account.id }, at)
    await tx.deleteFrom('one_time_codes').where('email', '=', email).execute()
    await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute()
    await tx.deleteFrom('outbox_mails').where('recipient', '=', email).execute()
    await writeAudit(tx, {
      performer: systemPerformer,
      action: 'USER_MANAGEMENT',
      resourceType: 'user',
      resourceId: account.id,
      description: 'Removed an account from the shell',
      at,
    })
  })
}
