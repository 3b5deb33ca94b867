import { findAccount, toUser } from '../accounts/accounts.queries.ts'
import { refuseBoundCaretaker, refuseLastAdmin } from '../accounts/refusals.ts'
import { dropFactors } from '../accounts/two-factor/reset-factors.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { User } from '../contract/accounts/accounts.schema.ts'
import type { Role } from '../contract/people/roles.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { accountMails } from '../mail/account-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { endSessions } from '../sessions/sessions.ts'
import { openVisitsOf } from '../visits/schedule/open-visits.ts'

/**
 * Changes a role and ends the account's sessions, so that it applies from the next request (rules ACC-23, OFF-14). A customer
 * cannot see or remove second factors, so they are deleted (rule ACC-43).
 * @throws ApiError 404; 409 for the last admin, and for a caretaker with an open booking (rule OFF-23)
 */
export async function changeRole(
  deps: Deps,
  { performer }: Caller,
  { id, role }: { id: string; role: Role },
): Promise<User> {
  const at = deps.now()
  return deps.database.write(async (tx) => {
    const before = await findAccount(tx, { id })
    if (!before) throw notFound()
    if (before.role === role) return toUser(before)
    await refuseLastAdmin(tx, before)
    await refuseBoundCaretaker(tx, before)
    const dropped = role === 'user' ? await dropFactors(tx, id) : 0
    const after = await tx
      .updateTable('accounts')
      // An admin signs in by password only, without Google. Only caretakers can be inactive. The grace period starts again with
      // the first sign-in in the new role.
      .set({
        role,
        inactive_at: null,
        factor_due_at: null,
        ...(role === 'admin' ? { google_sub: null } : {}),
        updated_at: at.toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await endSessions(tx, { accountId: id }, at)
    await openVisitsOf(tx, performer, before, at)
    await writeAudit(tx, {
      performer,
      action: 'USER_MANAGEMENT',
      resourceType: 'user',
      resourceId: id,
      description: `Changed the role of ${before.name} (${before.email}) from ${before.role} to ${role}${dropped > 0 ? `; second factors removed: ${dropped}` : ''}`,
      changes: [{ field: 'role', from: before.role, to: role }],
      at,
    })
    if (dropped > 0) await queueMail(tx, after, accountMails.factorRemoved(after.name, deps.config.office), at)
    return toUser(after)
  })
}
