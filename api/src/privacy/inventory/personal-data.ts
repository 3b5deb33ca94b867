import type { Tables } from '@thodu/db'
import { retainedTables } from './books.ts'
import { careTables } from './care.ts'
import { communicationTables } from './communication.ts'
import { peopleTables } from './people.ts'
import { type Claim, type ClassifiedTables, type Column, columnOf, type PersonalTable } from './personal-table.ts'
import { privacyRequestTables } from './privacy-requests.ts'
import { visitingTables } from './visiting.ts'

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

/**
 * Declares each table's owners, columns, ways of finding a person's rows, and erasure. A missing table does not compile; a
 * missing column fails a test on both engines, unless it is a flag or counter, which is not personal by default (rule
 * PRIV-D1). It is the only source of export and erasure.
 */
export const personalData: ClassifiedTables = {
  ...peopleTables,
  ...careTables,
  ...visitingTables,
  ...communicationTables,
  ...privacyRequestTables,
  ...retainedTables,
  ...nobodyTables,
}

export type TableName = keyof Tables
export type FoundClaim = Claim & { table: TableName }

const tablesOf = Object.entries(personalData) as [TableName, PersonalTable | { notPersonal: unknown }][]

export const personalTables: readonly (readonly [TableName, PersonalTable])[] = tablesOf.flatMap(([name, table]) =>
  'claims' in table ? [[name, table] as const] : [],
)

export const allClaims: readonly FoundClaim[] = personalTables.flatMap(([table, { claims }]) =>
  claims.map((claim) => ({ ...claim, table })),
)

export const columnsOf = (table: PersonalTable): [name: string, column: Column][] =>
  Object.entries(table.columns).flatMap(([name, given]) => (given === undefined ? [] : [[name, columnOf(given)]]))
