import { newId } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Breach, openBreachSchema } from '../../contract/privacy/breaches/breaches.schema.ts'
import { texts } from '../../contract/texts.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { wrongField } from '../../http/errors/api-error.ts'
import { breachMails } from '../../mail/privacy/breach-mails.ts'
import { queueTeamMail } from '../../mail/queue-mail.ts'
import { readBreach } from './breaches.queries.ts'

type Input = z.output<typeof openBreachSchema>

/**
 * Opens a breach and mails the team; the Board's clock runs from `awareAt` (rule PRIV-B1). A repeated call opens only one.
 * @throws ApiError 400 for a time in the future
 */
export const openBreach = (
  deps: Deps,
  { actor, performer }: Caller,
  { awareAt, nature, clientEventId }: Input,
): Promise<{ isNew: boolean; breach: Breach }> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const known = await tx
      .selectFrom('breaches')
      .select('id')
      .where('client_event_id', '=', clientEventId)
      .executeTakeFirst()
    if (known) return { isNew: false, breach: await readBreach(tx, known.id) }
    const aware = new Date(awareAt)
    if (aware > at) throw wrongField('awareAt', texts.details.invalidDate)
    const { before } = await tx
      .selectFrom('breaches')
      .select(({ fn }) => fn.countAll<number | string>().as('before'))
      .executeTakeFirstOrThrow()
    const id = newId(at.getTime())
    const code = `B${Number(before) + 1}`
    const time = at.toISOString()
    await tx
      .insertInto('breaches')
      .values({
        id,
        code,
        client_event_id: clientEventId,
        aware_at: aware.toISOString(),
        nature,
        by_id: actor.id,
        reminded_at: time,
        created_at: time,
      })
      .execute()
    await writeAudit(tx, {
      performer,
      action: 'ADMIN_ACTION',
      resourceType: 'system',
      resourceId: id,
      description: `Data breach ${code} opened`,
      changes: [{ field: 'awareAt', from: null, to: aware.toISOString() }],
      at,
    })
    const breach = await readBreach(tx, id)
    await queueTeamMail(tx, deps.config, breachMails.opened(breach, deps.config.office), at)
    return { isNew: true, breach }
  })
