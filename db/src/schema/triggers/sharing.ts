import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { dayLinkRefusal } from '../refusals.ts'

/** Five people can see the days of a booking at once (rule SHARE-2). */
export const dayLinkGuard: TriggerSet = ({ create, refuse }) =>
  create({
    name: 'day_links_full',
    at: 'before insert on day_links',
    run: [
      refuse(
        dayLinkRefusal,
        `(select count(*) from day_links where booking_id = new.booking_id and revoked_at is null
      and expires_at > new.created_at) >= 5`,
      ),
    ],
  })
