import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { Client, type ClientConfig, type QueryResult as PgResult } from 'pg'
import type { PreparedRunner } from '../prepared-runner.ts'
import { isFatal, isForeignName, ServerLostError, toServerError } from './server-errors.ts'
import { StatementNames } from './statement-names.ts'

const changes = new Set(['INSERT', 'UPDATE', 'DELETE'])

/** Several statements, as for triggers, return several results, which no caller uses. */
export const toKyselyResult = <Row>({ command, rowCount, rows = [] }: PgResult): QueryResult<Row> => ({
  rows: rows as Row[],
  ...(changes.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
})

/** Runs one statement at a time; the connection opens when needed and reopens when lost. */
export class Session implements DatabaseConnection, PreparedRunner {
  readonly dialect = 'postgres'
  readonly #settings: ClientConfig
  readonly #names: StatementNames
  #client: Client | undefined
  /** A connection runs one statement at a time. */
  #last: Promise<unknown> = Promise.resolve()

  /** @param names shared with other connections to the same server; without them statements are unnamed */
  constructor(settings: ClientConfig, names = new StatementNames()) {
    this.#settings = settings
    this.#names = names
  }

  /** @throws ServerLostError */
  async connect(): Promise<void> {
    if (this.#client) return
    const client = new Client(this.#settings)
    client.on('error', () => this.#forget(client))
    client.on('end', () => this.#forget(client))
    try {
      await client.connect()
    } catch (error) {
      void client.end().catch(() => {})
      throw toServerError(error)
    }
    this.#client = client
  }

  #forget(client: Client): void {
    if (this.#client === client) this.#client = undefined
  }

  /** Drops a connection in an unknown state. */
  drop(): void {
    const client = this.#client
    this.#client = undefined
    void client?.end().catch(() => {})
  }

  /**
   * One statement or several, without values.
   * @throws ServerLostError, and what the server refuses
   */
  run(sql: string): Promise<PgResult> {
    return this.#inTurn((client) => client.query(sql))
  }

  async readRows(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return (await this.#query(sql, parameters)).rows
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return toKyselyResult<Row>(await this.#query(sql, parameters))
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new TypeError('Read long results in slices, so that no cursor holds a connection')
  }

  #query(sql: string, parameters: readonly unknown[]): Promise<PgResult> {
    const values = [...parameters]
    const name = values.length > 0 ? this.#names.find(sql) : undefined
    return this.#inTurn((client) =>
      client.query(name === undefined ? { text: sql, values } : { name, text: sql, values }),
    )
  }

  #inTurn(query: (client: Client) => Promise<PgResult>): Promise<PgResult> {
    const done = this.#last.then(async () => {
      const client = this.#client
      if (!client) throw new ServerLostError('The connection was lost')
      try {
        return await query(client)
      } catch (error) {
        if (isFatal(error)) this.drop()
        if (!isForeignName(error)) throw toServerError(error)
        // The statement cannot run again within its transaction; a retry of the caller succeeds.
        this.#names.forbid()
        throw new ServerLostError('The session of the server was replaced by another', { cause: error })
      }
    })
    this.#last = done.catch(() => {})
    return done
  }

  async close(): Promise<void> {
    await this.#last
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => {})
  }
}
