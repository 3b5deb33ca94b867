import { newId, type Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError } from '../http/errors/api-error.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { sealText } from '../mail/sealed-text.ts'
import { confirmUrl, createConfirmToken, createUnsubscribeToken, unsubscribeUrl } from './newsletter-links.ts'
import { newsletterMails } from './newsletter-mails.ts'

/** Anyone can enter another person's address, so each address gets only this many mails a day. */
const mailsPerAddress = { name: 'newsletter-mails', max: 3, perSeconds: 86_400 }

/** The response must not reveal the result. @returns false when the address already got its mails for today */
async function mayMail({ limiter }: Deps, email: string): Promise<boolean> {
  try {
    await limiter.use(mailsPerAddress, email)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false
    throw error
  }
}

const findOrAdd = (tx: Tx, email: string, at: Date) =>
  tx
    .insertInto('newsletter_subscribers')
    .values({
      id: newId(at.getTime()),
      email,
      created_at: at.toISOString(),
      confirmed_at: null,
      token_hash: null,
      token_sent_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow()

/** Mails a link that confirms the address. The response is the same for a new, a pending and a confirmed address. */
export async function subscribe(
  deps: Deps,
  { performer, language }: Visitor,
  { email }: { email: string },
): Promise<void> {
  if (!(await mayMail(deps, email))) return
  const at = deps.now()
  const { secret, publicUrl } = deps.config
  await deps.database.write(async (tx) => {
    const { id, confirmed_at } = await findOrAdd(tx, email, at)
    if (confirmed_at !== null)
      return queueMail(
        tx,
        { email, language },
        newsletterMails.confirmed(
          unsubscribeUrl(publicUrl, createUnsubscribeToken(secret, id), language),
          deps.config.office,
        ),
        at,
      )
    const { token, hash } = createConfirmToken()
    await tx
      .updateTable('newsletter_subscribers')
      .set({ token_hash: hash, token_sent_at: at.toISOString() })
      .where('id', '=', id)
      .execute()
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'system',
      resourceId: id,
      description: 'Newsletter subscription requested',
      at,
    })
    const letter = newsletterMails.confirm(confirmUrl(publicUrl, sealText(secret, token), language), deps.config.office)
    await queueMail(tx, { email, language }, letter, at)
  })
}
