import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { forbid } from './forbid.ts'

const fixed = ['subject_type', 'subject_id', 'kind', 'round', 'clock', 'started_at', 'due_at', 'due_day']
const once = ['met_at', 'broken_noted_at', 'closed_at', 'void_at']
const differs = (column: string) => `new.${column} is distinct from old.${column}`

const kept = (row: 'new' | 'old') =>
  `(${row}.met_at is not null and ${row}.broken_noted_at is null and ${row}.void_at is null)`
const broken = (row: 'new' | 'old') => `(${row}.broken_noted_at is not null and ${row}.void_at is null)`
const toCount = (condition: string) => `cast(${condition} as integer)`
const count = (keptMore: string, brokenMore: string) =>
  `insert into promise_counts(day, kind, kept, broken) values (new.due_day, new.kind, ${keptMore}, ${brokenMore})
    on conflict(day, kind) do update set kept = promise_counts.kept + excluded.kept, broken = promise_counts.broken + excluded.broken`

/** A promise's times never change, its result is recorded once (rule PROM-3), and results are counted. */
export const promises: TriggerSet = (engine) => [
  ...[
    {
      name: 'promises_fixed',
      at: 'before update on promises',
      when: fixed.map(differs).join(' or '),
      run: [engine.refuse('a promise keeps its time')],
    },
    {
      name: 'promises_once_only',
      at: 'before update on promises',
      when: once.map((column) => `(old.${column} is not null and ${differs(column)})`).join(' or '),
      run: [engine.refuse('what became of a promise is said once')],
    },
    {
      name: 'promise_counts_insert',
      at: 'after insert on promises',
      when: `${kept('new')} or ${broken('new')}`,
      run: [count(toCount(kept('new')), toCount(broken('new')))],
    },
    {
      name: 'promise_counts_update',
      at: 'after update of met_at, broken_noted_at, void_at on promises',
      when: `${kept('new')} <> ${kept('old')} or ${broken('new')} <> ${broken('old')}`,
      run: [
        count(
          `${toCount(kept('new'))} - ${toCount(kept('old'))}`,
          `${toCount(broken('new'))} - ${toCount(broken('old'))}`,
        ),
      ],
    },
  ].flatMap(engine.create),
  ...forbid(engine, 'promises', ['delete'], 'promises are never deleted'),
]
