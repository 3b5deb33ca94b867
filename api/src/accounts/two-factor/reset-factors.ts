import type { Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { normalizeEmail } from '../../contract/accounts/account-rules.ts'
import { systemPerformer } from '../../http/actor.ts'
import type { Deps } from '../../http/environment.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { accountMails } from '../../mail/account-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { endSessions } from '../../sessions/sessions.ts'
import { findAccount } from '../accounts.queries.ts'
import { removeRecoveryCodes } from './ways/recovery-codes.ts'

/** Deletes all factors, recovery codes and challenges. @returns the number of factors */
export async function dropFactors(tx: Tx, accountId: string): Promise<number> {
  const dropped = await tx.deleteFrom('second_factors').where('account_id', '=', accountId).executeTakeFirstOrThrow()
  await removeRecoveryCodes(tx, accountId)
  await tx.deleteFrom('factor_challenges').where('account_id', '=', accountId).execute()
  await tx
    .updateTable('accounts')
    .set({ second_factor_at: null, factor_due_at: null })
    .where('id', '=', accountId)
    .execute()
  return Number(dropped.numDeletedRows)
}

/**
 * Removes two-factor authentication from the shell after the loss of phone and recovery codes, so the last admin can always get
 * back in. Sessions end; if a second factor is required, its seven days start again.
 * @returns the number of removed factors
 * @throws ApiError 404
 */
export async function resetFactors(
  { database, config, now }: Pick<Deps, 'database' | 'config' | 'now'>,
  address: string,
): Promise<number> {
  const at = now()
  return database.write(async (tx) => {
    const account = await findAccount(tx, { email: normalizeEmail(address) })
    if (!account) throw notFound()
    const dropped = await dropFactors(tx, account.id)
    await endSessions(tx, { accountId: account.id }, at)
    await writeAudit(tx, {
      performer: systemPerformer,
      action: 'USER_MANAGEMENT',
      resourceType: 'user',
      resourceId: account.id,
      description: `Removed the second factors of ${account.email} on the command line (${dropped} removed)`,
      at,
    })
    if (dropped > 0) await queueMail(tx, account, accountMails.factorRemoved(account.name, config.office), at)
    return dropped
  })
}
