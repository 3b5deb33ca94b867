import { sql } from 'kysely'
import type { Triggers } from '../schema/triggers.ts'
import { createAccessGuards, createAuditPeople } from './access-triggers.ts'
import { createCapacityGuard } from './capacity-triggers.ts'
import { createPromiseTriggers } from './promise-triggers.ts'
import { createVisitGuards } from './visit-triggers.ts'

const createSearchUpdate = sql`create trigger bookings_search_update after update of search_text on bookings when old.search_text <> new.search_text begin
    insert into bookings_search(bookings_search, rowid, search_text) values ('delete', old.seq, old.search_text);
    insert into bookings_search(rowid, search_text) values (new.seq, new.search_text);
  end`

/** FTS5 over the search_text columns; trigrams find any part of a word of three letters or more. */
const createSearch = [
  sql`create virtual table bookings_search using fts5(search_text, content='bookings', content_rowid='seq', tokenize='trigram', detail='full')`,
  sql`create trigger bookings_search_insert after insert on bookings begin
    insert into bookings_search(rowid, search_text) values (new.seq, new.search_text);
  end`,
  createSearchUpdate,
  sql`create virtual table audit_search using fts5(search_text, content='audit_log', content_rowid='seq', tokenize='trigram', detail='full')`,
  sql`create trigger audit_search_insert after insert on audit_log begin
    insert into audit_search(rowid, search_text) values (new.seq, new.search_text);
  end`,
]

/** Counts per day, so that totals and pages never scan the big tables. */
const createCounters = [
  sql`create trigger booking_counts_insert after insert on bookings begin
    insert into booking_counts(day, service_type, status, bookings, ratings, rating_sum)
    values (new.created_day, new.service_type, new.status, 1, new.rating is not null, coalesce(new.rating, 0))
    on conflict(day, service_type, status) do update set
      bookings = bookings + 1, ratings = ratings + excluded.ratings, rating_sum = rating_sum + excluded.rating_sum;
  end`,
  sql`create trigger booking_counts_update after update of status, rating on bookings
    when old.status <> new.status or old.rating is not new.rating begin
    update booking_counts set
      bookings = bookings - 1, ratings = ratings - (old.rating is not null), rating_sum = rating_sum - coalesce(old.rating, 0)
    where day = old.created_day and service_type = old.service_type and status = old.status;
    insert into booking_counts(day, service_type, status, bookings, ratings, rating_sum)
    values (new.created_day, new.service_type, new.status, 1, new.rating is not null, coalesce(new.rating, 0))
    on conflict(day, service_type, status) do update set
      bookings = bookings + 1, ratings = ratings + excluded.ratings, rating_sum = rating_sum + excluded.rating_sum;
  end`,
  sql`create trigger audit_counts_insert after insert on audit_log begin
    insert into audit_counts(day, action, resource_type, user_role, status, events)
    values (new.day, new.action, new.resource_type, new.user_role, new.status, 1)
    on conflict(day, action, resource_type, user_role, status) do update set events = events + 1;
    insert into audit_user_counts(day, user_email, user_name, events)
    values (new.day, new.user_email, new.user_name, 1)
    on conflict(day, user_email) do update set events = events + 1, user_name = excluded.user_name;
  end`,
]

/** Events per person over all days: the people most active ever, without adding up every day. */
const createAuditUserTotals = [
  sql`insert into audit_user_totals(user_email, user_name, events)
    select user_email, max(user_name), sum(events) from audit_user_counts group by user_email`,
  sql`create trigger audit_user_totals_insert after insert on audit_log begin
    insert into audit_user_totals(user_email, user_name, events) values (new.user_email, new.user_name, 1)
    on conflict(user_email) do update set events = events + 1, user_name = excluded.user_name;
  end`,
]

