import { writeAudit } from '../audit/write-audit.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest } from '../http/errors/api-error.ts'
import { readUnsubscribeToken } from './newsletter-links.ts'

/**
 * Erases the address of an unsubscribe link; a second click gets the same answer.
 * @throws ApiError 400 for an invalid signature
 */
export async function unsubscribe(deps: Deps, { performer }: Visitor, { token }: { token: string }): Promise<void> {
  const id = readUnsubscribeToken(deps.config.secret, token)
  if (id === undefined) throw badRequest('newsletter.dead_link')
  await deps.database.write(async (tx) => {
    const gone = await tx.deleteFrom('newsletter_subscribers').where('id', '=', id).returning('id').executeTakeFirst()
    if (!gone) return
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'system',
      resourceId: id,
      description: 'Newsletter subscription ended',
      at: deps.now(),
    })
  })
}
