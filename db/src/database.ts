import type { Kysely } from 'kysely'
import type { Topic, Tx } from './job.ts'
import type { Tables } from './tables/tables.ts'

/** What reads alone: the reading connection, or the handle of a job, which sees what that job has changed. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'getExecutor'>

/** Runs `job` in one transaction; resolves only when the disk has it. Never await slow work inside. */
export type Write = <Result>(job: (tx: Tx) => Promise<Result>) => Promise<Result>

/** What features work with. */
export type Database = {
  /** Reads only: the connection refuses to write, so a write outside a transaction cannot happen. */
  read: Reader
  /** The only way to write. */
  write: Write
  /** Calls `listener` after each commit with a job that announced the topic (`tx.announce`). */
  listen: (topic: Topic, listener: () => unknown) => void
  /** Whether other processes may work on the same data: what is counted or taken in memory is theirs too, then. */
  isShared: boolean
  /**
   * Overwrites on the disk what was deleted, also in the engine's log of writes. Call it after a person's data were erased.
   * @returns whether nothing of it is left; otherwise a long read was in the way
   */
  overwriteDeleted: () => Promise<boolean>
  close: () => Promise<void>
}

/** What migrations and checks need and no feature gets: create-deps keeps it back. */
export type Upkeep = {
  /** Kysely on the writing connection, for the migrator: its statements are not within any job. */
  writer: Kysely<Tables>
  /** Whether the engine can be trusted with the data. @throws UnfitServerError with the line that mends it */
  check: () => Promise<void>
  /** Names of the migrations that ran, oldest first. */
  listApplied: () => Promise<string[]>
}

export type OpenedDatabase = Database & { upkeep: Upkeep }

export type OpenOptions = {
  /** Hears what went wrong after a commit, when the caller has been answered already. */
  report?: (error: unknown) => void
}
