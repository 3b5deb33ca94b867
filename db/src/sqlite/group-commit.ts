import { setTimeout as sleep, setImmediate as turnOfLoop } from 'node:timers/promises'
import type BetterSqlite3 from 'better-sqlite3'
import type { Write } from '../database.ts'
import { findDatabaseFault } from '../database-errors.ts'
import { type Aftermath, type JobGround, runJob, type Tx } from '../job.ts'

type WaitingJob = {
  run: (tx: Tx) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

const maxBatch = 64
/** How long a lock of another process is waited for before the caller gets 503, in ms. */
const busyLimit = 3_000

type Done = { announce: () => void; after: Aftermath }

/**
 * Group commit: jobs that wait together share one durable transaction, each in its own savepoint, so that one fsync
 * serves them all. A job that throws is undone alone; nobody hears "done" before COMMIT returned. `beforeCommit` runs
 * right before that, `follow` when everybody has been answered.
 */
export function createGroupCommit(
  raw: BetterSqlite3.Database,
  ground: JobGround,
  beforeCommit: () => void,
  follow: (jobs: readonly Aftermath[]) => void,
): { write: Write; drain: () => Promise<void> } {
  const waiting: WaitingJob[] = []
  let running: Promise<void> | undefined

  async function begin(): Promise<void> {
    const giveUpAt = performance.now() + busyLimit
    for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
      try {
        raw.exec('begin immediate')
        return
      } catch (error) {
        if (findDatabaseFault(error) !== 'busy' || performance.now() > giveUpAt) throw error
        await sleep(pause)
      }
    }
  }

  async function runInSavepoint(job: WaitingJob): Promise<Done | undefined> {
    raw.exec('savepoint job')
    try {
      const { result, after } = await runJob(ground, job.run)
      raw.exec('release job')
      return { announce: () => job.resolve(result), after }
    } catch (error) {
      // A full disk or an I/O error undoes the whole transaction by itself; then the batch is lost with this job.
      if (!raw.inTransaction) throw error
      raw.exec('rollback to job')
      raw.exec('release job')
      job.reject(error)
      return undefined
    }
  }

  async function runBatch(): Promise<void> {
    const taken: WaitingJob[] = []
    const done: Done[] = []
    try {
      await begin()
      while (taken.length < maxBatch) {
        const job = waiting.shift()
        if (!job) break
        taken.push(job)
        const kept = await runInSavepoint(job)
        if (kept) done.push(kept)
      }
      beforeCommit()
      raw.exec('commit')
      for (const { announce } of done) announce()
    } catch (error) {
      if (raw.inTransaction) raw.exec('rollback')
      // Rejecting a job that was already settled does nothing.
      for (const job of taken.length > 0 ? taken : waiting.splice(0)) job.reject(error)
      return
    }
    follow(done.map(({ after }) => after))
  }

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that arrived while the last commit was waiting for the disk are read first, so that they share the next.
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
