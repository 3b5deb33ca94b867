import { newId, spellName, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../audit/write-audit.ts'
import type { CallbackWindow } from '../contract/care/catalogue.ts'
import type { contactSchema } from '../contract/requests/requests.schema.ts'
import { minuteMs } from '../contract/time.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { queueTeamMail } from '../mail/queue-mail.ts'
import { requestMails } from '../mail/request-mails.ts'
import { makePromises } from '../promises/make-promises.ts'

type Input = z.output<typeof contactSchema>

/** In ms: an equal message within this time is a form that was sent twice. */
const sentTwiceWithin = minuteMs

const findSame = (tx: Tx, { inquiryType, ...columns }: Input & { phone: string }, at: Date) =>
  tx
    .selectFrom('messages')
    .select('id')
    .where('email', '=', columns.email)
    .where('created_at', '>', new Date(at.getTime() - sentTwiceWithin).toISOString())
    .where('name', '=', columns.name)
    .where('phone', '=', columns.phone)
    .where('subject', '=', columns.subject)
    .where('message', '=', columns.message)
    .where('inquiry_type', '=', inquiryType)
    .executeTakeFirst()

/** `window`: an answer is due by its end. `probablySpam`: stored for review without a notification (rule REQ-8). */
type Ways = { window?: CallbackWindow | undefined; probablySpam?: boolean }

/** Stores a message once and mails it to the team (rules REQ-2, WORD-8). */
export async function sendMessage(
  deps: Deps,
  { performer }: Visitor,
  given: Input,
  { window, probablySpam = false }: Ways = {},
): Promise<void> {
  const now = deps.now()
  const message = {
    ...given,
    phone: given.phone ?? '',
  }
  await deps.database.write(async (tx) => {
    const { inquiryType, ...columns } = message
    if (await findSame(tx, message, now)) return
    const id = newId(now.getTime())
    const at = now.toISOString()
    await tx
      .insertInto('messages')
      .values({
        id,
        ...columns,
        search_name: spellName(message.name),
        inquiry_type: inquiryType,
        status: probablySpam ? 'closed' : 'new',
        probably_spam: probablySpam ? 1 : 0,
        note: null,
        owner_id: null,
        owned_at: null,
        created_at: at,
        updated_at: at,
      })
      .execute()
    if (probablySpam) return
    await makePromises(
      tx,
      deps.config.promises,
      { type: 'message', id },
      { kinds: ['reply'], ...(window && { window }) },
      now,
    )
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'system',
      resourceId: id,
      description: 'Contact message received',
      changes: [{ field: 'status', from: null, to: 'new' }],
      at: now,
    })
    await queueTeamMail(tx, deps.config, requestMails.messageForTeam(message, deps.config.office), now)
  })
}
