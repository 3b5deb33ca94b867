import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { dayLinkRefusal } from '../refusals.ts'

/** A booking has at most five active day links (rule SHARE-2). */
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

const leave = (revision: string, at: string): string =>
  `insert into left_visits(id, visit_id, booking_id, caretaker_id, starts_min, ends_min, revision, created_at, left_at)
    values (old.id || ' ' || coalesce(old.caretaker_id, ''), old.id, old.booking_id, old.caretaker_id, old.starts_min,
      old.ends_min, ${revision}, old.created_at, ${at})
    on conflict(id) do update set starts_min = excluded.starts_min, ends_min = excluded.ends_min,
      revision = excluded.revision, left_at = excluded.left_at`

/** Records the previous caretaker of a planned visit that is reassigned or removed, by whatever call (rule SHARE-7). */
export const leftVisits: TriggerSet = ({ create }) =>
  [
    {
      name: 'left_visits_given',
      at: 'after update of caretaker_id on visits',
      when: `old.status = 'planned' and old.caretaker_id is not null and new.caretaker_id is distinct from old.caretaker_id`,
      run: [leave('old.revision + 1', 'new.updated_at')],
    },
    {
      name: 'left_visits_removed',
      at: 'after delete on visits',
      when: `old.status = 'planned'`,
      run: [leave('old.revision + 1', 'old.updated_at')],
    },
  ].flatMap(create)
