import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readInstallation } from '../config/read-installation.ts'
import type { Deps } from '../http/environment.ts'
import type { LocalFile, ObjectStore } from '../storage/object-store.ts'
import { isUploadName, newUploadName, openUploads } from '../storage/open-store.ts'
import { ownsPlace } from '../storage/own-place.ts'

const sweepSlice = 200
/** Minimum age in ms before a file is removed. The database row of a newer file may not be written yet. */
const youngest = 60 * 60_000

/**
 * Stores a received file under a random name. It returns when the file is on the disk, so that no database row refers to a file
 * that was lost in a power cut (rule OPS-4).
 * @throws StoreError
 */
export async function storeUpload({ uploads }: Pick<Deps, 'uploads'>, file: LocalFile): Promise<string> {
  const storedName = newUploadName()
  await uploads.keep(storedName, file)
  return storedName
}

export const deleteStoredFile = (path: string): Promise<void> => rm(path, { force: true })

/** Does not throw. If removal fails, `sweepOrphans` removes the file later. */
export async function removeKept({ uploads, logger }: Pick<Deps, 'uploads' | 'logger'>, name: string): Promise<void> {
  await uploads
    .remove(name)
    .catch((error: unknown) => logger.warn({ err: error }, 'an upload could not be removed now and is removed later'))
}

type SweepNeeds = Pick<Deps, 'config' | 'database' | 'uploads' | 'logger' | 'now'>

/** Returns the upload folder, and the bucket if it belongs to this installation. */
async function findHomes(needs: SweepNeeds): Promise<ObjectStore[]> {
  const { config, database, uploads, logger, now } = needs
  const arrivals = openUploads({ kind: 'folder', path: config.uploadsDir })
  if (config.uploads.kind === 'folder') return [arrivals]
  if (await ownsPlace(uploads, await readInstallation(database, now()))) return [arrivals, uploads]
  logger.error(
    'the bucket for uploads belongs to another installation: no orphaned uploads are removed there; use a separate bucket',
  )
  return [arrivals]
}

const temporarySuffix = '.part'
const temporary = /(?:\.part)+$/

export async function makeTemporaryPath(uploadsDir: string): Promise<string> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  return join(uploadsDir, `${newUploadName()}${temporarySuffix}`)
}

const withoutSuffix = (name: string): string => name.replace(temporary, '')

/**
 * Removes files without a database row after an hour: interrupted uploads, and files of deleted rows (rule FILE-11).
 * @returns the number of removed files
 */
export async function sweepOrphans(needs: SweepNeeds): Promise<number> {
  const { database, logger, now } = needs
  let swept = 0
  for (const home of await findHomes(needs)) {
    const old = (await home.list()).filter(
      ({ name, changedAt }) => isUploadName(withoutSuffix(name)) && now().getTime() - changedAt.getTime() > youngest,
    )
    for (let from = 0; from < old.length; from += sweepSlice) {
      const slice = old.slice(from, from + sweepSlice).map(({ name }) => name)
      const rows = await database.read
        .selectFrom('documents')
        .select('stored_name')
        .where('stored_name', 'in', slice)
        .execute()
      const known = new Set(rows.map((row) => row.stored_name))
      for (const name of slice.filter((name) => !known.has(name))) {
        await home.remove(name)
        swept += 1
      }
    }
  }
  if (swept > 0) logger.info({ swept }, 'orphaned uploads removed')
  return swept
}
