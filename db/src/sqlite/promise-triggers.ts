import { type RawBuilder, sql } from 'kysely'

/** What was said once stays said, and what became of it is said once (rule PROM-3). */
const fixed = ['subject_type', 'subject_id', 'kind', 'round', 'clock', 'started_at', 'due_at', 'due_day']
const once = ['met_at', 'broken_noted_at', 'closed_at', 'void_at']
const kept = (row: 'new' | 'old') =>
  `(${row}.met_at is not null and ${row}.broken_noted_at is null and ${row}.void_at is null)`
const broken = (row: 'new' | 'old') => `(${row}.broken_noted_at is not null and ${row}.void_at is null)`
const oneMore = `on conflict(day, kind) do update set kept = kept + excluded.kept, broken = broken + excluded.broken`

export const createPromiseTriggers: readonly RawBuilder<unknown>[] = [
  sql.raw(`create trigger promises_fixed before update on promises
    when ${fixed.map((column) => `new.${column} is not old.${column}`).join(' or ')} begin
    select raise(abort, 'a promise keeps its time');
  end`),
  sql.raw(`create trigger promises_once_only before update on promises
    when ${once.map((column) => `(old.${column} is not null and new.${column} is not old.${column})`).join(' or ')} begin
    select raise(abort, 'what became of a promise is said once');
  end`),
  sql`create trigger promises_no_delete before delete on promises begin
    select raise(abort, 'promises are never deleted');
  end`,
  sql.raw(`create trigger promise_counts_insert after insert on promises when ${kept('new')} or ${broken('new')} begin
    insert into promise_counts(day, kind, kept, broken)
    values (new.due_day, new.kind, ${kept('new')}, ${broken('new')}) ${oneMore};
  end`),
  sql.raw(`create trigger promise_counts_update after update of met_at, broken_noted_at, void_at on promises
    when ${kept('new')} <> ${kept('old')} or ${broken('new')} <> ${broken('old')} begin
    insert into promise_counts(day, kind, kept, broken)
    values (new.due_day, new.kind, ${kept('new')} - ${kept('old')}, ${broken('new')} - ${broken('old')}) ${oneMore};
  end`),
]
