import { forbid, refuse, trigger } from './trigger-statement.ts'

const fixed = [
  'id',
  'hour',
  'viewer_id',
  'viewer_name',
  'viewer_email',
  'viewer_role',
  'subject_type',
  'subject_id',
  'first_at',
]

/**
 * Rows of the access log only grow: who, what and when stay, counts never fall, and nothing younger than a year goes
 * (docs/decisions/0020-access-log.md).
 */
export const accessGuards = [
  trigger({
    name: 'access_log_only_counts',
    when: `before update on access_log for each row when (
      ${fixed.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')}
      or new.opened < old.opened or new.listed < old.listed or new.refused < old.refused)`,
    body: refuse('the access log is append-only'),
  }),
  trigger({
    name: 'access_log_kept_for_a_year',
    when: `before delete on access_log for each row`,
    body: `  if old.hour > to_char((now() at time zone 'utc') - interval '365 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') then
  ${refuse('the access log is kept for a year')}
  end if;`,
  }),
  forbid('access_log_no_truncate', 'truncate', 'access_log', 'the access log is kept for a year'),
]

const person = `case when new.user_role = 'visitor' then '' else new.user_email end`
const oneMore = (table: string): string => `do update set events = ${table}.events + 1, user_name = excluded.user_name;`

/**
 * Events per person and day, month and over all days. Whoever is not signed in is nobody in particular: the address a
 * visitor types is not the account's activity.
 */
export const auditPeople = [
  trigger({
    name: 'audit_people_insert',
    when: 'after insert on audit_log for each row',
    body: `  insert into audit_user_counts(day, user_email, user_name, events)
    values (new.day, ${person}, new.user_name, 1)
    on conflict(day, user_email) ${oneMore('audit_user_counts')}
  insert into audit_user_totals(user_email, user_name, events) values (${person}, new.user_name, 1)
    on conflict(user_email) ${oneMore('audit_user_totals')}
  insert into audit_user_months(month, user_email, user_name, events)
    values (substr(new.day, 1, 7), ${person}, new.user_name, 1)
    on conflict(month, user_email) ${oneMore('audit_user_months')}
  insert into audit_action_months(month, action, events) values (substr(new.day, 1, 7), new.action, 1)
    on conflict(month, action) do update set events = audit_action_months.events + 1;`,
  }),
]
