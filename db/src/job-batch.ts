import { setImmediate as turnOfLoop } from 'node:timers/promises'
import type { Write } from './database.ts'
import { type Aftermath, type JobGround, runJob, type Tx } from './job.ts'

type WaitingJob = {
  run: (tx: Tx) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}
type Done = { job: WaitingJob; result: unknown; after: Aftermath }

const maxBatch = 64

export type SharedTransaction = {
  /** Also sets a savepoint for the first job. */
  begin: () => Promise<void>
  /** Sets the savepoint of the next job. */
  goOn: () => void | Promise<void>
  /**
   * The savepoint stays.
   * @throws when the transaction is gone
   */
  undo: (error: unknown) => void | Promise<void>
  /** @throws when the changes were not stored */
  commit: () => void | Promise<void>
  rollback: () => void | Promise<void>
}

/**
 * Runs waiting jobs in one transaction, each behind its own savepoint, so that one commit serves them all. A job that throws
 * is rolled back alone. Callers are answered after the commit, and `follow` runs after that.
 */
export function createJobBatch(
  ground: JobGround,
  transaction: SharedTransaction,
  follow: (jobs: readonly Aftermath[]) => void,
): { write: Write; drain: () => Promise<void> } {
  const waiting: WaitingJob[] = []
  let running: Promise<void> | undefined

  async function runBatch(): Promise<void> {
    const taken: WaitingJob[] = []
    const done: Done[] = []
    try {
      await transaction.begin()
      while (taken.length < maxBatch) {
        const job = waiting.shift()
        if (!job) break
        taken.push(job)
        try {
          const { result, after } = await runJob(ground, job.run)
          done.push({ job, result, after })
        } catch (error) {
          await transaction.undo(error)
          job.reject(error)
          continue
        }
        if (waiting.length > 0 && taken.length < maxBatch) await transaction.goOn()
      }
      await transaction.commit()
      for (const { job, result } of done) job.resolve(result)
    } catch (error) {
      await transaction.rollback()
      // Rejecting a settled job does nothing.
      for (const job of taken.length > 0 ? taken : waiting.splice(0)) job.reject(error)
      return
    }
    follow(done.map(({ after }) => after))
  }

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that arrived during the last commit are read first, so that their jobs share the next one.
      await turnOfLoop()
      await runBatch()
    }
    running = undefined
  }

  const write: Write = <Result>(run: (tx: Tx) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ run, resolve: (result) => resolve(result as Result), reject })
      running ??= runAll()
    })
  return { write, drain: async () => running }
}
