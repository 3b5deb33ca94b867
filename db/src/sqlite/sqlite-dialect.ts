import type BetterSqlite3 from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type LimitNode,
  type QueryResult,
  type RawNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type { DialectSql, OrPlaceholder, Text } from '../dialect/dialect-sql.ts'
import { spellNode } from '../dialect/spelling.ts'
import type { FramingAdapter } from '../dialect/trigger-frame.ts'
import type { JobGround } from '../job.ts'
import { type PreparedRunner, preparedRunner } from '../prepared-runner.ts'
import type { Tables } from '../tables/tables.ts'
import { sqliteFrame } from './sqlite-frame.ts'

const toText = (text: Text) => (typeof text === 'string' ? sql.ref(text) : text)

/** `limit` as in sqlite-dialect.ts: a bare value would be planned again each time. */
const limitTo = (rows: OrPlaceholder<number>) => sql`limit 0 + ${rows}`

/** A term as a quoted FTS5 string, whatever it contains. */
const quote = (term: OrPlaceholder<string>) => sql`'"' || replace(${term}, '"', '""') || '"'`

const matchAll = (terms: readonly OrPlaceholder<string>[]) => sql.join(terms.map(quote), sql` || ' AND ' || `)

const includesText: DialectSql['includesText'] = (text, part) => sql`instr(${toText(text)}, ${part}) > 0`

/** SQL of SQLite. */
const sqliteSql: DialectSql = {
  includesText,
  // SQLite scans an index that contains the whole text.
  includesIndexedText: includesText,
  // One parameter: arrays are bound as JSON text (sqlite-dialect.ts).
  isOneOf: (column, values) => sql`${sql.ref(column)} in (select value from json_each(${values}))`,
  // The planner has no statistics, so this hint excludes an index.
  withoutIndex: (column) => sql`+${sql.ref(column)}`,
  limitTo,
  toLowerCase: (text) => sql`lower(${toText(text)})`,
  lastLetters: (text, letters) => sql`substr(${toText(text)}, ${sql.lit(-letters)})`,
  // SQLite assumes that a computed column needs the whole row, and would read that too.
  computedText: (_column, as) => as,
  jsonText: (column, field) => sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${field}`)})`,
  // SQLite sorts missing values first, and has no syntax for it in an index.
  missingFirst: (column) => sql.ref(column),
  joinInOrder: () => sql`cross join`,
  findBookingsWith: (terms, limit) =>
    sql`(select rowid as seq from bookings_search where bookings_search match ${matchAll(terms)} order by rowid desc ${limitTo(limit)})`,
  findAuditRowsWith: ({ terms, fromSeq, toSeq, limit }) =>
    sql`select rowid as seq from audit_search where audit_search match ${matchAll(terms)}
      and rowid between ${fromSeq} and ${toSeq} order by rowid desc ${limitTo(limit)}`,
  strictTable: () => sql`strict`,
  toFlag: (condition) => sql`${condition}`,
}

const maxStatements = 400

/** Transactional DDL works in SQLite: a migration and its row in the list of migrations are one transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter implements FramingAdapter {
  readonly frame = sqliteFrame
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * SQLite inspects bound values while planning (joins, limits) and plans such a statement again each time they change, which
 * costs ten times the statement. It does not inspect a value inside an expression, as in `+?`.
 */
class StablePlanQueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
  protected override visitRaw(node: RawNode): void {
    const spelled = spellNode(node, sqliteSql)
    if (spelled) this.visitNode(spelled)
    else super.visitRaw(node)
  }
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit 0 + (')
    this.visitNode(limit)
    this.append(')')
  }
}

/** SQLite has no arrays: they are bound as JSON text (isOneOf). */
const toBound = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : value)

/** Caches prepared statements by their SQL text. */
class CachingConnection implements DatabaseConnection, PreparedRunner {
  readonly dialect = 'sqlite'
  readonly #statements = new Map<string, BetterSqlite3.Statement>()
  readonly #database: BetterSqlite3.Database
  readonly #beforeRead: () => void
  constructor(database: BetterSqlite3.Database, beforeRead: () => void) {
    this.#database = database
    this.#beforeRead = beforeRead
  }

  readRows(sql: string, parameters: readonly unknown[]): unknown[] {
    this.#beforeRead()
    return this.#prepare(sql).all(...parameters.map(toBound))
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(sql)
    const bound = parameters.map(toBound)
    if (statement.reader) {
      this.#beforeRead()
      return { rows: statement.all(...bound) as Row[] }
    }
    const { changes, lastInsertRowid } = statement.run(...bound)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it, and an open cursor would hold the connection's view.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new TypeError('Read long results in slices, so that other calls get their turn (export-audit-logs.ts)')
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
 * No mutex: every statement runs synchronously to its end. Transactions of the application use `write` (job-batch.ts), which
 * runs one batch at a time; only the migrator uses Kysely's own transactions.
 */
class CachingDriver implements Driver {
  readonly #connection: CachingConnection
  constructor(connection: CachingConnection) {
    this.#connection = connection
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

export type Engine = { kysely: Kysely<Tables>; ground: JobGround }

/** Caches statements (docs/decisions/0063-what-a-call-costs.md). `beforeRead` runs before each statement that reads. */
export function createEngine(database: BetterSqlite3.Database, beforeRead = () => {}): Engine {
  const connection = new CachingConnection(database, beforeRead)
  const driver = new CachingDriver(connection)
  const adapter = new TransactionalSqliteAdapter()
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new StablePlanQueryCompiler(),
  }
  const kysely = Object.assign(new Kysely<Tables>({ dialect }), { [preparedRunner]: connection })
  const executor = new DefaultQueryExecutor(
    new StablePlanQueryCompiler(),
    adapter,
    new DefaultConnectionProvider(driver),
  )
  return { kysely, ground: { config: { dialect }, dialect, driver, executor, connection } }
}
