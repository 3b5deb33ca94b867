import type { PrivacyRequestRow, Tx } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import type { Office } from '../../contract/office.ts'
import { privacyRequestMails } from '../../mail/privacy/privacy-request-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/**
 * Notifies the family once, without content, that its patient made a request, unless the patient forbids it; only after proof
 * that it was the patient (rule PRIV-R6).
 */
export async function notifyFamily(tx: Tx, office: Office, request: PrivacyRequestRow, now: Date): Promise<void> {
  if (request.by_patient === 0 || request.keep_from_family === 1 || request.proof === null) return
  if (request.family_id === null || request.family_told_at !== null) return
  const family = await tx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', request.family_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!family || shownEmail(family.email) === '') return
  await queueMail(tx, family, privacyRequestMails.patientAsked(request, office), now)
  await tx
    .updateTable('privacy_requests')
    .set({ family_told_at: now.toISOString() })
    .where('id', '=', request.id)
    .execute()
}
