import { isOneOf, newId, type Tx, writeJson } from '@thodu/db'
import type { Config } from '../config/config.ts'
import type { Language } from '../contract/people/languages.ts'
import type { LocalizedMail } from './render-mail.ts'

/** Recipient of a mail that is never sent, so that an address without an account costs the same work. */
export const nobody = ''
/** A sent mail about a booking loses address and text. */
export const emptied = { recipient: nobody, subject: '', text_body: '', html_body: '', headers: null } as const

export type MailRecipient = { email: string; language: Language | null | undefined }

/** The address belongs to a family that asked for erasure (rule PRIV-K1). */
const isForgotten = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('restricted_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/**
 * Queues a mail in the caller's transaction, so that it is sent only if the change is stored (rule MAIL-1), in the recipient's
 * language or English (rule WORD-5). It ignores preferences, but not erasure: such a family gets no mail.
 * @param mailAt earliest time of sending
 */
export async function queueMail(
  tx: Tx,
  recipient: MailRecipient,
  letter: LocalizedMail,
  at: Date,
  mailAt: Date = at,
): Promise<void> {
  if (!(await isForgotten(tx, recipient.email))) await queueMailToTeam(tx, recipient, letter, at, mailAt)
}

/** Like queueMail, but also after a request for erasure: answers to privacy requests and breach notices. */
export async function queueMailToTeam(
  tx: Tx,
  { email, language }: MailRecipient,
  letter: LocalizedMail,
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

/** Queues an update, unless notificationPreferences.emailUpdates is off or the account is removed (rule MAIL-2). */
export async function queueUpdateMail(
  tx: Tx,
  accountId: string,
  letter: LocalizedMail,
  at: Date,
  mailAt: Date = at,
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('email_updates', '=', 1)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (account) await queueMail(tx, account, letter, at, mailAt)
}

type Delayed = { bookings: readonly string[]; account: string; at: string; mailAt: string }

/**
 * Removes the mails about bookings, and those to the account about no booking, that were queued at one moment for a later
 * one, when their change is undone before.
 */
export async function withdrawMails(tx: Tx, { bookings, account, at, mailAt }: Delayed): Promise<void> {
  await tx
    .deleteFrom('outbox_mails')
    .where((mail) =>
      mail.or([
        isOneOf('booking_id', [...bookings]),
        mail.and([
          mail('booking_id', 'is', null),
          mail('recipient', '=', mail.selectFrom('accounts').select('email').where('id', '=', account)),
        ]),
      ]),
    )
    .where('status', '=', 'waiting')
    .where('created_at', '=', at)
    .where('next_attempt_at', '=', mailAt)
    .execute()
}

/** Queues a mail to the team's address in the office's language, always (rule MAIL-2). */
export const queueTeamMail = (
  tx: Tx,
  { officeLanguage, office }: Pick<Config, 'officeLanguage' | 'office'>,
  letter: LocalizedMail,
  at: Date,
  mailAt: Date = at,
): Promise<void> => queueMail(tx, { email: office.brand.email, language: officeLanguage }, letter, at, mailAt)
