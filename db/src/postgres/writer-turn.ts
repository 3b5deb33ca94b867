import type { SharedTransaction } from '../job-batch.ts'
import { ServerLostError } from './server-errors.ts'
import type { Session } from './session.ts'

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
 * The writers' turn: one transaction under one lock for a batch of jobs. So `write(job)` means what it means on SQLite:
 * nobody else writes meanwhile, in any process, and nobody hears "done" before it is kept.
 */
export const createWriterTurn = (session: Session): SharedTransaction => ({
  begin: async () => {
    await session.connect()
    await session.run(`${takeTurn()}; savepoint job`)
  },
  goOn: async () => {
    await session.run('release savepoint job; savepoint job')
  },
  // Where the connection is gone, this throws, and the batch is lost with this job.
  undo: async () => {
    await session.run('rollback to savepoint job')
  },
  commit: () => commitTurn(session),
  rollback: async () => {
    await session.run('rollback').catch(() => session.drop())
  },
})
