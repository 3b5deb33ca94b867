import {
  type DatabaseConnection,
  type DatabaseIntrospector,
  type DataTypeNode,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  type GeneratedNode,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type RawNode,
  sql,
  type TableMetadata,
} from 'kysely'
import { spellNode } from '../dialect/spelling.ts'
import type { FramingAdapter, TriggerFrame } from '../dialect/trigger-frame.ts'
import type { JobGround } from '../job.ts'
import { type PreparedRunner, preparedRunner } from '../prepared-runner.ts'
import type { Tables } from '../tables/tables.ts'
import { postgresSql } from './postgres-sql.ts'
import { createPeopleSearch, createSearchIndexes } from './search-indexes.ts'

/** The function returns the row unless a statement refuses it. */
const frame = (name: string, when: string, run: readonly string[]): string =>
  `create or replace function ${name}() returns trigger language plpgsql as $body$
begin
${run.map((statement) => `  ${statement};`).join('\n')}
  return ${/^before delete\b/.test(when) ? 'old' : 'new'};
end $body$;
create or replace trigger ${name} ${when} execute function ${name}()`

/** The error code is one that database-errors.ts maps. */
const say = (message: string): string => `raise exception '${message}' using errcode = 'TH001'`

const postgresFrame: TriggerFrame = {
  create: ({ name, at, when, run }) => [
    frame(name, `${at} for each row${when === undefined ? '' : `\n  when (${when})`}`, run),
  ],
  refuse: (message, condition) =>
    condition === undefined ? say(message) : `if ${condition} then ${say(message)}; end if`,
  refuseEmptying: (table, message) => [
    frame(`${table}_no_truncate`, `before truncate on ${table} for each statement`, [say(message)]),
  ],
  daysAgo: (days) => `to_char((now() at time zone 'utc') - interval '${days} days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  toMinutes: (column) => `floor(extract(epoch from ${column}::timestamptz) / 60)`,
  // The next vacuum removes old words of a rewritten row from the index.
  search: [createSearchIndexes, createPeopleSearch],
}

/** Kysely's own transactions, which only the migrator uses. */
export type Transactions = Pick<Driver, 'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'>

const refuse = async (): Promise<never> => {
  throw new TypeError('Changes are made in write(job)')
}
export const noTransactions: Transactions = {
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
}

/** @param connection one connection, or a pool */
export function createEngine(
  connection: DatabaseConnection & PreparedRunner,
  acquire: () => Promise<void>,
  transactions: Transactions = noTransactions,
): { kysely: Kysely<Tables>; ground: JobGround } {
  const adapter = new TurnTakingPostgresAdapter()
  const driver: Driver = {
    ...transactions,
    init: async () => {},
    acquireConnection: async () => {
      await acquire()
      return connection
    },
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db) => new TableIntrospector(db),
    createQueryCompiler: () => new PortablePostgresCompiler(),
  }
  const kysely = Object.assign(new Kysely<Tables>({ dialect }), { [preparedRunner]: connection })
  const executor = new DefaultQueryExecutor(
    new PortablePostgresCompiler(),
    adapter,
    new DefaultConnectionProvider(driver),
  )
  return { kysely, ground: { config: { dialect }, dialect, driver, executor, connection } }
}

/**
 * The migrator does not need columns, and reading them fails in the moment in which another process, starting on the same
 * empty database, renames a table.
 */
class TableIntrospector implements DatabaseIntrospector {
  readonly #db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    this.#db = db
  }

  async getSchemas(): Promise<{ name: string }[]> {
    return (await sql<{ name: string }>`select nspname as name from pg_namespace order by name`.execute(this.#db)).rows
  }

  async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema() order by name`.execute(
      this.#db,
    )
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }))
  }
}

/** Migrations take the write lock inside their transaction (writer-turn.ts), so that no lock outlives a connection. */
class TurnTakingPostgresAdapter extends PostgresAdapter implements FramingAdapter {
  readonly frame = postgresFrame
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Types store the same values as SQLite's. */
class PortablePostgresCompiler extends PostgresQueryCompiler {
  protected override visitRaw(node: RawNode): void {
    const spelled = spellNode(node, postgresSql)
    if (spelled) this.visitNode(spelled)
    else super.visitRaw(node)
  }
  /** Whole numbers have 64 bits in SQLite. */
  protected override visitDataType(node: DataTypeNode): void {
    this.append(node.dataType === 'integer' ? 'bigint' : String(node.dataType))
  }
  protected override getAutoIncrement(): string {
    return 'generated by default as identity'
  }
  /** Before version 18, PostgreSQL can only store computed values. */
  protected override visitGenerated(node: GeneratedNode): void {
    super.visitGenerated(node.identity ? node : { ...node, stored: true })
  }
}
