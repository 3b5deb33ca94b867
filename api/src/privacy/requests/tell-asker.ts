import type { PrivacyRequestRow, Tx } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { queueDeskMail } from '../../mail/queue-mail.ts'
import type { Letter } from '../../mail/render-mail.ts'

/**
 * Writes to whoever asks, whatever it wishes of other mails: to the own address of who signed in, else to the one that was
 * typed. Who gave a number alone is called.
 */
export async function tellAsker(tx: Tx, request: PrivacyRequestRow, letter: Letter, now: Date): Promise<void> {
  if (request.proof !== 'sign-in') {
    if (request.contact.includes('@'))
      await queueDeskMail(tx, { email: request.contact, language: request.language }, letter, now)
    return
  }
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', request.account_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (account && shownEmail(account.email) !== '') await queueDeskMail(tx, account, letter, now)
}
