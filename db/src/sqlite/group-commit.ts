import { setTimeout as sleep } from 'node:timers/promises'
import type BetterSqlite3 from 'better-sqlite3'
import { findDatabaseFault } from '../database-errors.ts'
import type { SharedTransaction } from '../job-batch.ts'

/** Limit in ms; then the caller gets 503. */
const busyLimit = 3_000

/** One durable transaction, and so one fsync, for a batch of jobs. `beforeCommit` runs directly before the commit. */
export function createGroupCommit(raw: BetterSqlite3.Database, beforeCommit: () => void): SharedTransaction {
  async function begin(): Promise<void> {
    const giveUpAt = performance.now() + busyLimit
    for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
      try {
        raw.exec('begin immediate; savepoint job')
        return
      } catch (error) {
        if (findDatabaseFault(error) !== 'busy' || performance.now() > giveUpAt) throw error
        await sleep(pause)
      }
    }
  }

  return {
    begin,
    goOn: () => {
      raw.exec('release job; savepoint job')
    },
    undo: (error) => {
      // A full disk or an I/O error rolls back the whole transaction; then the batch is lost with this job.
      if (!raw.inTransaction) throw error
      raw.exec('rollback to job')
    },
    commit: () => {
      beforeCommit()
      raw.exec('commit')
    },
    rollback: () => {
      if (raw.inTransaction) raw.exec('rollback')
    },
  }
}
