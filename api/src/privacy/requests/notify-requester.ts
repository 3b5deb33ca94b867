import type { PrivacyRequestRow, Tx } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { queueMailToTeam } from '../../mail/queue-mail.ts'
import type { Letter } from '../../mail/render-mail.ts'

/**
 * Ignores mail preferences. The address is the account's if signed in, else the typed one. A person with only a number is
 * called.
 */
export async function notifyRequester(tx: Tx, request: PrivacyRequestRow, letter: Letter, now: Date): Promise<void> {
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
