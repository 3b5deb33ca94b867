import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { writeJson } from '@thodu/db'
import { dayInCity } from '../../contract/formats.ts'
import type { Deps } from '../../http/environment.ts'
import { withLease } from '../leases.ts'
import { backupFailureFact, backupNow } from './backup-now.ts'
import { readBackupStatus } from './backup-status.ts'
import type { ProvenBackup } from './prove-backup.ts'
import { nightlyName, selectExpired } from './retention.ts'
import type { BackupSource } from './write-backup.ts'

/** How often it is looked whether a backup is due, in ms. A clock that jumps changes nothing but the day it belongs to. */
const lookEvery = 5 * 60_000

const makeInWorker = ({ database, uploadsDir }: BackupSource, file: string, now: Date): Promise<ProvenBackup> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
      workerData: { database, uploadsDir, file, now },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the backup ended without a result')))
  })

/** The clock may have been set back: a backup of another day, even a later one, does not count as today's. */
async function isDue(deps: Deps): Promise<boolean> {
  const { lastProven } = await readBackupStatus(deps)
  return lastProven === null || dayInCity(new Date(lastProven.createdAt)) !== dayInCity(deps.now())
}

async function recordFailure({ database, now }: Deps, error: unknown): Promise<void> {
  const at = now().toISOString()
  const value = writeJson({ at, message: error instanceof Error ? error.message : String(error) })
  await database.write((tx) =>
    tx
      .insertInto('system_facts')
      .values({ name: backupFailureFact, value, updated_at: at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: at }))
      .execute(),
  )
}

/** Makes and proves tonight's backup in DATA_DIR/backups and removes what the retention rule no longer keeps. */
export async function runNightlyBackup(deps: Deps): Promise<ProvenBackup> {
  const folder = join(deps.config.dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A kill in the middle of the last one left its scratch folder.
  for (const name of await readdir(folder))
    if (name.startsWith('.nightly-')) await rm(join(folder, name), { recursive: true, force: true })
  const backup = await backupNow(deps, join(folder, nightlyName(deps.now())), makeInWorker)
  for (const name of selectExpired(await readdir(folder))) await rm(join(folder, name))
  return backup
}

/** Looks every few minutes whether today's backup is there, and makes it; a failure is logged and tried again. @returns a stop */
export function startNightlyBackup(deps: Deps): () => void {
  let running = false
  const look = async (): Promise<void> => {
    if (running) return
    running = true
    try {
      if (!(await isDue(deps))) return
      await withLease(deps, 'nightly-backup', async () => {
        // Another process may have made it since.
        if (!(await isDue(deps))) return
        const { bytes, counts, uploads } = await runNightlyBackup(deps)
        deps.logger.info({ bytes, counts, uploads }, 'backup proven')
      })
    } catch (error) {
      deps.logger.error({ err: error }, 'backup failed')
      await recordFailure(deps, error).catch(() => {})
    } finally {
      running = false
    }
  }
  const timer = setInterval(() => void look(), lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}
