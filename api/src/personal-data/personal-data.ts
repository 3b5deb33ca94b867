import type { Tables } from '@thodu/db'
import { keptTables } from './list/books.ts'
import { careTables } from './list/care.ts'
import { nobodyTables } from './list/nobody.ts'
import { peopleTables } from './list/people.ts'
import { privacyRequestTables } from './list/privacy-requests.ts'
import { talkTables } from './list/talk.ts'
import { visitingTables } from './list/visiting.ts'
import type { Claim, ClassifiedTables, Column, PersonalTable } from './personal-table.ts'
import { columnOf } from './personal-table.ts'

/**
 * Every table: whose data it holds, what each column is to them, how rows are found, and what goes with the account. One that
 * is not named here does not compile; a column that is not fails a test on both engines (rule PRIV-D1). Export, removal and
 * their proofs read it, and nothing else says so.
 */
export const personalData: ClassifiedTables = {
  ...peopleTables,
  ...careTables,
  ...visitingTables,
  ...talkTables,
  ...privacyRequestTables,
  ...keptTables,
  ...nobodyTables,
}

export type TableName = keyof Tables
export type FoundClaim = Claim & { table: TableName }

const tablesOf = Object.entries(personalData) as [TableName, PersonalTable | { notPersonal: unknown }][]

/** Tables that hold people, in the order in which they are read. */
export const personalTables: readonly (readonly [TableName, PersonalTable])[] = tablesOf.flatMap(([name, table]) =>
  'claims' in table ? [[name, table] as const] : [],
)

/** Every way in which rows belong to somebody. */
export const allClaims: readonly FoundClaim[] = personalTables.flatMap(([table, { claims }]) =>
  claims.map((claim) => ({ ...claim, table })),
)

/** The columns of a table that are personal, each with its class. */
export const columnsOf = (table: PersonalTable): [name: string, column: Column][] =>
  Object.entries(table.columns).flatMap(([name, given]) => (given === undefined ? [] : [[name, columnOf(given)]]))
