import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../../contract/durations.ts'

/** Whose work it is stands in the name, so that what a kill left can be told from what is being made. */
const ours = /^\.work-(\d+)-/
/** Names of older versions, of which nothing is being made any more. */
const older = /^\.(?:restore|nightly|before)-/

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups')

/** A folder of this process for what is on its way; whatever it holds is in clear. */
export async function makeScratch(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  return mkdtemp(join(parent, `.work-${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isLeft(folder: string, name: string): Promise<boolean> {
  const [, pid] = ours.exec(name) ?? []
  if (pid === undefined) return older.test(name)
  if (Number(pid) === process.pid || !isAlive(Number(pid))) return true
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > dayMs
}

/**
 * Removes what backups and restores left that were killed: unsealed copies of everything. Called at every start, before and
 * after each of them, and every few minutes by the server; a process makes one backup at a time, so its own are left ones.
 */
export async function sweepScratch(dataDir: string): Promise<void> {
  for (const folder of [dataDir, backupFolder(dataDir)]) {
    if (!existsSync(folder)) continue
    for (const name of await readdir(folder))
      if (await isLeft(folder, name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
