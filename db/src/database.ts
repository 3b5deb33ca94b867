import type { Kysely } from 'kysely'
import type { Topic, Tx } from './job.ts'
import type { Tables } from './tables/tables.ts'

/** The reading connection, or the handle of a job, which sees the job's own changes. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'getExecutor'>

/** Runs `job` in one transaction and resolves once the change is on disk. Never await slow work inside. */
export type Write = <Result>(job: (tx: Tx) => Promise<Result>) => Promise<Result>

/** The database as features use it. */
export type Database = {
  /** This connection refuses to write, so no write can happen outside a transaction. */
  read: Reader
  /** The only way to write. */
  write: Write
  /** Calls `listener` after each commit of a job that announced the topic (`tx.announce`). */
  listen: (topic: Topic, listener: () => unknown) => void
  /** Other processes may use the same data, so that counts and claims in memory are not enough. */
  isShared: boolean
  /**
   * Overwrites deleted data on the disk and in the write-ahead log, after personal data were erased.
   * @returns false when a long read prevented it
   */
  overwriteDeleted: () => Promise<boolean>
  close: () => Promise<void>
}

/** For migrations and checks; create-deps withholds it from features. */
export type Upkeep = {
  /** The migrator's statements belong to no job. */
  writer: Kysely<Tables>
  /** @throws UnfitServerError with the command that makes the engine safe */
  check: () => Promise<void>
  /** Names of the migrations that ran, oldest first. */
  listApplied: () => Promise<string[]>
}

export type OpenedDatabase = Database & { upkeep: Upkeep }

export type OpenOptions = {
  /** The caller is already answered when these errors occur. */
  report?: (error: unknown) => void
}
