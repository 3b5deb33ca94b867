import type { PrivacyRequestRow, Tx } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { queueMailToTeam } from '../../mail/queue-mail.ts'
import type { LocalizedMail } from '../../mail/render-mail.ts'

/**
 * Sends a mail to the person who made a privacy request, regardless of their mail preferences. If they were signed in, it goes
 * to the account's address, otherwise to the address that they entered. If they entered only a number, no mail is sent, and the
 * admin calls them.
 */
export async function notifyRequester(
  tx: Tx,
  request: PrivacyRequestRow,
  letter: LocalizedMail,
  now: Date,
): Promise<void> {
  if (request.proof !== 'sign-in') {
    if (request.contact.includes('@'))
      await queueMailToTeam(tx, { email: request.contact, language: request.language }, letter, now)
    return
  }
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', request.account_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (account && shownEmail(account.email) !== '') await queueMailToTeam(tx, account, letter, now)
}
