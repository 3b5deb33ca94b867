import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../http/environment.ts'

/** Unfinished uploads carry this ending; none of them survives a start. */
const temporarySuffix = '.part'
const sweepSlice = 200

/** A path for a file that is still being received. */
export async function makeTemporaryPath(uploadsDir: string): Promise<string> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  return join(uploadsDir, `${randomUUID()}${temporarySuffix}`)
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Gives a received file its lasting, random name; file and folder are on disk when this returns, so that a row never
 * names a file that a power cut took (rule OPS-4).
 * @returns the name below the uploads folder
 */
export async function keepFile(uploadsDir: string, temporaryPath: string): Promise<string> {
  const storedName = randomUUID()
  await syncPath(temporaryPath)
  await rename(temporaryPath, join(uploadsDir, storedName))
  await syncPath(uploadsDir)
  return storedName
}

export const removeFile = (path: string): Promise<void> => rm(path, { force: true })

/** No upload takes this long: a younger file without a row may be one that is just arriving, in ms. */
const arrivesWithin = 3_600_000

async function isOlder(path: string, than: number): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
  return mtimeMs < than
}

/**
 * Removes files that no row names: uploads cut short, and files whose row was removed before a crash. What may be arriving
 * just now, in this process or another one, stays; `all` is for a start where no other process can be. @returns how many
 */
export async function sweepOrphans(
  { config, database, logger }: Pick<Deps, 'config' | 'database' | 'logger'>,
  { all = false } = {},
): Promise<number> {
  const names = await readdir(config.uploadsDir).catch(() => [])
  const since = Date.now() - arrivesWithin
  let swept = 0
  for (let from = 0; from < names.length; from += sweepSlice) {
    const slice = names.slice(from, from + sweepSlice)
    const rows = await database.read
      .selectFrom('documents')
      .select('stored_name')
      .where('stored_name', 'in', slice)
      .execute()
    const known = new Set(rows.map((row) => row.stored_name))
    for (const name of slice.filter((name) => !known.has(name))) {
      if (!all && !(await isOlder(join(config.uploadsDir, name), since))) continue
      await removeFile(join(config.uploadsDir, name))
      swept += 1
    }
  }
  if (swept > 0) logger.info({ swept }, 'orphaned uploads removed')
  return swept
}
