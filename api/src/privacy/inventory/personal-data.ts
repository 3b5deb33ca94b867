import type { Tables } from '@thodu/db'
import { retainedTables } from './books.ts'
import { careTables } from './care.ts'
import { communicationTables } from './communication.ts'
import { nobodyTables } from './nobody.ts'
import { peopleTables } from './people.ts'
import type { Claim, ClassifiedTables, Column, PersonalTable } from './personal-table.ts'
import { columnOf } from './personal-table.ts'
import { privacyRequestTables } from './privacy-requests.ts'
import { visitingTables } from './visiting.ts'

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
