import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { type ClientConfig, DatabaseError, type QueryResult as PgResult, Pool } from 'pg'
import type { PreparedRunner } from '../prepared-runner.ts'
import { isForeignName, toServerError } from './server-errors.ts'
import { toKyselyResult } from './session.ts'
import type { StatementNames } from './statement-names.ts'

const maxReaders = 8

/** "cached plan must not change result type": another process has changed the schema since the statement was prepared. */
const isStalePlan = (error: unknown): boolean => error instanceof DatabaseError && error.code === '0A000'

/** Each statement uses any free connection and sees what was committed before it began. */
export class ReadingPool implements DatabaseConnection, PreparedRunner {
  readonly dialect = 'postgres'
  readonly #pool: Pool
  readonly #names: StatementNames

  constructor(settings: ClientConfig, names: StatementNames) {
    this.#names = names
    this.#pool = new Pool({ ...settings, max: maxReaders, idleTimeoutMillis: 60_000 })
    // The pool replaces a connection that breaks while idle.
    this.#pool.on('error', () => {})
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

  async #query(sql: string, parameters: readonly unknown[]): Promise<PgResult> {
    const values = [...parameters]
    const name = this.#names.find(sql)
    try {
      if (name !== undefined)
        try {
          return await this.#pool.query({ name, text: sql, values })
        } catch (error) {
          if (isForeignName(error)) this.#names.forbid()
          else if (!isStalePlan(error)) throw error
        }
      return await this.#pool.query(sql, values)
    } catch (error) {
      throw toServerError(error)
    }
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
