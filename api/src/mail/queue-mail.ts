import { newId, type Tx } from '@thodu/db'
import { brand } from '../contract/brand.config.ts'

/** One mail as people read it: account-mails.ts, booking-mails.ts and request-mails.ts make these. */
export type Mail = { subject: string; text: string; html: string }

/** The recipient of a mail that is only written so that an address without an account costs the same work. */
export const nobody = ''

/**
 * Puts a mail into the outbox in the caller's transaction: it goes out only when the change is on disk (rule MAIL-1).
 * The commit wakes the mailer. Security mails and mails to the team go this way, whatever people prefer.
 */
export async function queueMail(tx: Tx, to: string, mail: Mail, at: Date): Promise<void> {
  await tx
    .insertInto('outbox_mails')
    .values({
      id: newId(at.getTime()),
      recipient: to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      status: 'waiting',
      attempts: 0,
      next_attempt_at: at.toISOString(),
      last_error: null,
      created_at: at.toISOString(),
      sent_at: null,
    })
    .execute()
  tx.announce('outbox')
}

/** Queues news for a customer, unless notificationPreferences.emailUpdates is off or the account is gone (rule MAIL-2). */
export async function queueUpdateMail(tx: Tx, accountId: string, mail: Mail, at: Date): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('email_updates', '=', 1)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (account) await queueMail(tx, account.email, mail, at)
}

/** Queues a mail to the team's own address from the configuration file; always sent (rule MAIL-2). */
export const queueTeamMail = (tx: Tx, mail: Mail, at: Date): Promise<void> => queueMail(tx, brand.email, mail, at)
