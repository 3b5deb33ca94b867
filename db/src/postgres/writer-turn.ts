import { setImmediate as turnOfLoop } from 'node:timers/promises'
import type { Write } from '../database.ts'
import { type Aftermath, type JobGround, runJob, type Tx } from '../job.ts'
import { ServerLostError } from './server-errors.ts'
import type { Session } from './session.ts'

type WaitingJob = {
  run: (tx: Tx) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}
type Done = { announce: () => void; after: Aftermath }

const maxBatch = 64

/** The number of the lock that is the writers' turn: one at a time in the whole cluster, until its transaction ends. */
const turn = 7_404_656_438_271_101n

/**
 * The snapshot of a statement has to be younger than the turn: read committed, and the lock first. The lock belongs to the
 * transaction, so that it neither outlives a connection nor minds a pooler.
 */
export const takeTurn = (howLong = ''): string =>
  `begin isolation level read committed read write; ${howLong}select pg_advisory_xact_lock(${turn})`

/** A lost transaction is told apart from a kept one by what COMMIT answers: one that failed before ends as ROLLBACK. */
export async function commitTurn(session: Session): Promise<void> {
  const { command } = await session.run('commit')
  if (command !== 'COMMIT') throw new ServerLostError('The transaction was not kept')
}

/**
 * The writers' turn: jobs that wait together share one transaction under one lock, each behind a savepoint. So `write(job)`
 * means what it means on SQLite: nobody else writes meanwhile, in any process, and nobody hears "done" before it is kept.
 */
export function createWriterTurn(
  session: Session,
  ground: JobGround,
  follow: (jobs: readonly Aftermath[]) => void,
): { write: Write; drain: () => Promise<void> } {
  const waiting: WaitingJob[] = []
  let running: Promise<void> | undefined

  /** Behind a savepoint that is there already. @returns undefined when the job was undone */
  async function runBehindSavepoint(job: WaitingJob): Promise<Done | undefined> {
    try {
      const { result, after } = await runJob(ground, job.run)
      return { announce: () => job.resolve(result), after }
    } catch (error) {
      // Where the connection is gone, this throws, and the batch is lost with this job.
      await session.run('rollback to savepoint job')
      job.reject(error)
      return undefined
    }
  }

  async function runBatch(): Promise<void> {
    const taken: WaitingJob[] = []
    const done: Done[] = []
    try {
      await session.connect()
      await session.run(`${takeTurn()}; savepoint job`)
      while (taken.length < maxBatch) {
        const job = waiting.shift()
        if (!job) break
        taken.push(job)
        const kept = await runBehindSavepoint(job)
        if (!kept) continue
        done.push(kept)
        if (waiting.length > 0 && taken.length < maxBatch) await session.run('release savepoint job; savepoint job')
      }
      await commitTurn(session)
      for (const { announce } of done) announce()
    } catch (error) {
      await session.run('rollback').catch(() => session.drop())
      // Rejecting a job that was already settled does nothing.
      for (const job of taken.length > 0 ? taken : waiting.splice(0)) job.reject(error)
      return
    }
    follow(done.map(({ after }) => after))
  }

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that arrived together are heard first, so that they share the transaction.
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
