import {
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
} from 'kysely'
import type { JobGround } from '../job.ts'
import { type PreparedRunner, preparedRunner } from '../prepared-runner.ts'
import type { Tables } from '../tables/tables.ts'
import { PortablePostgresCompiler, TurnTakingPostgresAdapter } from './postgres-dialect.ts'
import { TableIntrospector } from './table-introspector.ts'

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
