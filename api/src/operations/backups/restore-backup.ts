import { existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateDatabase, openDatabase, sealDatabase } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { systemPerformer } from '../../http/actor.ts'
import { BackupError, databaseEntry, type Manifest } from './backup-format.ts'
import { unpackBackup } from './read-backup.ts'
import { makeScratch, sweepScratch } from './scratch.ts'
import { syncFolder } from './sync-folder.ts'
import { unsealBackup } from './unseal-backup.ts'

export type RestoreTarget = { dataDir: string; databaseFile: string; uploadsDir: string }
export type Restored = { manifest: Manifest; replaced: string | undefined }

const listFiles = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/**
 * Brings the unpacked database up to this program's schema, ends every session (a revoked one must not come back to
 * life) and every open code, and writes the restore into its audit log.
 */
async function prepareDatabase(file: string, manifest: Manifest, at: Date): Promise<void> {
  const database = openDatabase(file)
  try {
    await migrateDatabase(database)
    await database.write(async (tx) => {
      await tx.updateTable('sessions').set({ ended_at: at.toISOString() }).where('ended_at', 'is', null).execute()
      await tx
        .updateTable('one_time_codes')
        .set({ consumed_at: at.toISOString() })
        .where('consumed_at', 'is', null)
        .execute()
      await writeAudit(tx, {
        performer: systemPerformer,
        action: 'ADMIN_ACTION',
        resourceType: 'system',
        description: `Restored the backup of ${manifest.createdAt} (${manifest.counts.bookings} bookings)`,
        at,
      })
    })
  } finally {
    await database.close()
  }
  sealDatabase(file)
}

/** Keeps what is there now: hard links cost no space and nothing is moved before the new state is in place. */
async function keepCurrent({ databaseFile, uploadsDir }: RestoreTarget, folder: string): Promise<void> {
  await mkdir(join(folder, 'uploads'), { recursive: true, mode: 0o700 })
  await link(databaseFile, join(folder, databaseEntry))
  for (const name of await listFiles(uploadsDir)) await link(join(uploadsDir, name), join(folder, 'uploads', name))
  // Only a damaged database still has these; a stale log beside the new database would be played into it.
  for (const suffix of ['-wal', '-shm']) {
    if (!existsSync(databaseFile + suffix)) continue
    await link(databaseFile + suffix, join(folder, databaseEntry + suffix))
    await rm(databaseFile + suffix)
  }
  await syncFolder(folder)
}

/**
 * Files come first and the database last, by one rename: whenever the machine stops, the database that is in place has
 * every file it names.
 */
async function putInPlace(scratch: string, { databaseFile, uploadsDir }: RestoreTarget): Promise<void> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  const restored = new Set(await listFiles(join(scratch, 'uploads')))
  for (const name of restored) await rename(join(scratch, 'uploads', name), join(uploadsDir, name))
  await syncFolder(uploadsDir)
  await rename(join(scratch, databaseEntry), databaseFile)
  await syncFolder(join(databaseFile, '..'))
  for (const name of await listFiles(uploadsDir)) if (!restored.has(name)) await rm(join(uploadsDir, name))
}

/**
 * Puts a backup in place of the current data, which is kept in `DATA_DIR/replaced-TIME`. The backup is opened with the key
 * in `keyFile` if it is sealed, unpacked and proven first; the server must be stopped.
 * @throws BackupError, NewerDatabaseError before anything was touched
 */
export async function restoreBackup(
  file: string,
  target: RestoreTarget,
  at: Date,
  keyFile?: string,
): Promise<Restored> {
  const stamp = at.toISOString().replace(/[:.]/g, '-')
  await sweepScratch(target.dataDir)
  const work = await makeScratch(target.dataDir)
  try {
    const scratch = join(work, 'restored')
    await mkdir(scratch, { mode: 0o700 })
    const manifest = await unpackBackup(await unsealBackup(file, keyFile, work), scratch)
    await prepareDatabase(join(scratch, databaseEntry), manifest, at)
    const hadData = existsSync(target.databaseFile)
    if (hadData && !sealDatabase(target.databaseFile))
      throw new BackupError('The server is running. Stop it first; nothing was changed.')
    const replaced = hadData ? join(target.dataDir, `replaced-${stamp}`) : undefined
    if (replaced !== undefined) await keepCurrent(target, replaced)
    await putInPlace(scratch, target)
    return { manifest, replaced }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
