import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { capacityRefusal } from '../refusals.ts'
import { auditCounts } from './audit.ts'
import { forbid } from './forbid.ts'

const countOne = `insert into booking_counts(day, service_type, status, bookings, ratings, rating_sum)
    values (new.created_day, new.service_type, new.status, 1, cast(new.rating is not null as integer), coalesce(new.rating, 0))
    on conflict(day, service_type, status) do update set bookings = booking_counts.bookings + 1,
      ratings = booking_counts.ratings + excluded.ratings, rating_sum = booking_counts.rating_sum + excluded.rating_sum`

/** Totals and pages never scan the big tables. */
export const counters: TriggerSet = ({ create }) => [
  ...create({ name: 'booking_counts_insert', at: 'after insert on bookings', run: [countOne] }),
  ...create({
    name: 'booking_counts_update',
    at: 'after update of status, rating on bookings',
    when: 'old.status <> new.status or old.rating is distinct from new.rating',
    run: [
      `update booking_counts set bookings = bookings - 1, ratings = ratings - cast(old.rating is not null as integer),
      rating_sum = rating_sum - coalesce(old.rating, 0)
    where day = old.created_day and service_type = old.service_type and status = old.status`,
      countOne,
    ],
  }),
  ...create(auditCounts),
]

export const bookingTotals: TriggerSet = ({ create }) => [
  ...create({
    name: 'booking_totals_insert',
    at: 'after insert on booking_counts',
    run: [
      `insert into booking_totals(service_type, status, bookings, ratings, rating_sum)
    values (new.service_type, new.status, new.bookings, new.ratings, new.rating_sum)
    on conflict(service_type, status) do update set bookings = booking_totals.bookings + excluded.bookings,
      ratings = booking_totals.ratings + excluded.ratings, rating_sum = booking_totals.rating_sum + excluded.rating_sum`,
    ],
  }),
  ...create({
    name: 'booking_totals_update',
    at: 'after update on booking_counts',
    run: [
      `update booking_totals set bookings = bookings + new.bookings - old.bookings,
      ratings = ratings + new.ratings - old.ratings, rating_sum = rating_sum + new.rating_sum - old.rating_sum
    where service_type = new.service_type and status = new.status`,
    ],
  }),
]

/** A booking is rated once and never deleted. */
export const reviewGuard: TriggerSet = (engine) => [
  ...engine.create({
    name: 'bookings_rated_once',
    at: 'before update of rating on bookings',
    when: 'old.rating is not null and old.rating is distinct from new.rating',
    run: [engine.refuse('a booking is rated once')],
  }),
  ...forbid(engine, 'bookings', ['delete'], 'bookings are never deleted'),
]

const isOpen = "status in ('pending', 'confirmed', 'active')"
const isFull = `(select count(*) from bookings
      where assigned_caregiver_id = new.assigned_caregiver_id and ${isOpen} and seq <> new.seq)
    >= coalesce((select capacity from caretaker_profiles where account_id = new.assigned_caregiver_id), 1)`

/**
 * A caretaker never has more open bookings than their capacity (rule OFF-8). One transaction writes at a time, on a file and
 * on a server (writer-turn.ts), so the check sees every earlier row.
 */
export const capacityGuard: TriggerSet = ({ create, refuse }) => [
  ...create({
    name: 'bookings_capacity_insert',
    // SQLite has no seq for the row before the insert.
    at: 'after insert on bookings',
    when: `new.assigned_caregiver_id is not null and new.${isOpen}`,
    run: [refuse(capacityRefusal, isFull)],
  }),
  // A status change of an open booking uses no further capacity.
  ...create({
    name: 'bookings_capacity_update',
    at: 'before update of assigned_caregiver_id, status on bookings',
    when: `new.assigned_caregiver_id is not null and new.${isOpen}
      and not (old.${isOpen} and old.assigned_caregiver_id is not distinct from new.assigned_caregiver_id)`,
    run: [refuse(capacityRefusal, isFull)],
  }),
]
