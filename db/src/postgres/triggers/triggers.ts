import { sql } from 'kysely'
import type { Triggers } from '../../schema/triggers.ts'
import { accessGuards, auditPeople } from './access-triggers.ts'
import { capacityGuard } from './capacity-triggers.ts'
import { promiseTriggers } from './promise-triggers.ts'
import { forbid, refuse, trigger } from './trigger-statement.ts'
import { visitGuards } from './visit-triggers.ts'

/**
 * What `like` answers by itself pg_trgm makes fast. A server without it, or an owner who may not add it, gets the same
 * answers from longer reading (docs/operations.md).
 */
const indexLetters = (...indexes: readonly string[]): string => `do $body$ begin
  create extension if not exists pg_trgm;
${indexes.map((index) => `  create index ${index};`).join('\n')}
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'without pg_trgm searches read more';
end $body$`
export const createSearchIndexes = indexLetters(
  'bookings_search on bookings using gin (search_text gin_trgm_ops)',
  'audit_search on audit_log using gin (search_text gin_trgm_ops)',
)
/** 200,000 people took longer to look through than a desk waits. */
export const createPeopleSearch = indexLetters(
  'accounts_search on accounts using gin (search_text gin_trgm_ops, search_digits gin_trgm_ops)',
)
/** While many rows come in at once. */
export const dropSearchIndexes = 'drop index if exists bookings_search, audit_search, accounts_search'

const addToBookingCounts = `  insert into booking_counts(day, service_type, status, bookings, ratings, rating_sum)
    values (new.created_day, new.service_type, new.status, 1, (new.rating is not null)::int, coalesce(new.rating, 0))
    on conflict(day, service_type, status) do update set
      bookings = booking_counts.bookings + 1, ratings = booking_counts.ratings + excluded.ratings,
      rating_sum = booking_counts.rating_sum + excluded.rating_sum;`

/** Counts per day, so that totals and pages never scan the big tables. */
const counters = [
  trigger({
    name: 'booking_counts_insert',
    when: 'after insert on bookings for each row',
    body: addToBookingCounts,
  }),
  trigger({
    name: 'booking_counts_update',
    when: `after update of status, rating on bookings for each row
      when (old.status <> new.status or old.rating is distinct from new.rating)`,
    body: `  update booking_counts set bookings = bookings - 1, ratings = ratings - (old.rating is not null)::int,
      rating_sum = rating_sum - coalesce(old.rating, 0)
    where day = old.created_day and service_type = old.service_type and status = old.status;
${addToBookingCounts}`,
  }),
  trigger({
    name: 'audit_counts_insert',
    when: 'after insert on audit_log for each row',
    body: `  insert into audit_counts(day, action, resource_type, user_role, status, events)
    values (new.day, new.action, new.resource_type, new.user_role, new.status, 1)
    on conflict(day, action, resource_type, user_role, status) do update set events = audit_counts.events + 1;`,
  }),
]

/** Totals over all days follow the counts by day. */
const bookingTotals = [
  trigger({
    name: 'booking_totals_insert',
    when: 'after insert on booking_counts for each row',
    body: `  insert into booking_totals(service_type, status, bookings, ratings, rating_sum)
    values (new.service_type, new.status, new.bookings, new.ratings, new.rating_sum)
    on conflict(service_type, status) do update set bookings = booking_totals.bookings + excluded.bookings,
      ratings = booking_totals.ratings + excluded.ratings, rating_sum = booking_totals.rating_sum + excluded.rating_sum;`,
  }),
  trigger({
    name: 'booking_totals_update',
    when: 'after update on booking_counts for each row',
    body: `  update booking_totals set bookings = bookings + new.bookings - old.bookings,
      ratings = ratings + new.ratings - old.ratings, rating_sum = rating_sum + new.rating_sum - old.rating_sum
    where service_type = new.service_type and status = new.status;`,
  }),
]

const appendOnly = 'the audit log is append-only'
/** The audit log is append-only, and its sequence has no gap (rule AUD-6). */
const auditGuards = [
  forbid('audit_log_no_update', 'update', 'audit_log', appendOnly),
  forbid('audit_log_no_delete', 'delete', 'audit_log', appendOnly),
  forbid('audit_log_no_truncate', 'truncate', 'audit_log', appendOnly),
]

/** Every row is new and follows the newest one. */
const auditInsertGuard = [
  trigger({
    name: 'audit_log_only_append',
    when: 'before insert on audit_log for each row',
    body: `  if new.seq <> (select coalesce(max(seq), 0) + 1 from audit_log) then
  ${refuse(appendOnly)}
  end if;`,
  }),
]

/** A rating is given once; bookings are never deleted. */
const reviewGuard = [
  trigger({
    name: 'bookings_rated_once',
    when: `before update of rating on bookings for each row
      when (old.rating is not null and old.rating is distinct from new.rating)`,
    body: refuse('a booking is rated once'),
  }),
  forbid('bookings_no_delete', 'delete', 'bookings', 'bookings are never deleted'),
  forbid('bookings_no_truncate', 'truncate', 'bookings', 'bookings are never deleted'),
]

/**
 * What only PostgreSQL spells this way. No installation on it is older than the migrations up to 0024: tables are empty
 * when these run, there are no counts to begin with, and the counts by person come with `auditPeople` alone.
 */
export const postgresTriggers: Triggers = {
  search: [sql.raw(createSearchIndexes)],
  peopleSearch: [sql.raw(createPeopleSearch)],
  counters,
  auditGuards,
  reviewGuard,
  auditUserTotals: [],
  auditInsertGuard,
  bookingTotals,
  auditMonths: [],
  accessGuards,
  auditPeople,
  capacityGuard,
  // A row that is written anew takes its old words out of the index with the next vacuum; the table forgets them likewise.
  searchForgets: [],
  promises: promiseTriggers,
  searchPaused: [],
  searchResumed: [],
  visitGuards,
}
