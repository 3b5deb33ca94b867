import { findAccount } from '../accounts/accounts.queries.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { isGuessable } from '../contract/accounts/account-rules.ts'
import { texts } from '../contract/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound, wrongField } from '../http/errors/api-error.ts'
import { accountMails } from '../mail/account-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { endSessions } from '../sessions/sessions.ts'

/**
 * An admin sets a new first password, because few caretakers have a mailbox for a reset (rule OFF-35). A banner asks the
 * caretaker for another one. Sessions end, and two-factor authentication stays.
 * @throws ApiError 404; 400 when the password is the caretaker's email address
 */
export async function setPassword(
  deps: Deps,
  { performer, client }: Caller,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const passwordHash = await deps.passwords.hash(password, client)
  const at = deps.now()
  await deps.database.write(async (tx) => {
    const account = await findAccount(tx, { id })
    if (account?.role !== 'caretaker') throw notFound()
    if (isGuessable(password, account.email)) throw wrongField('password', texts.password.common)
    await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, password_chosen_by: 'office', updated_at: at.toISOString() })
      .where('id', '=', id)
      .execute()
    await endSessions(tx, { accountId: id }, at)
    await writeAudit(tx, {
      performer,
      action: 'PASSWORD_RESET',
      resourceType: 'authentication',
      resourceId: id,
      description: `Set a new first password for the caretaker ${account.name}; all sessions ended`,
      at,
    })
    await queueMail(tx, account, accountMails.passwordChanged(account.name, deps.config.office), at)
  })
}
