import { forbid, refuse, trigger } from './trigger-statement.ts'

/** What was said once stays said, and what became of it is said once (rule PROM-3). */
const fixed = ['subject_type', 'subject_id', 'kind', 'round', 'clock', 'started_at', 'due_at', 'due_day']
const once = ['met_at', 'broken_noted_at', 'closed_at', 'void_at']
const kept = (row: 'new' | 'old') =>
  `(${row}.met_at is not null and ${row}.broken_noted_at is null and ${row}.void_at is null)`
const broken = (row: 'new' | 'old') => `(${row}.broken_noted_at is not null and ${row}.void_at is null)`
const oneMore = `on conflict(day, kind) do update set
      kept = promise_counts.kept + excluded.kept, broken = promise_counts.broken + excluded.broken;`
const neverDeleted = 'promises are never deleted'

export const promiseTriggers = [
  trigger({
    name: 'promises_fixed',
    when: `before update on promises for each row
      when (${fixed.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')})`,
    body: refuse('a promise keeps its time'),
  }),
  trigger({
    name: 'promises_once_only',
    when: `before update on promises for each row
      when (${once.map((column) => `(old.${column} is not null and new.${column} is distinct from old.${column})`).join(' or ')})`,
    body: refuse('what became of a promise is said once'),
  }),
  forbid('promises_no_delete', 'delete', 'promises', neverDeleted),
  forbid('promises_no_truncate', 'truncate', 'promises', neverDeleted),
  trigger({
    name: 'promise_counts_insert',
    when: `after insert on promises for each row when (${kept('new')} or ${broken('new')})`,
    body: `  insert into promise_counts(day, kind, kept, broken)
    values (new.due_day, new.kind, ${kept('new')}::int, ${broken('new')}::int) ${oneMore}`,
  }),
  trigger({
    name: 'promise_counts_update',
    when: `after update of met_at, broken_noted_at, void_at on promises for each row
      when (${kept('new')} <> ${kept('old')} or ${broken('new')} <> ${broken('old')})`,
    body: `  insert into promise_counts(day, kind, kept, broken)
    values (new.due_day, new.kind, ${kept('new')}::int - ${kept('old')}::int, ${broken('new')}::int - ${broken('old')}::int)
    ${oneMore}`,
  }),
]
