import { connectionSettings } from '../postgres/connection-settings.ts'
import { createEngine } from '../postgres/postgres-engine.ts'
import { createPeopleSearch, createSearchIndexes, dropSearchIndexes } from '../postgres/search-indexes.ts'
import { Session } from '../postgres/session.ts'
import { acquireWriterTurn, commitTurn } from '../postgres/writer-turn.ts'
import type { DatabaseEnd, TableShape, TargetEnd } from './database-end.ts'

const columnsOfTables = `select table_name as "table", column_name as "column", data_type as type, is_identity = 'YES' as counts
  from information_schema.columns where table_schema = current_schema() and is_generated = 'NEVER'
  order by table_name, ordinal_position`
const keysOfTables = `select t.relname as "table", a.attname as "column"
  from pg_index i join pg_class t on t.oid = i.indrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
  where i.indisprimary and t.relnamespace = current_schema()::regnamespace
  order by t.relname, array_position(i.indkey::int[], a.attnum::int)`
const othersAtWork = `select count(*) as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name = 'thodu'`
/** A move may have to wait for the other end. */
const patiently = 'set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0; '

type Column = { table: string; column: string; type: string; counts: 0 | 1 }

async function readColumns(session: Session): Promise<Column[]> {
  return (await session.readRows(columnsOfTables, [])) as Column[]
}

async function describe(session: Session): Promise<Map<string, TableShape>> {
  const shapes = new Map<string, { columns: string[]; key: string[] }>()
  for (const { table, column } of await readColumns(session)) {
    const shape = shapes.get(table) ?? { columns: [], key: [] }
    shape.columns.push(column)
    shapes.set(table, shape)
  }
  for (const { table, column } of (await session.readRows(keysOfTables, [])) as Column[])
    shapes.get(table)?.key.push(column)
  return shapes
}

const endOf = (session: Session): DatabaseEnd => ({
  db: createEngine(session, () => session.connect()).kysely,
  describe: () => describe(session),
  close: async () => {
    await session.run('rollback').catch(() => {})
    await session.close()
  },
})

async function connect(address: string): Promise<Session> {
  const session = new Session(connectionSettings(address, 'migrating'))
  await session.connect()
  return session
}

/** Whether a server or a command of this product is connected. */
export async function isInUse(address: string): Promise<boolean> {
  const session = await connect(address)
  try {
    const [row] = (await session.readRows(othersAtWork, [])) as { others: number }[]
    return (row?.others ?? 0) > 0
  } finally {
    await session.close()
  }
}

/** Opens the database to read one snapshot. */
export async function openPostgresSource(address: string): Promise<DatabaseEnd> {
  const session = await connect(address)
  await session.run(`begin isolation level repeatable read read only; ${patiently}`)
  return endOf(session)
}

/** Opens the database to fill it in one transaction, while no other process writes. */
export async function openPostgresTarget(address: string): Promise<TargetEnd> {
  const session = await connect(address)
  await session.run(acquireWriterTurn(patiently))
  const columns = await readColumns(session)
  const typeOf = (table: string, column: string): string =>
    columns.find((known) => known.table === table && known.column === column)?.type === 'bigint' ? 'bigint' : 'text'
  return {
    ...endOf(session),
    pause: async (tables) => {
      await session.run(dropSearchIndexes)
      for (const table of tables) await session.run(`alter table "${table}" disable trigger user`)
    },
    resume: async (tables) => {
      for (const { table, column } of columns.filter(({ counts }) => counts))
        await session.run(
          `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max("${column}"), 1), max("${column}") is not null) from "${table}"`,
        )
      for (const table of tables) await session.run(`alter table "${table}" enable trigger user`)
      for (const create of [createSearchIndexes, createPeopleSearch]) await session.run(create)
    },
    empty: async (tables) => {
      for (const table of tables.toReversed()) await session.run(`delete from "${table}"`)
    },
    insert: async (table, names, rows) => {
      const list = names.map((column) => `"${column}"`).join(', ')
      const arrays = names.map((column, place) => `$${place + 1}::${typeOf(table, column)}[]`).join(', ')
      const values = names.map((column) => rows.map((row) => row[column] ?? null))
      await session.readRows(`insert into "${table}" (${list}) select * from unnest(${arrays})`, values)
    },
    commit: async () => {
      await commitTurn(session)
      await session.run('analyze').catch(() => {})
    },
  }
}
