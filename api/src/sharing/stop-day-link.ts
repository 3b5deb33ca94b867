import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'

/**
 * A family ends an own link, an admin any (rule SHARE-2). A repeated call changes nothing.
 * @throws ApiError 404 also for another family's link
 */
export const stopDayLink = (deps: Deps, { actor, performer }: Caller, id: string): Promise<void> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const link = await tx
      .selectFrom('day_links')
      .innerJoin('bookings', 'bookings.id', 'day_links.booking_id')
      .select(['day_links.booking_id', 'day_links.revoked_at', 'bookings.code'])
      .where('day_links.id', '=', id)
      .$if(actor.role !== 'admin', (query) => query.where('bookings.user_id', '=', actor.id))
      .executeTakeFirst()
    if (!link) throw notFound()
    if (link.revoked_at !== null) return
    await tx.updateTable('day_links').set({ revoked_at: now.toISOString() }).where('id', '=', id).execute()
    await writeAudit(tx, {
      performer,
      action: 'BOOKING_UPDATED',
      resourceType: 'booking',
      resourceId: link.booking_id,
      description: `Day link of booking ${link.code} stopped`,
      at: now,
    })
  })
