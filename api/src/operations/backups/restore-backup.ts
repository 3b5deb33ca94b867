import { existsSync } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyDatabase,
  isFreshDatabase,
  migrateDatabase,
  moveDatabase,
  openDatabase,
  refuseUse,
  sealDatabase,
} from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { systemPerformer } from '../../http/actor.ts'
import { BackupError, databaseEntry, type Manifest } from './backup-format.ts'
import { unpackBackup } from './read-backup.ts'

export type RestoreTarget = {
  dataDir: string
  databaseFile: string
  /** A server's, and then no file is looked at. */
  databaseAddress: string | undefined
  uploadsDir: string
}
export type Restored = { manifest: Manifest; replaced: string | undefined }

const listFiles = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

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

/** Hard links cost no space, and nothing is moved before the new state is in place. */
async function keepUploads({ uploadsDir }: RestoreTarget, folder: string): Promise<void> {
  await mkdir(join(folder, 'uploads'), { recursive: true, mode: 0o700 })
  for (const name of await listFiles(uploadsDir)) await link(join(uploadsDir, name), join(folder, 'uploads', name))
}

/** Keeps the file that is there now, and the uploads. */
async function keepCurrent(target: RestoreTarget, folder: string): Promise<void> {
  const { databaseFile } = target
  await keepUploads(target, folder)
  await link(databaseFile, join(folder, databaseEntry))
  // Only a damaged database still has these; a stale log beside the new database would be played into it.
  for (const suffix of ['-wal', '-shm']) {
    if (!existsSync(databaseFile + suffix)) continue
    await link(databaseFile + suffix, join(folder, databaseEntry + suffix))
    await rm(databaseFile + suffix)
  }
  await syncFolder(folder)
}

/** @returns the folder, or undefined where there was nothing to keep */
async function keepFile(target: RestoreTarget, folder: string): Promise<string | undefined> {
  if (!existsSync(target.databaseFile)) return undefined
  if (!sealDatabase(target.databaseFile))
    throw new BackupError('The server is running. Stop it first; nothing was changed.')
  await keepCurrent(target, folder)
  return folder
}

/** The same for what a server keeps, as a file that could be moved back there. */
async function keepServer(target: RestoreTarget, folder: string): Promise<string | undefined> {
  const place = target.databaseAddress ?? ''
  await refuseUse(place)
  const database = openDatabase(place)
  const isEmpty = await isFreshDatabase(database).finally(() => database.close())
  if (isEmpty) return undefined
  await keepUploads(target, folder)
  await copyDatabase(place, join(folder, databaseEntry))
  await syncFolder(folder)
  return folder
}

async function replaceFile(scratch: string, { databaseFile }: RestoreTarget): Promise<void> {
  await rename(join(scratch, databaseEntry), databaseFile)
  await syncFolder(join(databaseFile, '..'))
}

/**
 * Files come first and the database last, by one rename or one transaction: whenever the machine stops, the database that
 * is in place has every file it names.
 */
async function putInPlace(scratch: string, target: RestoreTarget): Promise<void> {
  const { databaseAddress, uploadsDir } = target
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  const restored = new Set(await listFiles(join(scratch, 'uploads')))
  for (const name of restored) await rename(join(scratch, 'uploads', name), join(uploadsDir, name))
  await syncFolder(uploadsDir)
  if (databaseAddress === undefined) await replaceFile(scratch, target)
  else await moveDatabase({ from: join(scratch, databaseEntry), to: databaseAddress, replace: true })
  for (const name of await listFiles(uploadsDir)) if (!restored.has(name)) await rm(join(uploadsDir, name))
}

/**
 * Puts a backup in place of the current data, which is kept in `DATA_DIR/replaced-TIME`. The backup is unpacked and
 * proven first; the server must be stopped.
 * @throws BackupError, NewerDatabaseError before anything was touched
 */
export async function restoreBackup(file: string, target: RestoreTarget, at: Date): Promise<Restored> {
  const stamp = at.toISOString().replace(/[:.]/g, '-')
  const scratch = join(target.dataDir, `.restore-${stamp}`)
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    const manifest = await unpackBackup(file, scratch)
    await prepareDatabase(join(scratch, databaseEntry), manifest, at)
    const folder = join(target.dataDir, `replaced-${stamp}`)
    const replaced =
      target.databaseAddress === undefined ? await keepFile(target, folder) : await keepServer(target, folder)
    await putInPlace(scratch, target)
    return { manifest, replaced }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
