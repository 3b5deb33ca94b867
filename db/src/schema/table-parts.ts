import { type ColumnDefinitionBuilder, type RawBuilder, sql } from 'kysely'
import { leftToEngine } from '../dialect/spelling.ts'

/** For `.modifyEnd` of every `createTable`: columns accept only values of their type, on every engine. */
export const strictTable = leftToEngine.strictTable()

/** `toFlag` makes a condition the value of a computed column: 0 or 1. */
export const { toFlag } = leftToEngine

/**
 * For a column that counts rows in insertion order: `.addColumn('seq', 'integer', sequenceColumn)`. The database assigns the
 * next number unless one is given.
 */
export const sequenceColumn = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.primaryKey().autoIncrement()

/**
 * For `.addColumn('name', 'text', computedFrom(…))`: the database computes the value from other columns; the engine decides
 * whether to store it.
 */
export const computedFrom =
  (expression: RawBuilder<unknown>) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.generatedAlwaysAs(expression)

/** Sort key of a name: its Latin spelling if there is one, otherwise the name; in lower case. */
export const inOrderOf = (latin: string, name: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(latin)} = '' then ${leftToEngine.toLowerCase(name)} else ${sql.ref(latin)} end`
