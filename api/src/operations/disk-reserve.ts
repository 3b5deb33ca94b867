import { rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findDatabaseFault } from '@thodu/db'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { DiskReserve } from '../http/ports.ts'

/** Bytes for thousands of sign-ins, until an operator frees the disk. */
export const reserveBytes = 4 * 1024 * 1024
/** Interval of attempts to create the reserve again, in ms. */
const retryEvery = 2_000

/** Writes real blocks; their content does not matter. */
async function setAside(file: string): Promise<boolean> {
  const known = await stat(file).catch(() => undefined)
  if (known?.size === reserveBytes) return true
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      const { bytesWritten } = await handle.write(Buffer.alloc(reserveBytes, 0x55))
      await handle.sync()
      if (bytesWritten < reserveBytes) throw new Error('the disk stored only a part')
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
 * Reserves a file beside the database. On a full disk the server deletes it, so that sign-in can still write its session and
 * audit entry, and creates it again later. The log names the disk at once, because refused changes (503) do not.
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
      else logger.info({ folder: dataDir }, 'the disk has free space again')
    }, retryEvery)
    timer.unref()
  }

  /** @returns false without a reserve */
  function giveAway(): boolean {
    if (low || !started) return false
    low = true
    logger.error({ folder: dataDir }, 'the disk is full: changes are refused until there is free space')
    rmSync(file, { force: true })
    retry()
    return true
  }

  return {
    start: async () => {
      started = true
      low = !(await setAside(file))
      if (!low) return
      logger.error({ folder: dataDir }, 'the disk is full: changes are refused until there is free space')
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

/** Space on this machine does not help a database server. */
export const noReserve: DiskReserve = {
  start: async () => {},
  isLow: () => false,
  protect: (write) => write,
  stop: () => {},
}
