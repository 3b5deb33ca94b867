import { type Tx, writeJson } from '@thodu/db'

/** The name of the fact, in system_facts, that mails have failed since none was sent any more. */
export const mailFailureFact = 'mail-failure'
export type MailFailure = { since: string; message: string }

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
