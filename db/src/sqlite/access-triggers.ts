import { sql } from 'kysely'

/**
 * Rows of the access log only grow: who, what and when stay, counts never fall, and nothing younger than a year goes
 * (docs/decisions/0020-access-log.md).
 */
export const createAccessGuards = [
  sql`create trigger access_log_only_counts before update on access_log
    when new.id is not old.id or new.hour is not old.hour or new.viewer_id is not old.viewer_id
      or new.viewer_name is not old.viewer_name or new.viewer_email is not old.viewer_email
      or new.viewer_role is not old.viewer_role or new.subject_type is not old.subject_type
      or new.subject_id is not old.subject_id or new.first_at is not old.first_at
      or new.opened < old.opened or new.listed < old.listed or new.refused < old.refused begin
    select raise(abort, 'the access log is append-only');
  end`,
  sql`create trigger access_log_kept_for_a_year before delete on access_log
    when old.hour > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days') begin
    select raise(abort, 'the access log is kept for a year');
  end`,
]

/** Whoever is not signed in is nobody in particular: the address a visitor types is not the account's activity. */
const person = sql`case when new.user_role = 'visitor' then '' else new.user_email end`
const isSomebody = sql`user_role <> 'visitor'`

/** The counts by person once more, without visitors; SQLite takes the name of the row with the highest seq. */
export const createAuditPeople = [
  sql`drop trigger audit_counts_insert`,
  sql`drop trigger audit_user_totals_insert`,
  sql`drop trigger audit_months_insert`,
  sql`delete from audit_user_counts`,
  sql`delete from audit_user_totals`,
  sql`delete from audit_user_months`,
  sql`insert into audit_user_counts(day, user_email, user_name, events)
    select day, user_email, user_name, events from
      (select day, user_email, user_name, count(*) as events, max(seq) from audit_log where ${isSomebody} group by day, user_email)`,
  sql`insert into audit_user_totals(user_email, user_name, events)
    select user_email, user_name, events from
      (select user_email, user_name, sum(events) as events, max(day) from audit_user_counts group by user_email)`,
  sql`insert into audit_user_months(month, user_email, user_name, events)
    select month, user_email, user_name, events from
      (select substr(day, 1, 7) as month, user_email, user_name, sum(events) as events, max(day)
       from audit_user_counts group by substr(day, 1, 7), user_email)`,
  sql`create trigger audit_counts_insert after insert on audit_log begin
    insert into audit_counts(day, action, resource_type, user_role, status, events)
    values (new.day, new.action, new.resource_type, new.user_role, new.status, 1)
    on conflict(day, action, resource_type, user_role, status) do update set events = events + 1;
    insert into audit_user_counts(day, user_email, user_name, events)
    values (new.day, ${person}, new.user_name, 1)
    on conflict(day, user_email) do update set events = events + 1, user_name = excluded.user_name;
  end`,
  sql`create trigger audit_user_totals_insert after insert on audit_log begin
    insert into audit_user_totals(user_email, user_name, events) values (${person}, new.user_name, 1)
    on conflict(user_email) do update set events = events + 1, user_name = excluded.user_name;
  end`,
  sql`create trigger audit_months_insert after insert on audit_log begin
    insert into audit_user_months(month, user_email, user_name, events)
    values (substr(new.day, 1, 7), ${person}, new.user_name, 1)
    on conflict(month, user_email) do update set events = events + 1, user_name = excluded.user_name;
    insert into audit_action_months(month, action, events) values (substr(new.day, 1, 7), new.action, 1)
    on conflict(month, action) do update set events = events + 1;
  end`,
]
