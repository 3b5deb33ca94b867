import { type Tx, writeJson } from '@thodu/db'
import { cutText } from '../contract/clean-text.ts'
import type { FailureCode } from '../contract/wire/failures.ts'

/** The fact that mails fail since the last success. */
export const mailFailureFact = 'mail-failure'
export type MailFailure = { since: string; message: string }

/** Describes an error without addresses, which must not reach the log. */
export const describeMailError = (error: unknown): string =>
  cutText(
    (error instanceof Error ? error.message : String(error)).replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)'),
    300,
  )

const codeOf = (error: unknown, field: 'code' | 'originalCode' | 'command'): string =>
  error instanceof Error && field in error ? String((error as Error & Record<typeof field, unknown>)[field]) : ''
/** nodemailer reports errors of OpenSSL and of Node's certificate check as socket errors. */
const isTlsError = (error: unknown): boolean =>
  codeOf(error, 'code') === 'ETLS' ||
  /^ERR_(?:SSL|TLS)|CERT|SIGNATURE|_SSL_/.test(codeOf(error, 'originalCode')) ||
  /certificate|wrong version number/i.test(error instanceof Error ? error.message : '')

/** Classifies an error for the admin who configures the mail server (rule SET-12). */
export function classifyMailError(error: unknown): FailureCode {
  const command = codeOf(error, 'command')
  if (isRecipientsFault(error)) return 'mail.recipient_refused'
  if (command === 'MAIL FROM') return 'mail.sender_refused'
  if (isTlsError(error)) return 'mail.tls_failed'
  if (codeOf(error, 'code') === 'EAUTH') return 'mail.sign_in_refused'
  if (['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET'].includes(codeOf(error, 'code'))) return 'mail.unreachable'
  return 'mail.refused'
}

/** The server refused only this recipient. A mistyped address alone must not raise a notice. */
export const isRecipientsFault = (error: unknown): boolean =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO'

/** The time of the first failure stays. */
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

export const endMailFailure = (tx: Tx) => tx.deleteFrom('system_facts').where('name', '=', mailFailureFact).execute()
