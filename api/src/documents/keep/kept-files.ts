import { rm } from 'node:fs/promises'
import type { Deps } from '../../http/environment.ts'
import { readInstallation } from '../../installation/read-installation.ts'
import type { LocalFile, ObjectStore } from '../../storage/object-store.ts'
import { openUploads } from '../../storage/open-store.ts'
import { ownsPlace } from '../../storage/own-place.ts'
import { isUploadName, newUploadName } from '../../storage/upload-name.ts'
import { withoutSuffix } from './temporary-path.ts'

const sweepSlice = 200
/** Whatever is younger may be an upload whose row follows, of this process or of another one, in ms. */
const youngest = 60 * 60_000

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

type SweepNeeds = Pick<Deps, 'config' | 'database' | 'uploads' | 'logger' | 'now'>

/** Where files without a row may lie: where uploads arrive, and their store if it is a bucket, and ours. */
async function findHomes(needs: SweepNeeds): Promise<ObjectStore[]> {
  const { config, database, uploads, logger, now } = needs
  const arrivals = openUploads({ kind: 'folder', path: config.uploadsDir })
  if (config.uploads.kind === 'folder') return [arrivals]
  if (await ownsPlace(uploads, await readInstallation(database, now()))) return [arrivals, uploads]
  logger.error('the bucket of uploads belongs to another installation: nothing there is swept, use one of your own')
  return [arrivals]
}

/**
 * Removes files that no row names and that are older than an hour: uploads cut short, and files whose row was removed before
 * they could be (rule FILE-11). @returns how many
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
