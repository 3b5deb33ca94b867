import { isUniqueViolation } from '@thodu/db'
import { findAccount } from '../accounts/accounts.queries.ts'
import { shownEmail } from '../accounts/unknown-address.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import { accountMails } from '../mail/account-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** The caller chooses the recipient of each mail. */
export const familyEmailsPerHour = { name: 'family-emails', max: 60, perSeconds: 3_600 }

/**
 * Adds an address to a family without one; the mail leads to a first password (rule ACC-33).
 * @throws ApiError 404; 409 if the family has an address, or the address has an account
 */
export const addFamilyEmail = (
  deps: Deps,
  { performer }: Caller,
  { id, email }: { id: string; email: string },
): Promise<{ email: string }> =>
  deps.database
    .write(async (tx) => {
      const at = deps.now()
      const family = await findAccount(tx, { id })
      if (family?.role !== 'user') throw notFound()
      if (shownEmail(family.email) !== '') throw conflict('family.has_email')
      await tx.updateTable('accounts').set({ email, updated_at: at.toISOString() }).where('id', '=', id).execute()
      await writeAudit(tx, {
        performer,
        action: 'USER_MANAGEMENT',
        resourceType: 'user',
        resourceId: id,
        description: `Added an email address for ${family.name}`,
        changes: [{ field: 'email', from: '', to: email }],
        at,
      })
      await queueMail(tx, { email, language: family.language }, accountMails.claim(family.name, deps.config.office), at)
      return { email }
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'email') ? conflict('auth.email_taken') : error
    })
