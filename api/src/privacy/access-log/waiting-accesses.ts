import type { Logger } from 'pino'
import type { AccessRow } from './write-accesses.ts'

/** Beyond this number the oldest are dropped and logged. */
const maxWaiting = 20_000

/** Collects accesses, combined per viewer, subject and hour. */
export function createWaitingAccesses(logger: Logger) {
  const waiting = new Map<string, AccessRow>()
  return {
    size: () => waiting.size,
    put(access: AccessRow): void {
      const key = `${access.viewer.id} ${access.subject.type} ${access.subject.id} ${access.hour}`
      const before = waiting.get(key)
      if (!before) waiting.set(key, access)
      else {
        before.opened += access.opened
        before.refused += access.refused
        before.listed = Math.max(before.listed, access.listed)
        if (access.lastAt > before.lastAt) Object.assign(before, { lastAt: access.lastAt, ip: access.ip })
      }
      for (const [oldest, { viewer, subject }] of waiting) {
        if (waiting.size <= maxWaiting) return
        waiting.delete(oldest)
        logger.error({ viewer: viewer.id, subject }, 'an access was not recorded in the access log')
      }
    },
    takeAll(): AccessRow[] {
      const taken = [...waiting.values()]
      waiting.clear()
      return taken
    },
  }
}
