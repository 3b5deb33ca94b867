import { createAftermath } from '../after-commit.ts'
import type { OpenedDatabase, OpenOptions } from '../database.ts'
import { createJobBatch } from '../job-batch.ts'
import { keepsNames } from './check-pooler.ts'
import { checkServer } from './check-server.ts'
import { connectionSettings } from './connection-settings.ts'
import { createEngine, type Transactions } from './postgres-engine.ts'
import { ReadingPool } from './reading-pool.ts'
import { Session } from './session.ts'
import { StatementNames } from './statement-names.ts'
import { acquireWriterTurn, commitTurn, createWriterTurn } from './writer-turn.ts'

/** Waits for writers, and for another migrating process, without a time limit. */
const migrationsOf = (session: Session): Transactions => ({
  beginTransaction: async () => {
    await session.run(acquireWriterTurn('set local lock_timeout = 0; '))
  },
  commitTransaction: () => commitTurn(session),
  rollbackTransaction: async () => {
    await session.run('rollback')
  },
})

async function listApplied(pool: ReadingPool): Promise<string[]> {
  const [known] = (await pool.readRows(`select to_regclass('kysely_migration') is not null as is_there`, [])) as {
    is_there: 0 | 1
  }[]
  if (!known?.is_there) return []
  const rows = (await pool.readRows('select name from kysely_migration order by name', [])) as { name: string }[]
  return rows.map(({ name }) => name)
}

/**
 * Connections open when needed and reopen when lost; statements are named after the server was checked.
 * @param address postgres://user:password@host/database
 */
export function openPostgres(address: string, { report = console.error }: OpenOptions = {}): OpenedDatabase {
  const names = new StatementNames()
  const pool = new ReadingPool(connectionSettings(address, 'reading'), names)
  const writing = new Session(connectionSettings(address, 'writing'), names)
  const migrating = new Session(connectionSettings(address, 'migrating'))
  const aftermath = createAftermath(report)
  const { ground } = createEngine(writing, () => writing.connect())
  const { write, drain } = createJobBatch(ground, createWriterTurn(writing), aftermath.follow)
  let closed: Promise<void> | undefined
  return {
    read: createEngine(pool, async () => {}).kysely,
    write,
    listen: aftermath.listen,
    isShared: true,
    // The server's vacuum frees and overwrites rows in its own time (docs/operations.md).
    overwriteDeleted: async () => true,
    upkeep: {
      writer: createEngine(migrating, () => migrating.connect(), migrationsOf(migrating)).kysely,
      check: async () => {
        await checkServer(pool)
        if (await keepsNames(connectionSettings(address, 'reading'))) names.allow()
      },
      listApplied: () => listApplied(pool),
    },
    close: () => {
      closed ??= drain().then(async () => {
        await Promise.all([writing.close(), migrating.close(), pool.close()])
      })
      return closed
    },
  }
}
