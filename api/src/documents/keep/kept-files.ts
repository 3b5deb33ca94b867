import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../http/environment.ts'
import type { LocalFile } from '../../storage/object-store.ts'
import { openUploads } from '../../storage/open-store.ts'
import { isUploadName, newUploadName } from '../../storage/upload-name.ts'

/** Files that are still being received or examined. */
const temporarySuffix = '.part'
const temporary = /(?:\.part)+$/
const sweepSlice = 200
/** Whatever is younger may be an upload whose row follows, of this process or of another one, in ms. */
const youngest = 60 * 60_000

/** A path for a file that is still being received. */
export async function makeTemporaryPath(uploadsDir: string): Promise<string> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  return join(uploadsDir, `${newUploadName()}${temporarySuffix}`)
}

/**
 * Puts a received file into its home under a lasting, random name. It is there for good when this returns, so that a row never
 * names a file that a power cut took (rule OPS-4).
 * @returns its name there
 * @throws StoreError
 */
export async function keepUpload({ uploads }: Pick<Deps, 'uploads'>, file: LocalFile): Promise<string> {
  const storedName = newUploadName()
  await uploads.keep(storedName, file)
  return storedName
}

export const removeFile = (path: string): Promise<void> => rm(path, { force: true })

/** Removes a kept file that no row names any more; one that its home does not give up now is swept later. */
export async function removeKept({ uploads, logger }: Pick<Deps, 'uploads' | 'logger'>, name: string): Promise<void> {
  await uploads.remove(name).catch((error: unknown) => logger.warn({ err: error }, 'an upload is removed later'))
}

/**
 * Removes files that no row names and that are older than an hour: uploads cut short, and files whose row was removed before
 * they could be (rule FILE-11). Also where uploads arrive, when their home is a bucket. @returns how many
 */
export async function sweepOrphans({
  config,
  database,
  uploads,
  logger,
  now,
}: Pick<Deps, 'config' | 'database' | 'uploads' | 'logger' | 'now'>): Promise<number> {
  const arrivals = openUploads({ kind: 'folder', path: config.uploadsDir })
  let swept = 0
  for (const home of config.uploads.kind === 'folder' ? [arrivals] : [arrivals, uploads]) {
    const old = (await home.list()).filter(
      ({ name, changedAt }) =>
        isUploadName(name.replace(temporary, '')) && now().getTime() - changedAt.getTime() > youngest,
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
