import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkName, type KeptObject, type LocalFile, type ObjectStore, StoreError } from './object-store.ts'

const partSuffix = '.part'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
/** The system's code is enough: ENOSPC, EACCES, ENOENT; its words repeat paths. */
const toStoreError = (error: unknown): StoreError =>
  error instanceof StoreError
    ? error
    : codeOf(error) === 'EEXIST'
      ? new StoreError('the name is taken', 'taken')
      : new StoreError(`the folder refused: ${String(codeOf(error) ?? 'unknown')}`)

const orThrow = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Unlike a rename, a link never takes the place of what is there; some disks for carrying about know no links. */
async function giveName(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(String(codeOf(error)))) throw error
    if (existsSync(path)) throw new StoreError('the name is taken', 'taken')
    await rename(part, path)
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

async function listFiles(folder: string): Promise<KeptObject[]> {
  const kept: KeptObject[] = []
  for (const name of await readdir(folder)) {
    if (name.startsWith('.')) continue
    // It may have been removed since.
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found?.isFile()) kept.push({ name, bytes: found.size, changedAt: found.mtime })
  }
  return kept
}

type Options = {
  /** Whether a folder that is missing is made: not where it is another disk, which may only not be mounted. */
  create: boolean
}

/** A folder as a home for objects. A file gets its name when all of it is on the disk. */
export function createFolderStore(folder: string, { create }: Options): ObjectStore {
  async function copyIn(name: string, { path }: LocalFile): Promise<void> {
    if (create) await mkdir(folder, { recursive: true, mode: 0o700 })
    const part = join(folder, `.${checkName(name)}${partSuffix}`)
    try {
      await pipeline(createReadStream(path), createWriteStream(part, { mode: 0o600, flush: true }))
      await giveName(part, join(folder, name))
    } finally {
      await rm(part, { force: true })
    }
    await syncFolder(folder)
  }

  return {
    keep: (name, file) => orThrow(copyIn(name, file)),
    open: async (name) => {
      const path = join(folder, checkName(name))
      const found = await stat(path).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw toStoreError(error)
      })
      return found && { bytes: found.size, stream: createReadStream(path) }
    },
    remove: (name) => orThrow(rm(join(folder, checkName(name)), { force: true })),
    list: () => orThrow(listFiles(folder)),
  }
}
