import type { KeyObject } from 'node:crypto'
import type { Reader } from '@thodu/db'
import type { DayLink, OfficeDayLink } from '../contract/sharing/sharing.schema.ts'
import { dayMs } from '../contract/time.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { signLink } from '../sealing/signed-links.ts'

/** A link is valid this long after the care, in ms. */
const afterCare = 2 * dayMs

const selectLinks = (db: Reader) =>
  db
    .selectFrom('day_links')
    .innerJoin('bookings', 'bookings.id', 'day_links.booking_id')
    .innerJoin('accounts as owners', 'owners.id', 'bookings.user_id')
    .selectAll('day_links')
    .select([
      'bookings.user_id',
      'bookings.status as booking_status',
      'bookings.completed_at',
      'bookings.updated_at as booking_updated_at',
      'bookings.patient_name',
      'owners.name as owner_name',
    ])
export type StoredLink = Awaited<ReturnType<ReturnType<typeof selectLinks>['execute']>>[number]

/** A link ends at its own end, or two days after the care (rule SHARE-2). */
export function endOfLink(
  link: Pick<StoredLink, 'expires_at' | 'booking_status' | 'completed_at' | 'booking_updated_at'>,
) {
  const over =
    link.booking_status === 'completed'
      ? (link.completed_at ?? link.booking_updated_at)
      : link.booking_status === 'cancelled'
        ? link.booking_updated_at
        : undefined
  const own = Date.parse(link.expires_at)
  return new Date(over === undefined ? own : Math.min(own, Date.parse(over) + afterCare))
}

/** Removing the family's account deletes the row. */
const lives = (link: StoredLink, now: Date): boolean => link.revoked_at === null && now < endOfLink(link)

/** Lists active links of a booking, newest first. */
export async function listLiveLinks(db: Reader, booking: string, now: Date): Promise<StoredLink[]> {
  const links = await selectLinks(db)
    .where('booking_id', '=', booking)
    .where('revoked_at', 'is', null)
    .orderBy('day_links.created_at', 'desc')
    .orderBy('day_links.id', 'desc')
    .execute()
  return links.filter((link) => lives(link, now))
}

export async function findLiveLink(db: Reader, id: string, now: Date): Promise<StoredLink | undefined> {
  const link = await selectLinks(db).where('day_links.id', '=', id).executeTakeFirst()
  return link && lives(link, now) ? link : undefined
}

export const readNewLink = (db: Reader, id: string): Promise<StoredLink> =>
  selectLinks(db).where('day_links.id', '=', id).executeTakeFirstOrThrow()

export const toOfficeLink = (link: StoredLink): OfficeDayLink => ({
  _id: link.id,
  name: link.name,
  zone: link.zone,
  language: link.language,
  expiresAt: endOfLink(link).toISOString(),
  createdAt: link.created_at,
  opens: link.opens,
  lastOpenedAt: link.last_opened_at,
  showTasks: link.show_tasks === 1,
})

/** The token follows the #, so no server and no link preview reads it. */
export const toDayLink = (
  link: StoredLink,
  { publicUrl, secret }: { publicUrl: string; secret: KeyObject },
): DayLink => ({
  ...toOfficeLink(link),
  url: `${publicUrl}${pagePath(link.language, '/day')}#${signLink(secret, 'day-link', link.id)}`,
})
