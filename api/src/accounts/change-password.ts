import { writeAudit } from '../audit/write-audit.ts'
import { checkPassword, isGuessable } from '../contract/accounts/account-rules.ts'
import { texts } from '../contract/texts.ts'
import type { Actor } from '../http/actor.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, badRequest, wrongField } from '../http/errors/api-error.ts'
import { accountMails } from '../mail/account-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { endSessions } from '../sessions/sessions.ts'
import { findAccount } from './accounts.queries.ts'
import { accountLimits } from './protection/account-limits.ts'

type Passwords = { currentPassword: string; newPassword: string }

const wrongPassword = () => badRequest('auth.wrong_password', { currentPassword: texts.changePassword.failed })

/** Checks that need the account: own address, and the sign-up rules for an admin (rule ACC-10). */
function refuseWeak({ role, email }: Actor, password: string): void {
  const guessable = isGuessable(password, email) ? texts.password.common : undefined
  const problem = role === 'admin' ? checkPassword(password, email) : guessable
  if (problem === undefined) return
  const errors = { newPassword: problem }
  throw problem === texts.password.common
    ? badRequest('auth.weak_password', errors)
    : new ApiError(400, 'request.invalid', { message: problem, errors })
}

/**
 * Changes the caller's password and ends the account's other sessions (rule ACC-26).
 * @throws ApiError 400 if the current password is wrong, or the new one weak or unchanged (rule ACC-10); 429 after 10 tries in
 * 15 minutes
 */
export async function changePassword(
  deps: Deps,
  { actor, performer, client }: Caller,
  { currentPassword, newPassword }: Passwords,
): Promise<void> {
  refuseWeak(actor, newPassword)
  await deps.limiter.use(accountLimits.passwordChange, actor.id)
  const before = await findAccount(deps.database.read, { id: actor.id })
  if (!(await deps.passwords.verify(before?.password_hash, currentPassword, client))) throw wrongPassword()
  if (newPassword === currentPassword) throw wrongField('newPassword', texts.changePassword.same)
  const passwordHash = await deps.passwords.hash(newPassword, client)
  const at = deps.now()
  await deps.database.write(async (tx) => {
    const changed = await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, password_chosen_by: null, updated_at: at.toISOString() })
      .where('id', '=', actor.id)
      .where('removed_at', 'is', null)
      // If two requests change the password at once, the second one has checked an outdated password.
      .where('password_hash', '=', before?.password_hash ?? '')
      .returning(['email', 'name', 'language'])
      .executeTakeFirst()
    if (!changed) throw wrongPassword()
    await endSessions(tx, { accountId: actor.id, except: actor.sessionId }, at)
    await writeAudit(tx, {
      performer,
      action: 'PASSWORD_RESET',
      resourceType: 'authentication',
      resourceId: actor.id,
      description: 'Changed their own password; other sessions ended',
      at,
    })
    await queueMail(tx, changed, accountMails.passwordChanged(changed.name, deps.config.office), at)
  })
  await deps.limiter.reset(accountLimits.passwordChange, actor.id)
}
