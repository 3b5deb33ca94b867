import { rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findDatabaseFault } from '@thodu/db'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { DiskReserve } from '../http/ports.ts'

/** Space for thousands of sign-ins until an operator frees the disk, in bytes. */
export const reserveBytes = 4 * 1024 * 1024
/** How often the server tries to create the reserve again, in ms. */
const retryEvery = 2_000

/** Writes and syncs real blocks; the content does not matter. */
async function setAside(file: string): Promise<boolean> {
  const known = await stat(file).catch(() => undefined)
  if (known?.size === reserveBytes) return true
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      const { bytesWritten } = await handle.write(Buffer.alloc(reserveBytes, 0x55))
      await handle.sync()
      if (bytesWritten < reserveBytes) throw new Error('the disk took only a part')
    } finally {
      await handle.close()
    }
    await rename(part, file)
    return true
  } catch {
    rmSync(part, { force: true })
    return false
  }
}

/**
 * Reserves a file of real blocks beside the database. On a full disk the reserve is deleted, so that sign-in can still write its
 * session and audit entry; once there is room it is created again. The log reports both at once, because refused changes (503) do
 * not name the disk.
 */
export function createDiskReserve({ dataDir }: Pick<Config, 'dataDir'>, logger: Logger): DiskReserve {
  const file = join(dataDir, 'reserve')
  let started = false
  let low = false
  let timer: NodeJS.Timeout | undefined

  function retry(): void {
    timer = setTimeout(async () => {
      low = !(await setAside(file))
      if (low) retry()
      else logger.info({ folder: dataDir }, 'the disk has room again')
    }, retryEvery)
    timer.unref()
  }

  /** @returns whether there was a reserve to delete */
  function giveAway(): boolean {
    if (low || !started) return false
    low = true
    logger.error({ folder: dataDir }, 'the disk is full: changes are refused until there is room')
    rmSync(file, { force: true })
    retry()
    return true
  }

  return {
    start: async () => {
      started = true
      low = !(await setAside(file))
      if (!low) return
      logger.error({ folder: dataDir }, 'the disk is full: changes are refused until there is room')
      retry()
    },
    isLow: () => low,
    protect: (write) => async (job) => {
      try {
        return await write(job)
      } catch (error) {
        if (findDatabaseFault(error) === 'full' && giveAway()) return write(job)
        throw error
      }
    },
    stop: () => clearTimeout(timer),
  }
}

/** With a database server, room on this machine's disk does not help sign-in. */
export const noReserve: DiskReserve = {
  start: async () => {},
  isLow: () => false,
  protect: (write) => write,
  stop: () => {},
}
