import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInCity } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'
import { backupNow, type KnownBackup } from '../backups/backup-now.ts'
import { backupFolder, sweepScratch } from '../backups/scratch.ts'
import { type FactName, readFacts, recordFailure } from '../backups/system-facts.ts'
import type { BackupTask, VerifiedBackup } from '../backups/verified-backup.ts'
import { completeErased } from '../erasure-list.ts'
import { withLease } from '../leases.ts'
import type { NightlyTask } from './backup-worker.ts'
import { copyNewestBackup, isCopyDue } from './copy-newest-backup.ts'
import { nightlyName, selectExpired } from './retention.ts'
import { runWorker } from './run-worker.ts'

/** In ms. A clock change only affects the day a backup belongs to. */
const lookEvery = 5 * 60_000

const makeInWorker = (
  { database, uploads, dataDir, backupRecipients }: BackupTask,
  file: string,
  now: Date,
): Promise<VerifiedBackup> =>
  runWorker(new URL('./backup-worker.ts', import.meta.url), {
    ...{ database, uploads, dataDir, backupRecipients },
    ...{ file, now },
  } satisfies NightlyTask)

/**
 * A backup of another day, even a later one after a clock change, is not today's. Neither is an unsealed one once there are keys.
 */
async function isDue(deps: Deps): Promise<boolean> {
  const tonights = (await readFacts(deps))<KnownBackup>('last-nightly-backup')
  if (tonights === null || (deps.config.backupRecipients.length > 0 && !tonights.sealed)) return true
  return dayInCity(new Date(tonights.createdAt)) !== dayInCity(deps.now())
}

/** Makes tonight's backup and removes expired ones. */
export async function runNightlyBackup(deps: Deps): Promise<VerifiedBackup> {
  // Runs first, so that newer backups contain no erased account of the list.
  await completeErased(deps)
  const folder = backupFolder(deps.config.dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = nightlyName(deps.now(), deps.config.backupRecipients.length > 0)
  const backup = await backupNow(deps, join(folder, name), { make: makeInWorker, nightly: true })
  for (const expired of selectExpired(await readdir(folder))) await rm(join(folder, expired))
  return backup
}

/** The next check repeats a failed task. */
async function attempt(deps: Deps, failure: FactName, task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    deps.logger.error({ err: error }, failure)
    await recordFailure(deps, failure, error).catch(() => {})
  }
}

export async function lookForWork(deps: Deps): Promise<void> {
  await attempt(deps, 'backup-failure', async () => {
    await sweepScratch(deps.config.dataDir)
    if (!(await isDue(deps))) return
    const { bytes, counts, uploads, sealed, lostUploads } = await runNightlyBackup(deps)
    deps.logger.info({ bytes, counts, uploads, sealed }, 'backup verified')
    if (lostUploads.length > 0)
      deps.logger.error({ lostUploads }, 'uploaded files are missing or damaged: the backup was made without them')
  })
  await attempt(deps, 'copy-failure', async () => {
    if (await isCopyDue(deps)) deps.logger.info(await copyNewestBackup(deps), 'backup copied to another place')
  })
}

/** Makes today's backup and its copy when they are missing. @returns a stop function */
export function startNightlyBackup(deps: Deps): () => void {
  let running = false
  const look = async (): Promise<void> => {
    if (running) return
    running = true
    // Two processes would work in the same folder.
    await withLease(deps, 'nightly', () => lookForWork(deps))
      .catch((error: unknown) => deps.logger.error({ err: error }, 'the check for nightly work failed'))
      .finally(() => {
        running = false
      })
  }
  const timer = setInterval(() => void look(), lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}
