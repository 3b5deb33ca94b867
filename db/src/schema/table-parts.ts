import type { ColumnDefinitionBuilder, Kysely, RawBuilder } from 'kysely'
import { leftToEngine } from '../dialect/spelling.ts'

/** For `.modifyEnd` of every `createTable`: columns hold what their type says, on every engine. */
export const strictTable = leftToEngine.strictTable()

/** `toFlag` makes a condition the value of a computed column: 0 or 1. */
export const { toFlag } = leftToEngine

/**
 * For a column that counts rows in the order in which they came: `.addColumn('seq', 'integer', sequenceColumn)`. The
 * database gives the next number where none is given.
 */
export const sequenceColumn = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.primaryKey().autoIncrement()

/** Adds a column that the database computes from others of its row; an engine decides whether it keeps the value. */
export async function addComputedColumn(
  db: Kysely<unknown>,
  table: string,
  name: string,
  { type, as }: { type: 'integer' | 'text'; as: RawBuilder<unknown> },
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (column) => column.generatedAlwaysAs(as))
    .execute()
}
