import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../../contract/time.ts'
import { ownerOf, workPrefix } from './scratch-name.ts'

/** In ms: how often a folder in use is touched, and how long other machines trust that. */
const signEvery = 60_000
const signLasts = 10 * signEvery

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups')

/** Other machines cannot see this process, only the folder's time. */
function giveSigns(folder: string): void {
  const timer = setInterval(() => {
    const now = new Date()
    utimes(folder, now, now).catch(() => clearInterval(timer))
  }, signEvery)
  timer.unref()
}

/** The files in it are unencrypted. */
export async function makeScratch(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, workPrefix))
  giveSigns(folder)
  return folder
}

async function isLeft(folder: string, name: string): Promise<boolean> {
  const owner = ownerOf(name)
  if (owner === undefined || owner === 'nobody') return owner === 'nobody'
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > (owner === 'alive' ? dayMs : signLasts)
}

/**
 * Removes unsealed leftovers of killed backups and restores: at every start, around each of them and every few minutes. The work
 * of another container stays.
 */
export async function sweepScratch(dataDir: string): Promise<void> {
  for (const folder of [dataDir, backupFolder(dataDir)]) {
    if (!existsSync(folder)) continue
    for (const name of await readdir(folder))
      if (await isLeft(folder, name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
