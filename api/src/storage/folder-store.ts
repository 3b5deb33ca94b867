import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type KeptObject, type LocalFile, type ObjectStore, requireObjectName, StoreError } from './object-store.ts'

/** Hidden, recognisable after a kill, and unique, because two copies under one name would write into each other. */
const partOf = (name: string): string => `.thodu-${name}.${randomUUID().slice(0, 8)}.part`
const isPart = (name: string): boolean => name.startsWith('.thodu-') && name.endsWith('.part')
/** No copy takes this long, in ms. */
const abandoned = 24 * 60 * 60_000

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
/** The system's message contains paths; its code (ENOSPC, EACCES, ENOENT) suffices. */
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

/** Errors of disks without hard links, or of another disk. */
const withoutLinks: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV'])

/** Unlike a rename, a link never overwrites a file; some portable disks lack links. */
async function giveName(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    if (!withoutLinks.has(codeOf(error))) throw error
    if (existsSync(path)) throw new StoreError('the name is taken', 'taken')
    await rename(part, path)
  }
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sweepParts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isPart)) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandoned) await rm(join(folder, name), { force: true })
  }
}

async function listFiles(folder: string, own: boolean): Promise<KeptObject[]> {
  const kept: KeptObject[] = []
  // The first file creates the program's own folder.
  if (own && !existsSync(folder)) return kept
  for (const name of await readdir(folder)) {
    if (name.startsWith('.')) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found?.isFile()) kept.push({ name, bytes: found.size, changedAt: found.mtime })
  }
  return kept
}

type Options = {
  /**
   * The program's own folder, on the disk of its data: it is created when missing and gets a hard link. Elsewhere a missing
   * folder may be an unmounted disk, and a copy must be a real copy.
   */
  own: boolean
}

/** A store in a folder. A file gets its name only when it is completely on the disk. */
export function createFolderStore(folder: string, { own }: Options): ObjectStore {
  async function linkIn(name: string, { path }: LocalFile): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await syncPath(path)
    await link(path, join(folder, requireObjectName(name)))
    await syncPath(folder)
  }

  async function copyIn(name: string, { path }: LocalFile): Promise<void> {
    const part = join(folder, partOf(requireObjectName(name)))
    await sweepParts(folder)
    try {
      await pipeline(createReadStream(path), createWriteStream(part, { mode: 0o600, flush: true }))
      await giveName(part, join(folder, name))
    } finally {
      await rm(part, { force: true })
    }
    await syncPath(folder)
  }

  async function moveIn(name: string, file: LocalFile): Promise<void> {
    try {
      await linkIn(name, file)
    } catch (error) {
      if (!withoutLinks.has(codeOf(error))) throw error
      await copyIn(name, file)
    }
  }

  return {
    keep: (name, file) => orThrow(own ? moveIn(name, file) : copyIn(name, file)),
    open: async (name) => {
      const path = join(folder, requireObjectName(name))
      const found = await stat(path).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw toStoreError(error)
      })
      return found && { bytes: found.size, stream: createReadStream(path) }
    },
    remove: (name) => orThrow(rm(join(folder, requireObjectName(name)), { force: true })),
    list: () => orThrow(listFiles(folder, own)),
  }
}
