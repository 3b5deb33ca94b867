import { type Tx, writeJson } from '@thodu/db'
import { cutText } from '../contract/clean-text.ts'
import type { FailureCode } from '../contract/wire/failures.ts'

/** The name of the fact, in system_facts, that mails have failed since none was sent any more. */
export const mailFailureFact = 'mail-failure'
export type MailFailure = { since: string; message: string }

/** The message of a mail server's error. Mail servers repeat addresses, which must not reach the log. */
export const describeMailError = (error: unknown): string =>
  cutText(
    (error instanceof Error ? error.message : String(error)).replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)'),
    300,
  )

const codeOf = (error: unknown, field: 'code' | 'originalCode' | 'command'): string =>
  error instanceof Error && field in error ? String((error as Error & Record<typeof field, unknown>)[field]) : ''
/** Codes of OpenSSL and of Node's check of certificates, which nodemailer reports as errors of the socket. */
const isTlsError = (error: unknown): boolean =>
  codeOf(error, 'code') === 'ETLS' ||
  /^ERR_(?:SSL|TLS)|CERT|SIGNATURE|_SSL_/.test(codeOf(error, 'originalCode')) ||
  /certificate|wrong version number/i.test(error instanceof Error ? error.message : '')

/** What the person who set up the mail server can do about an error of it (rule SET-12). */
export function classifyMailError(error: unknown): FailureCode {
  const command = codeOf(error, 'command')
  if (isRecipientsFault(error)) return 'mail.recipient_refused'
  if (command === 'MAIL FROM') return 'mail.sender_refused'
  if (isTlsError(error)) return 'mail.tls_failed'
  if (codeOf(error, 'code') === 'EAUTH') return 'mail.sign_in_refused'
  if (['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET'].includes(codeOf(error, 'code'))) return 'mail.unreachable'
  return 'mail.refused'
}

/**
 * Whether a mail failed for its recipient's sake: the server refused that address and takes other mails. A mistyped address alone
 * must not raise an alarm.
 */
export const isRecipientsFault = (error: unknown): boolean =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO'

/** Records that mails fail, unless that is recorded already: the time of the first failure stays. */
export const recordMailFailure = (tx: Tx, message: string, at: Date) =>
  tx
    .insertInto('system_facts')
    .values({
      name: mailFailureFact,
      value: writeJson({ since: at.toISOString(), message } satisfies MailFailure),
      updated_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()

/** A mail was sent, so they do not fail any more. */
export const endMailFailure = (tx: Tx) => tx.deleteFrom('system_facts').where('name', '=', mailFailureFact).execute()
