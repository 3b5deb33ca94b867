import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasMemoryFolder, memoryFolder } from '../memory-folder.ts'

const enough = 1024 ** 3
const prefix = 'thodu-postgres-'
const ownerFile = 'owner'

/** A process that no later one of the same number is taken for; undefined when there is none. */
function identify(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may hold anything: the 20th field is when it began.
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return undefined
  }
}

/** Where a sync costs nothing, if there is room; on the disk where that is what is measured. It says whose it is. */
export function makeOwnFolder({ onDisk, uid, gid }: { onDisk: boolean; uid?: number; gid?: number }): string {
  const folder = mkdtempSync(join(!onDisk && hasMemoryFolder(enough) ? memoryFolder : tmpdir(), prefix))
  writeFileSync(join(folder, ownerFile), identify(process.pid) ?? '')
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  return folder
}

/** Whether the process that made the folder has ended; a folder that does not say who made it is nobody's business. */
function isOrphan(folder: string): boolean {
  try {
    const owner = readFileSync(join(folder, ownerFile), 'utf8')
    return owner !== '' && identify(Number(owner.split(' ')[0])) !== owner
  } catch {
    return false
  }
}

/** The server that works on the folder, if one does: its number is in the folder, and the folder in its command. */
function findServer(folder: string): number | undefined {
  try {
    const data = join(folder, 'data')
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Ends the servers of runs that were killed, which their servers outlive, and takes their folders away. */
export function sweepOrphans(folders = [memoryFolder, tmpdir()]): void {
  for (const folder of folders.flatMap((parent) => globSync(join(parent, `${prefix}*`)))) {
    if (!isOrphan(folder)) continue
    const server = findServer(folder)
    // Its connections are processes of its group (postgres-server.ts).
    if (server !== undefined) process.kill(-server, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
