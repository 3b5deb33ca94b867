import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../../contract/time.ts'
import { ownerOf, workPrefix } from './work-name.ts'

/** How often a folder says that somebody is at it, and for how long that is believed from elsewhere, in ms. */
const signEvery = 60_000
const signLasts = 10 * signEvery

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups')

/** Keeps the time of a folder young for as long as it is there, for processes elsewhere that cannot see this one. */
function giveSigns(folder: string): void {
  const timer = setInterval(() => {
    const now = new Date()
    utimes(folder, now, now).catch(() => clearInterval(timer))
  }, signEvery)
  timer.unref()
}

/** A folder of this process for what is on its way; whatever it holds is in clear. */
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
 * Removes what backups and restores left that were killed: unsealed copies of everything. Called at every start, before and
 * after each of them, and every few minutes by the server. What another container makes on the same folder stays.
 */
export async function sweepScratch(dataDir: string): Promise<void> {
  for (const folder of [dataDir, backupFolder(dataDir)]) {
    if (!existsSync(folder)) continue
    for (const name of await readdir(folder))
      if (await isLeft(folder, name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
