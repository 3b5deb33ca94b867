import type { Database } from '@thodu/db'
import type { Logger } from 'pino'
import type { Refusal, RefusalLog } from '../http/ports.ts'
import { writeAudit } from './write-audit.ts'

/** Refusals of one account and action are combined, in ms. */
const windowMs = 3_600_000
/** These get their own row in that time; further ones are only counted. */
const maxThings = 20
/** The log looks for due counts at this interval, in ms. */
const checkEvery = 60_000

type Window = { until: number; things: Set<string>; more: number; last: Refusal }

/** The row keeps the thing's id if there is only one. */
function countOf({ more, last, things }: Window): Refusal {
  const only = things.size === 1 ? [...things][0] : ''
  return {
    ...last,
    resourceId: only || null,
    description: `Refused ${more} more ${more === 1 ? 'time' : 'times'} within an hour`,
  }
}

/**
 * An account gets one row per hour for each action and thing, for at most 20 things; the others are one row with their number,
 * so that no caller can fill the log. A kill loses a number, never a first row (docs/decisions/0020-access-log.md).
 */
export function createRefusalLog({
  database,
  logger,
  now,
}: {
  database: Pick<Database, 'write'>
  logger: Logger
  now: () => Date
}): RefusalLog {
  const windows = new Map<string, Window>()
  let timer: NodeJS.Timeout | undefined

  const write = (refusal: Refusal): Promise<void> =>
    database
      .write((tx) => writeAudit(tx, { ...refusal, status: 'failed', at: now() }))
      .catch((error: unknown) => logger.error({ err: error }, 'a refusal was not recorded in the audit log'))

  async function writeCount(window: Window): Promise<void> {
    if (window.more > 0) await write(countOf(window))
  }

  async function settle(all = false): Promise<void> {
    const at = now().getTime()
    for (const [key, window] of windows)
      if (all || window.until <= at) {
        windows.delete(key)
        await writeCount(window)
      }
  }

  return {
    add: async (refusal) => {
      const key = `${refusal.performer.id} ${refusal.action} ${refusal.resourceType}`
      const thing = refusal.resourceId ?? ''
      const at = now().getTime()
      const known = windows.get(key)
      if (known && known.until > at) {
        known.last = refusal
        if (known.things.has(thing) || known.things.size >= maxThings) {
          known.more += 1
          return
        }
        known.things.add(thing)
        return write(refusal)
      }
      windows.set(key, { until: at + windowMs, things: new Set([thing]), more: 0, last: refusal })
      timer ??= setInterval(() => void settle(), checkEvery).unref()
      if (known) await writeCount(known)
      await write(refusal)
    },
    settle,
    stop: async () => {
      clearInterval(timer)
      await settle(true)
    },
  }
}
