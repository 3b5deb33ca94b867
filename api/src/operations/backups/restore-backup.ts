import { existsSync } from 'node:fs'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyDatabase,
  type Database,
  isFreshDatabase,
  migrateDatabase,
  moveDatabase,
  openDatabase,
  refuseUse,
  sealDatabase,
} from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { systemPerformer } from '../../http/actor.ts'
import { StoreError } from '../../storage/object-store.ts'
import type { Place } from '../../storage/place.ts'
import { BackupError, databaseEntry, type Manifest } from './backup-format.ts'
import { syncFolder } from './place-backup.ts'
import { unpackBackup } from './read-backup.ts'
import { restoreUploads } from './restore-uploads.ts'
import { makeScratch, sweepScratch } from './scratch.ts'
import { type GivenKey, unsealBackup } from './unseal-backup.ts'

export type RestoreTarget = {
  dataDir: string
  databaseFile: string
  /** With an address, the restore ignores the database file. */
  databaseAddress?: string | undefined
  uploads: Place
}
/** Erases the data that must not return from an unpacked backup; `current` is the database to be replaced, if any. */
export type Forget = (database: Database, folder: string, current: string | undefined) => Promise<void>
export type Restored = { manifest: Manifest; replaced: string | undefined }

/**
 * Migrates the unpacked database, ends all sessions and codes so that revoked ones stay revoked, records the restore and erases.
 */
async function prepareDatabase(
  file: string,
  manifest: Manifest,
  at: Date,
  forget: (database: Database) => Promise<void>,
): Promise<void> {
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
    await forget(database)
  } finally {
    await database.close()
  }
  sealDatabase(file)
}

/** A hard link needs no space. */
async function setFileAside(databaseFile: string, folder: string): Promise<void> {
  await link(databaseFile, join(folder, databaseEntry))
  // Only a damaged database still has these. A stale WAL beside the new database would be replayed into it.
  for (const suffix of ['-wal', '-shm']) {
    if (!existsSync(databaseFile + suffix)) continue
    await link(databaseFile + suffix, join(folder, databaseEntry + suffix))
    await rm(databaseFile + suffix)
  }
  await syncFolder(folder)
}

/** @throws BackupError, MoveError while the database is in use */
async function findCurrent({ databaseAddress, databaseFile }: RestoreTarget): Promise<boolean> {
  if (databaseAddress !== undefined) {
    await refuseUse(databaseAddress)
    const database = openDatabase(databaseAddress)
    return !(await isFreshDatabase(database).finally(() => database.close()))
  }
  if (!existsSync(databaseFile)) return false
  if (!sealDatabase(databaseFile)) throw new BackupError('The server is running. Stop it first; nothing was changed.')
  return true
}

/** Stores a server's database as a file that could be moved back. */
async function setDatabaseAside({ databaseAddress, databaseFile }: RestoreTarget, folder: string): Promise<void> {
  if (databaseAddress === undefined) return setFileAside(databaseFile, folder)
  await copyDatabase(databaseAddress, join(folder, databaseEntry))
  await syncFolder(folder)
}

/** Replaces the database by one rename or one transaction. */
async function putDatabase(scratch: string, { databaseAddress, databaseFile }: RestoreTarget): Promise<void> {
  const restored = join(scratch, databaseEntry)
  if (databaseAddress !== undefined) {
    await moveDatabase({ from: restored, to: databaseAddress, replace: true })
    return
  }
  await rename(restored, databaseFile)
  await syncFolder(join(databaseFile, '..'))
}

/**
 * Replaces the uploads before the database, so that the database in place always has every file it names.
 * @param lost uploads that the backup lacks
 * @param kept folder for the replaced data, if any
 */
async function replace(scratch: string, target: RestoreTarget, lost: readonly string[], kept?: string): Promise<void> {
  const uploads = restoreUploads(join(scratch, 'uploads'), target.uploads)
  try {
    if (kept !== undefined) {
      await mkdir(join(kept, 'uploads'), { recursive: true, mode: 0o700 })
      await uploads.keepCurrent(join(kept, 'uploads'))
    }
    await uploads.putInPlace()
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    if (kept !== undefined) await rm(kept, { recursive: true, force: true })
    throw new BackupError(`The uploaded files cannot be restored: ${error.message}. Nothing was changed.`)
  }
  if (kept !== undefined) await setDatabaseAside(target, kept)
  await putDatabase(scratch, target)
  await uploads.removeOthers(lost)
}

/**
 * Decrypts, unpacks and verifies a backup, and replaces the current data with it. The replaced data is moved to
 * `DATA_DIR/replaced-TIME`. The server must be stopped.
 * @param forget erases from the restored data the accounts that were erased after the backup
 * @throws BackupError, NewerDatabaseError before any change
 */
export async function restoreBackup(
  file: string,
  target: RestoreTarget,
  at: Date,
  { key, forget }: { key?: GivenKey | undefined; forget: Forget },
): Promise<Restored> {
  const stamp = at.toISOString().replace(/[:.]/g, '-')
  await sweepScratch(target.dataDir)
  const work = await makeScratch(target.dataDir)
  try {
    const scratch = join(work, 'restored')
    await mkdir(scratch, { mode: 0o700 })
    const manifest = await unpackBackup(await unsealBackup(file, key, work), scratch)
    const isThere = await findCurrent(target)
    const current = isThere ? (target.databaseAddress ?? target.databaseFile) : undefined
    await prepareDatabase(join(scratch, databaseEntry), manifest, at, (database) => forget(database, scratch, current))
    // Merges the WAL again, because `forget` has read the current database.
    if (isThere && target.databaseAddress === undefined) sealDatabase(target.databaseFile)
    const replaced = isThere ? join(target.dataDir, `replaced-${stamp}`) : undefined
    await replace(scratch, target, manifest.lostUploads, replaced)
    return { manifest, replaced }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
