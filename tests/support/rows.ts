import type { Tables } from '@thodu/db'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { TestApi } from './api.ts'

// Reads and writes rows of the test database directly, in one line each.

type Api = Pick<TestApi, 'deps'>
type Name = keyof Tables
type Row<Table extends Name> = Selectable<Tables[Table]>
export type RowValues<Table extends Name> = Updateable<Tables[Table]>
type Column<Table extends Name> = keyof Row<Table> & string
/** A value of each column: one, one of several, or null. */
type Where<Table extends Name> = { [Key in Column<Table>]?: Row<Table>[Key] | readonly Row<Table>[Key][] | undefined }

// Kysely types a statement for one table only. The types of the exported functions check their callers.
type Conditions = { where: (column: never, operator: never, value: never) => unknown }
const narrow = <Query>(query: Query, where: object): Query => {
  let narrowed = query
  for (const [column, value] of Object.entries(where)) {
    const operator = value === null ? 'is' : Array.isArray(value) ? 'in' : '='
    narrowed = (narrowed as Conditions).where(column as never, operator as never, value as never) as Query
  }
  return narrowed
}

export const insertRows = <Table extends Name>(
  { deps }: Api,
  table: Table,
  rows: Insertable<Tables[Table]> | readonly Insertable<Tables[Table]>[],
): Promise<unknown> =>
  deps.database.write((tx) =>
    tx
      .insertInto(table as 'accounts')
      .values(rows as never)
      .execute(),
  )

export const updateRows = <Table extends Name>(
  { deps }: Api,
  table: Table,
  where: Where<Table>,
  values: RowValues<Table>,
): Promise<unknown> =>
  deps.database.write((tx) => narrow(tx.updateTable(table as 'accounts').set(values as never), where).execute())

export const deleteRows = <Table extends Name>(
  { deps }: Api,
  table: Table,
  where: Where<Table> = {},
): Promise<unknown> => deps.database.write((tx) => narrow(tx.deleteFrom(table as 'accounts'), where).execute())

/** Reads columns (`'*'`: all) of the rows that match `where`, in the order of `orderBy`. */
export function selectRows<Table extends Name, Read extends Column<Table> = Column<Table>>(
  { deps }: Api,
  table: Table,
  columns: readonly Read[] | '*',
  where: Where<Table> = {},
  orderBy?: Column<Table>,
): Promise<Pick<Row<Table>, Read>[]> {
  const from = deps.database.read.selectFrom(table as 'accounts')
  const selected = columns === '*' ? from.selectAll() : from.select(columns as never)
  const narrowed = narrow(selected, where)
  const ordered = orderBy === undefined ? narrowed : narrowed.orderBy(orderBy as never)
  return ordered.execute() as unknown as Promise<Pick<Row<Table>, Read>[]>
}

export const findRow = async <Table extends Name, Read extends Column<Table> = Column<Table>>(
  ...asked: Parameters<typeof selectRows<Table, Read>>
): Promise<Pick<Row<Table>, Read> | undefined> => (await selectRows<Table, Read>(...asked))[0]

/** Reads the first row that `selectRows` finds. @throws when there is none */
export async function selectRow<Table extends Name, Read extends Column<Table> = Column<Table>>(
  ...asked: Parameters<typeof selectRows<Table, Read>>
): Promise<Pick<Row<Table>, Read>> {
  const row = await findRow<Table, Read>(...asked)
  if (!row) throw new Error(`no such row of ${asked[1]}`)
  return row
}
