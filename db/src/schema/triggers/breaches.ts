import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { forbid } from './forbid.ts'

const toldOnce =
  (table: 'breach_persons' | 'breach_writers'): TriggerSet =>
  (engine) =>
    engine.create({
      name: `${table}_told_once`,
      at: `before update on ${table}`,
      when: 'old.told_at is not null and (new.told_at is distinct from old.told_at or new.told_by is distinct from old.told_by)',
      run: [engine.refuse('who was told of a breach, and when, stays')],
    })

/**
 * The Board's deadlines count from `aware_at`, so it never changes; nor do breaches and notified people disappear (rule
 * PRIV-B1).
 */
export const breachGuards: TriggerSet = (engine) => [
  ...engine.create({
    name: 'breaches_keep_aware',
    at: 'before update on breaches',
    when: 'new.aware_at is distinct from old.aware_at',
    run: [engine.refuse('when somebody became aware of a breach stays')],
  }),
  ...forbid(engine, 'breaches', ['delete'], 'a breach stays'),
  ...toldOnce('breach_persons')(engine),
]

/** The same for people who wrote without an account. */
export const breachWriterGuards = toldOnce('breach_writers')
