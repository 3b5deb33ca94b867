import { type ColumnDefinitionBuilder, type RawBuilder, sql } from 'kysely'
import { leftToEngine } from '../dialect/spelling.ts'

/** For `.modifyEnd` of every `createTable`. */
export const strictTable = leftToEngine.strictTable()

/** For computed columns. */
export const { toFlag } = leftToEngine

/**
 * Counts rows in insertion order: `.addColumn('seq', 'integer', sequenceColumn)`. The database assigns the next number unless
 * one is given.
 */
export const sequenceColumn = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.primaryKey().autoIncrement()

/** `.addColumn('name', 'text', computedFrom(…))`: the engine decides whether to store the value. */
export const computedFrom =
  (expression: RawBuilder<unknown>) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.generatedAlwaysAs(expression)

/** The Latin spelling if there is one, otherwise the name; in lower case. */
export const inOrderOf = (latin: string, name: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(latin)} = '' then ${leftToEngine.toLowerCase(name)} else ${sql.ref(latin)} end`
