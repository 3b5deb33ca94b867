import { newId } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../audit/write-audit.ts'
import { findBooking } from '../bookings/bookings.queries.ts'
import type { createDayLinkSchema, DayLink } from '../contract/sharing/sharing.schema.ts'
import { dayMs } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { giveConsent } from '../privacy/consents/give-consent.ts'
import { readNewLink, toDayLink } from './day-links.queries.ts'

const isOver = (status: string): boolean => status === 'completed' || status === 'cancelled'

/**
 * A family shares the days of an own booking by a link (rules SHARE-1, SHARE-2). The audit log does not contain the
 * recipient.
 * @throws ApiError 404; 409 `day_link.over` after the care, `day_link.full` with five active links
 */
export const createDayLink = (
  deps: Deps,
  caller: Caller,
  { booking: bookingId, days, showTasks, ...given }: { booking: string } & z.output<typeof createDayLinkSchema>,
): Promise<DayLink> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const booking = await findBooking(tx, bookingId, { customer: caller.actor.id })
    if (isOver(booking.status)) throw conflict('day_link.over')
    const id = newId(now.getTime())
    await tx
      .insertInto('day_links')
      .values({
        ...given,
        show_tasks: showTasks ? 1 : 0,
        id,
        booking_id: booking.id,
        expires_at: new Date(now.getTime() + days * dayMs).toISOString(),
        revoked_at: null,
        created_by: caller.actor.id,
        last_opened_at: null,
        created_at: now.toISOString(),
      })
      .execute()
    const accountId = caller.actor.id
    const language = caller.language ?? given.language
    const agreed = { accountId, purpose: 'day-link', language, onBehalf: 'self', way: 'site', byId: accountId } as const
    await giveConsent(tx, agreed, now)
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'BOOKING_UPDATED',
      resourceType: 'booking',
      resourceId: booking.id,
      description: `Day link created for booking ${booking.code}, for ${days} days`,
      at: now,
    })
    return toDayLink(await readNewLink(tx, id), deps.config)
  })
