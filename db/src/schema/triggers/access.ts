import type { TriggerSet } from '../../dialect/trigger-frame.ts'

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
