import type { SharedTransaction } from '../job-batch.ts'
import { ServerLostError } from './server-errors.ts'
import type { Session } from './session.ts'

/** The write lock: one transaction at a time in the whole cluster. */
const turn = 7_404_656_438_271_101n

/**
 * A statement's snapshot must be newer than the lock: hence read committed, and the lock first. The lock belongs to the
 * transaction, so that it does not outlive a connection and works behind a pooler.
 */
export const acquireWriterTurn = (howLong = ''): string =>
  `begin isolation level read committed read write; ${howLong}select pg_advisory_xact_lock(${turn})`

/**
 * Commits the transaction.
 * @throws ServerLostError when it was lost: COMMIT of a failed transaction answers ROLLBACK
 */
export async function commitTurn(session: Session): Promise<void> {
  const { command } = await session.run('commit')
  if (command !== 'COMMIT') throw new ServerLostError('The transaction was not committed')
}

/**
 * The write lock makes `write(job)` work as on SQLite: no other process writes meanwhile, and no caller is answered before
 * the commit.
 */
export const createWriterTurn = (session: Session): SharedTransaction => ({
  begin: async () => {
    await session.connect()
    await session.run(`${acquireWriterTurn()}; savepoint job`)
  },
  goOn: async () => {
    await session.run('release savepoint job; savepoint job')
  },
  // Throws when the connection is gone; then the batch is lost with this job.
  undo: async () => {
    await session.run('rollback to savepoint job')
  },
  commit: () => commitTurn(session),
  rollback: async () => {
    await session.run('rollback').catch(() => session.drop())
  },
})
