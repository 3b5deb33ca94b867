import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { forbid } from './forbid.ts'

const viewer = ['viewer_id', 'viewer_name', 'viewer_email', 'viewer_role']
const fixed = ['id', 'hour', ...viewer, 'subject_type', 'subject_id', 'first_at']
const forAYear = 'the access log is kept for a year'

/**
 * The access log only grows: who, what and when stay, counts never fall, and rows are retained for a year
 * (docs/decisions/0020-access-log.md).
 */
export const accessGuards: TriggerSet = ({ create, refuse, refuseEmptying, daysAgo }) => [
  ...create({
    name: 'access_log_only_counts',
    at: 'before update on access_log',
    when: `${fixed.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')}
      or new.opened < old.opened or new.listed < old.listed or new.refused < old.refused`,
    run: [refuse('the access log is append-only')],
  }),
  ...create({
    name: 'access_log_kept_for_a_year',
    at: 'before delete on access_log',
    run: [refuse(forAYear, `old.hour > ${daysAgo(365)}`)],
  }),
  ...refuseEmptying('access_log', forAYear),
]

const given = [
  'id',
  'account_id',
  'purpose',
  'notice_version',
  'language',
  'text_sha256',
  'on_behalf',
  'way',
  'by_id',
  'given_at',
]
const kept = 'what somebody agreed to is not rewritten'

/** A consent is withdrawn once, never changed otherwise, and deleted only with its account (rule PRIV-C4). */
export const consentGuards: TriggerSet = ({ create, refuse, refuseEmptying }) => [
  ...create({
    name: 'consents_withdrawn_once',
    at: 'before update on consents',
    when: `${given.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')}
      or old.withdrawn_at is not null or new.withdrawn_at is null`,
    run: [refuse(kept)],
  }),
  ...create({
    name: 'consents_kept',
    at: 'before delete on consents',
    run: [refuse(kept, `exists (select 1 from accounts where id = old.account_id and removed_at is null)`)],
  }),
  ...refuseEmptying('consents', kept),
]

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
