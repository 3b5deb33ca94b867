import { newId, type Tx, writeJson } from '@thodu/db'
import type { Config } from '../config/config.ts'
import type { Language } from '../contract/people/languages.ts'
import type { Letter } from './render-mail.ts'

/** The recipient of a mail that is only written so that an address without an account costs the same work. */
export const nobody = ''
/** What is left of a mail about a booking once it has gone: no address, and nothing that was said. */
export const emptied = { recipient: nobody, subject: '', text_body: '', html_body: '', headers: null } as const

/** Whom a mail goes to, and what is read there. */
export type Recipient = { email: string; language: Language | null | undefined }

/** Whether an address is of a family that asked to be forgotten: nothing is written to it any more (rule PRIV-K1). */
const isForgotten = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('restricted_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/**
 * Puts a mail into the outbox in the caller's transaction: it goes out only when the change is on disk (rule MAIL-1). It is
 * written in the language of whom it goes to, English where nobody has chosen one (rule WORD-5). The commit wakes the
 * mailer. Security mails and mails to the team go this way, whatever people prefer; who asked to be forgotten gets none.
 * @param mailAt before then it waits
 */
export async function queueMail(
  tx: Tx,
  recipient: Recipient,
  letter: Letter,
  at: Date,
  mailAt: Date = at,
): Promise<void> {
  if (!(await isForgotten(tx, recipient.email))) await queueDeskMail(tx, recipient, letter, at, mailAt)
}

/** The same to everybody: what the privacy desk answers, and that data were lost, also to who asked to be forgotten. */
export async function queueDeskMail(
  tx: Tx,
  { email, language }: Recipient,
  letter: Letter,
  at: Date,
  mailAt: Date = at,
): Promise<void> {
  const mail = letter(language ?? 'en')
  const { about, headers } = mail
  await tx
    .insertInto('outbox_mails')
    .values(({ selectFrom }) => ({
      id: newId(at.getTime()),
      recipient: email,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      status: 'waiting',
      attempts: 0,
      next_attempt_at: mailAt.toISOString(),
      last_error: null,
      created_at: at.toISOString(),
      sent_at: null,
      booking_id: about ? selectFrom('bookings').select('id').where('code', '=', about.bookingCode) : null,
      template: about?.template ?? null,
      headers: headers === undefined ? null : writeJson(headers),
    }))
    .execute()
  tx.announce('outbox')
}

/** Queues news for a customer, unless notificationPreferences.emailUpdates is off or the account is gone (rule MAIL-2). */
export async function queueUpdateMail(tx: Tx, accountId: string, letter: Letter, at: Date): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('email_updates', '=', 1)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (account) await queueMail(tx, account, letter, at)
}

/** Queues a mail to the team's own address, in the office's language; always sent (rule MAIL-2). */
export const queueTeamMail = (
  tx: Tx,
  { officeLanguage, office }: Pick<Config, 'officeLanguage' | 'office'>,
  letter: Letter,
  at: Date,
  mailAt: Date = at,
): Promise<void> => queueMail(tx, { email: office.brand.email, language: officeLanguage }, letter, at, mailAt)
