import { type ColumnDefinitionBuilder, type RawBuilder, sql } from 'kysely'
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

/** For `.addColumn('name', 'text', computedFrom(…))`: the database computes it from others of its row; an engine decides whether it keeps the value. */
export const computedFrom =
  (expression: RawBuilder<unknown>) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.generatedAlwaysAs(expression)

/** What names are sorted by: the name in Latin letters where it has others, else as it is written; capitals do not come first. */
export const inOrderOf = (latin: string, name: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(latin)} = '' then ${leftToEngine.toLowerCase(name)} else ${sql.ref(latin)} end`
