import { newId, spellName } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../audit/write-audit.ts'
import type { CallbackWindow } from '../contract/care/catalogue.ts'
import type { contactSchema } from '../contract/requests/requests.schema.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { queueTeamMail } from '../mail/queue-mail.ts'
import { requestMails } from '../mail/request-mails.ts'
import { makePromises } from '../promises/make-promises.ts'

/** Stores a message of the contact form and mails it to the team (rules REQ-2, WORD-8); an answer is due by the end of `window`. */
export async function sendMessage(
  deps: Deps,
  { performer }: Visitor,
  given: z.output<typeof contactSchema>,
  window?: CallbackWindow,
): Promise<void> {
  const now = deps.now()
  const message = {
    ...given,
    phone: given.phone ?? '',
  }
  await deps.database.write(async (tx) => {
    const { inquiryType, ...columns } = message
    const id = newId(now.getTime())
    const at = now.toISOString()
    await tx
      .insertInto('messages')
      .values({
        id,
        ...columns,
        search_name: spellName(message.name),
        inquiry_type: inquiryType,
        status: 'new',
        note: null,
        owner_id: null,
        owned_at: null,
        created_at: at,
        updated_at: at,
      })
      .execute()
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
    await queueTeamMail(tx, deps.config, requestMails.messageForTeam(message, deps.config.publicUrl), now)
  })
}
