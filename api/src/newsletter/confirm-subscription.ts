import { writeAudit } from '../audit/write-audit.ts'
import { dayMs } from '../contract/time.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest } from '../http/errors/api-error.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { createUnsubscribeToken, hashToken, unsubscribeUrl } from './newsletter-links.ts'
import { newsletterMails } from './newsletter-mails.ts'

const validDays = 7

/**
 * Confirms an address by its mailed link; a second click gets the same answer.
 * @throws ApiError 400 for a link that is unknown, replaced or older than 7 days
 */
export async function confirmSubscription(
  deps: Deps,
  { performer, language }: Visitor,
  { token }: { token: string },
): Promise<void> {
  const at = deps.now()
  const { secret, publicUrl } = deps.config
  await deps.database.write(async (tx) => {
    const row = await tx
      .selectFrom('newsletter_subscribers')
      .select(['id', 'email', 'confirmed_at'])
      .where('token_hash', '=', hashToken(token))
      .where('token_sent_at', '>', new Date(at.getTime() - validDays * dayMs).toISOString())
      .executeTakeFirst()
    if (!row) throw badRequest('newsletter.dead_link')
    if (row.confirmed_at !== null) return
    await tx
      .updateTable('newsletter_subscribers')
      .set({ confirmed_at: at.toISOString() })
      .where('id', '=', row.id)
      .execute()
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'system',
      resourceId: row.id,
      description: 'Newsletter subscription confirmed',
      at,
    })
    const leave = unsubscribeUrl(publicUrl, createUnsubscribeToken(secret, row.id), language)
    await queueMail(tx, { email: row.email, language }, newsletterMails.confirmed(leave, deps.config.office), at)
  })
}
