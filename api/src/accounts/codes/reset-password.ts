import { writeAudit } from '../../audit/write-audit.ts'
import { texts } from '../../contract/texts.ts'
import type { Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest } from '../../http/errors/api-error.ts'
import { accountMails } from '../../mail/account-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { endSessions } from '../../sessions/sessions.ts'
import { findAccount, performerOf } from '../accounts.queries.ts'
import { checkCode, consumeCode } from './one-time-codes.ts'

type Reset = { email: string; otp: string; newPassword: string; askerHash: string | undefined }

const wrongCode = () => badRequest('auth.invalid_otp', { otp: texts.otp.invalid })

/**
 * Sets a new password with a mailed code, ends all sessions and marks the address as verified (rule ACC-24).
 * @throws ApiError 400 if the code is wrong, used, expired, replaced or out of tries
 */
export async function resetPassword(
  deps: Deps,
  { client }: Visitor,
  { email, otp, newPassword, askerHash }: Reset,
): Promise<void> {
  const codeId = await checkCode(deps, { email, purpose: 'reset' }, { code: otp, askerHash, client })
  if (codeId === undefined) throw wrongCode()
  const passwordHash = await deps.passwords.hash(newPassword, client)
  const at = deps.now()
  await deps.database.write(async (tx) => {
    const account = await findAccount(tx, { email })
    if (!account || !(await consumeCode(tx, codeId, at))) throw wrongCode()
    await tx
      .updateTable('accounts')
      .set({
        password_hash: passwordHash,
        password_chosen_by: null,
        email_verified_at: account.email_verified_at ?? at.toISOString(),
        updated_at: at.toISOString(),
      })
      .where('id', '=', account.id)
      .execute()
    await endSessions(tx, { accountId: account.id }, at)
    await writeAudit(tx, {
      performer: performerOf(account, client.ip),
      action: 'PASSWORD_RESET',
      resourceType: 'authentication',
      resourceId: account.id,
      description: 'Reset the password with a code sent by mail; all sessions ended',
      at,
    })
    await queueMail(tx, account, accountMails.passwordChanged(account.name, deps.config.office), at)
  })
}
