import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type KyselyProps,
  type QueryResult,
  Transaction,
} from 'kysely'
import { type PreparedRunner, preparedRunner } from './prepared-runner.ts'
import type { Tables } from './tables/tables.ts'

/** Listeners are called once for all jobs of one commit. */
export type Topic = 'outbox'

/** A handle was used after its job ended; its statement did not run. */
export class JobEndedError extends Error {
  override readonly name = 'JobEndedError'
  override readonly message = 'This handle belongs to a job that has ended: await every statement inside the job'
}

/** A job ended before one of its statements. The job is rolled back, because the statement's result is unknown. */
export class UnawaitedStatementError extends Error {
  override readonly name = 'UnawaitedStatementError'
  override readonly message = 'The job ended before a statement of it: await every statement inside the job'
}

/** The engine's writing connection, and Kysely's parts for creating statements. */
export type JobGround = KyselyProps & { connection: DatabaseConnection & PreparedRunner }

/** Statements start at once, so that each belongs to the job's own savepoint, and none starts after its end. */
class Job implements ConnectionProvider, DatabaseConnection, PreparedRunner {
  readonly dialect: string
  readonly hooks: (() => unknown)[] = []
  readonly topics = new Set<Topic>()
  readonly #connection: JobGround['connection']
  #pending = 0
  #ended = false

  constructor(connection: JobGround['connection']) {
    this.#connection = connection
    this.dialect = connection.dialect
  }

  refuseEnded(): void {
    if (this.#ended) throw new JobEndedError()
  }

  /** @returns the number of unfinished statements */
  end(): number {
    this.#ended = true
    return this.#pending
  }

  async provideConnection<Result>(consumer: (connection: DatabaseConnection) => Promise<Result>): Promise<Result> {
    this.refuseEnded()
    this.#pending += 1
    try {
      return await consumer(this)
    } finally {
      this.#pending -= 1
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.refuseEnded()
    return this.#connection.executeQuery<Row>(query)
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize)
  }

  readRows(sql: string, parameters: readonly unknown[]): unknown[] | Promise<unknown[]> {
    this.refuseEnded()
    return this.#connection.readRows(sql, parameters)
  }
}

/** Handle of one job: its statements are one change, all or nothing. It works until the job ends. */
export class Tx extends Transaction<Tables> {
  readonly [preparedRunner]: PreparedRunner
  readonly #job: Job

  constructor(ground: JobGround, job: Job) {
    super({ ...ground, executor: ground.executor.withConnectionProvider(job) })
    this[preparedRunner] = job
    this.#job = job
  }

  /**
   * Runs `hook` once the change is on disk. The caller's answer does not wait for it, and its errors are reported
   * (`OpenOptions`).
   * @throws JobEndedError
   */
  onCommit(hook: () => unknown): void {
    this.#job.refuseEnded()
    this.#job.hooks.push(hook)
  }

  /**
   * Notifies the topic's listeners once the change is on disk.
   * @throws JobEndedError
   */
  announce(topic: Topic): void {
    this.#job.refuseEnded()
    this.#job.topics.add(topic)
  }
}

export type Aftermath = { hooks: readonly (() => unknown)[]; topics: ReadonlySet<Topic> }

/** @throws the job's error, and UnawaitedStatementError when one of its statements had not ended */
export async function runJob<Result>(
  ground: JobGround,
  run: (tx: Tx) => Promise<Result>,
): Promise<{ result: Result; after: Aftermath }> {
  const job = new Job(ground.connection)
  try {
    const result = await run(new Tx(ground, job))
    if (job.end() > 0) throw new UnawaitedStatementError()
    return { result, after: job }
  } finally {
    job.end()
  }
}
