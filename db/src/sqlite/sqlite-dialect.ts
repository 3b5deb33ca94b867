import type BetterSqlite3 from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

const maxStatements = 400

/** Transactional DDL does work in SQLite: a migration and its ledger row are one transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Runs compiled queries on one better-sqlite3 handle and keeps prepared statements by their SQL text. */
class CachingConnection implements DatabaseConnection {
  readonly #statements = new Map<string, BetterSqlite3.Statement>()
  readonly #database: BetterSqlite3.Database
  constructor(database: BetterSqlite3.Database) {
    this.#database = database
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(sql)
    if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    for (const row of this.#database.prepare(sql).iterate(...parameters)) yield { rows: [row as Row] }
  }

  #prepare(sql: string): BetterSqlite3.Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    if (this.#statements.size >= maxStatements) {
      const oldest = this.#statements.keys().next().value
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    this.#statements.set(sql, statement)
    return statement
  }
}

/**
 * No mutex: every statement runs synchronously to its end. Transactions of the application go through `write`
 * (transactions.ts), which lets one batch run at a time; Kysely's own transactions serve the migrator only.
 */
class CachingDriver implements Driver {
  readonly #connection: CachingConnection
  constructor(database: BetterSqlite3.Database) {
    this.#connection = new CachingConnection(database)
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Kysely on better-sqlite3 with a statement cache (docs/decisions/0003-database.md says what it saves). */
export const createSqliteDialect = (database: BetterSqlite3.Database): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: () => new CachingDriver(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
