import type { Trigger, TriggerSet } from '../../dialect/trigger-frame.ts'
import { forbid } from './forbid.ts'

const appendOnly = 'the audit log is append-only'
const onInsert = 'after insert on audit_log'
/** Visitors are not signed in: the address they type does not count as activity of that account. */
const person = `case when new.user_role = 'visitor' then '' else new.user_email end`

/** Totals and pages never scan the log. */
export const auditCounts: Trigger = {
  name: 'audit_counts_insert',
  at: onInsert,
  run: [
    `insert into audit_counts(day, action, resource_type, user_role, status, events)
    values (new.day, new.action, new.resource_type, new.user_role, new.status, 1)
    on conflict(day, action, resource_type, user_role, status) do update set events = audit_counts.events + 1`,
  ],
}

const oneMore = (table: string) => `do update set events = ${table}.events + 1, user_name = excluded.user_name`

/** Counts by person for a day, a month and all days, and by action for a month. */
export const auditPeople: TriggerSet = (engine) => [
  ...engine.create(auditCounts),
  ...engine.create({
    name: 'audit_people_insert',
    at: onInsert,
    run: [
      `insert into audit_user_counts(day, user_email, user_name, events) values (new.day, ${person}, new.user_name, 1)
    on conflict(day, user_email) ${oneMore('audit_user_counts')}`,
      `insert into audit_user_totals(user_email, user_name, events) values (${person}, new.user_name, 1)
    on conflict(user_email) ${oneMore('audit_user_totals')}`,
      `insert into audit_user_months(month, user_email, user_name, events)
    values (substr(new.day, 1, 7), ${person}, new.user_name, 1)
    on conflict(month, user_email) ${oneMore('audit_user_months')}`,
      `insert into audit_action_months(month, action, events) values (substr(new.day, 1, 7), new.action, 1)
    on conflict(month, action) do update set events = audit_action_months.events + 1`,
    ],
  }),
]

/** The audit log is append-only, and its sequence has no gap (rule AUD-6). */
export const auditGuards: TriggerSet = (engine) => forbid(engine, 'audit_log', ['update', 'delete'], appendOnly)

/** SQLite's "insert or replace" would remove a row without these guards, so every row must be new and follow the newest one. */
export const auditInsertGuard: TriggerSet = ({ create, refuse }) =>
  create({
    name: 'audit_log_only_append',
    at: 'before insert on audit_log',
    run: [
      refuse(
        appendOnly,
        `new.seq <> (select coalesce(max(seq), 0) + 1 from audit_log)
      or exists (select 1 from audit_log where id = new.id)`,
      ),
    ],
  })