/** Totals over all days follow the counts by day, starting from what those hold. */
const createBookingTotals = [
  sql`insert into booking_totals(service_type, status, bookings, ratings, rating_sum)
    select service_type, status, sum(bookings), sum(ratings), sum(rating_sum) from booking_counts group by service_type, status`,
  sql`create trigger booking_totals_insert after insert on booking_counts begin
    insert into booking_totals(service_type, status, bookings, ratings, rating_sum)
    values (new.service_type, new.status, new.bookings, new.ratings, new.rating_sum)
    on conflict(service_type, status) do update set
      bookings = bookings + excluded.bookings, ratings = ratings + excluded.ratings, rating_sum = rating_sum + excluded.rating_sum;
  end`,
  sql`create trigger booking_totals_update after update on booking_counts begin
    update booking_totals set
      bookings = bookings + new.bookings - old.bookings, ratings = ratings + new.ratings - old.ratings,
      rating_sum = rating_sum + new.rating_sum - old.rating_sum
    where service_type = new.service_type and status = new.status;
  end`,
]

/** The same per month, and events per action and month, for ranges of days. */
const createAuditMonths = [
  sql`insert into audit_user_months(month, user_email, user_name, events)
    select substr(day, 1, 7), user_email, max(user_name), sum(events) from audit_user_counts group by 1, 2`,
  sql`insert into audit_action_months(month, action, events)
    select substr(day, 1, 7), action, sum(events) from audit_counts group by 1, 2`,
  sql`create trigger audit_months_insert after insert on audit_log begin
    insert into audit_user_months(month, user_email, user_name, events)
    values (substr(new.day, 1, 7), new.user_email, new.user_name, 1)
    on conflict(month, user_email) do update set events = events + 1, user_name = excluded.user_name;
    insert into audit_action_months(month, action, events) values (substr(new.day, 1, 7), new.action, 1)
    on conflict(month, action) do update set events = events + 1;
  end`,
]

/** The audit log is append-only, and its sequence has no gap (rule AUD-6). */
const createAuditGuards = [
  sql`create trigger audit_log_no_update before update on audit_log begin
    select raise(abort, 'the audit log is append-only');
  end`,
  sql`create trigger audit_log_no_delete before delete on audit_log begin
    select raise(abort, 'the audit log is append-only');
  end`,
]

/** "insert or replace" would remove a row past the trigger above; every row is new and follows the newest one. */
const createAuditInsertGuard = [
  sql`create trigger audit_log_only_append before insert on audit_log
    when new.seq <> (select coalesce(max(seq), 0) + 1 from audit_log)
      or exists (select 1 from audit_log where id = new.id) begin
    select raise(abort, 'the audit log is append-only');
  end`,
]

/** A rating is given once; bookings are never deleted. */
const createReviewGuard = [
  sql`create trigger bookings_rated_once before update of rating on bookings
    when old.rating is not null and old.rating is not new.rating begin
    select raise(abort, 'a booking is rated once');
  end`,
  sql`create trigger bookings_no_delete before delete on bookings begin
    select raise(abort, 'bookings are never deleted');
  end`,
]

export const sqliteTriggers: Triggers = {
  search: createSearch,
  // Migration 0054 has an index of what is looked in.
  peopleSearch: [],
  counters: createCounters,
  auditGuards: createAuditGuards,
  reviewGuard: createReviewGuard,
  auditUserTotals: createAuditUserTotals,
  auditInsertGuard: createAuditInsertGuard,
  bookingTotals: createBookingTotals,
  auditMonths: createAuditMonths,
  accessGuards: createAccessGuards,
  auditPeople: createAuditPeople,
  capacityGuard: createCapacityGuard,
  searchPaused: [sql`drop trigger bookings_search_update`],
  searchResumed: [sql`insert into bookings_search(bookings_search) values ('rebuild')`, createSearchUpdate],
  visitGuards: createVisitGuards,
  promises: createPromiseTriggers,
  searchForgets: [sql`insert into bookings_search(bookings_search, rank) values ('secure-delete', 1)`],
}
