import type { Database } from '@thodu/db'
import type { Logger } from 'pino'
import type { DiskReserve } from '../../http/ports.ts'
import type { createKnownLooks } from './known-looks.ts'
import type { createWaitingAccesses } from './waiting-accesses.ts'
import { writeAccesses } from './write-accesses.ts'

/** Delay of listed and refused accesses, in ms; a kill loses them. */
const writeDelay = 200
/** Delay after a failed write, in ms. */
const retryDelay = 2_000

type Options = {
  database: Pick<Database, 'write'>
  reserve: Pick<DiskReserve, 'isLow'>
  logger: Logger
  now: () => Date
  waiting: ReturnType<typeof createWaitingAccesses>
  known: ReturnType<typeof createKnownLooks>
}

/** Writes at once if an answer waits, else in batches within 200 ms. */
export function createLaterWriter({ database, reserve, logger, now, waiting, known }: Options) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  /** Contains writes started by a timer too. */
  const writing = new Set<Promise<void>>()

  function schedule(delay = writeDelay): void {
    if (timer !== undefined || stopped || waiting.size() === 0) return
    timer = setTimeout(() => {
      timer = undefined
      void writeNow()
    }, delay)
    timer.unref()
  }

  function writeNow(): Promise<void> {
    const write = writeWaiting().finally(() => writing.delete(write))
    writing.add(write)
    return write
  }

  async function writeWaiting(): Promise<void> {
    // The reserve of a full disk is for people who sign in.
    if (reserve.isLow()) return schedule(retryDelay)
    const taken = waiting.takeAll()
    if (taken.length === 0) return
    try {
      await database.write((tx) => writeAccesses(tx, taken, now()))
      for (const access of taken) known.remember(access)
    } catch (error) {
      for (const access of taken) waiting.put(access)
      logger.error({ err: error, waiting: waiting.size() }, 'accesses could not be recorded yet and wait in memory')
      schedule(retryDelay)
    }
  }

  async function settle(): Promise<void> {
    await writeNow()
    await Promise.all(writing)
  }

  return {
    schedule: () => schedule(),
    writeNow,
    settle,
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await settle()
      if (waiting.size() > 0)
        logger.error({ lost: waiting.size() }, 'accesses were lost: the server stopped before they were recorded')
    },
  }
}
