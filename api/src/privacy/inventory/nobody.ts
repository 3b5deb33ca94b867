import type { ClassifiedTables } from './personal-table.ts'

const counts = { notPersonal: 'everything', why: 'counts by day and kind' } as const
const hashes = { notPersonal: 'everything', why: 'keyed hashes, which identify no person' } as const
const work = { notPersonal: 'everything', why: 'work of processes' } as const

/** These tables contain no personal data. */
export const nobodyTables = {
  booking_counts: counts,
  booking_totals: counts,
  audit_counts: counts,
  audit_action_months: counts,
  promise_counts: counts,
  promise_alerts: { notPersonal: 'everything', why: 'when the office was notified of a promise' },
  visit_code_tries: { notPersonal: 'everything', why: 'number of attempts to enter a code' },
  code_tries: hashes,
  limit_hits: hashes,
  rate_hits: hashes,
  used_credentials: hashes,
  breaches: {
    notPersonal: 'everything',
    why: 'the incident as the office describes it; affected people are in breach_persons',
  },
  settings: { notPersonal: 'everything', why: 'settings of the office, and which admin changed them' },
  logos: { notPersonal: 'everything', why: 'pictures that pages show to everyone' },
  system_facts: { notPersonal: 'everything', why: 'facts of the installation' },
  leases: work,
} as const satisfies Partial<ClassifiedTables>
