import type { Database } from '@thodu/db'
import type { Logger } from 'pino'
import type { Caller } from '../../http/caller.ts'
import type { AccessLog, DiskReserve, Subject } from '../../http/ports.ts'
import { createKnownLooks } from './known-looks.ts'
import { createOpenings } from './openings.ts'
import { isRestricted } from './restriction.ts'
import { createWaitingAccesses } from './waiting-accesses.ts'
import { createLaterWriter } from './write-later.ts'

type Way = 'opened' | 'listed' | 'refused'
type Options = { database: Pick<Database, 'read' | 'write'>; reserve: DiskReserve; logger: Logger; now: () => Date }

/**
 * Records who read whose data, one row per viewer, subject and hour (docs/decisions/0020-access-log.md). An hour's first
 * opening is on disk before the answer; repetitions, lists and refusals follow within 200 ms. A full or locked disk never
 * blocks a read: rows wait in memory, and the process log reports it.
 */
export function createAccessLog({ database, reserve, logger, now }: Options): AccessLog {
  const known = createKnownLooks()
  const waiting = createWaitingAccesses(logger)
  const openings = createOpenings()
  const writer = createLaterWriter({ database, reserve, logger, now, waiting, known })

  /** @param way undefined for a repeated read, which only updates the last time */
  function count(
    { performer, actor, client }: Caller,
    subject: Subject,
    way: Way | undefined,
    at: string,
    hour: string,
  ) {
    const viewer = { id: actor.id, role: actor.role, name: performer.name, email: performer.email }
    const counts = {
      opened: Number(way === 'opened'),
      listed: Number(way === 'listed'),
      refused: Number(way === 'refused'),
    }
    waiting.put({ hour, viewer, subject, ...counts, ip: client.ip, firstAt: at, lastAt: at })
  }

  return {
    opened: async (caller, subject) => {
      const at = now().toISOString()
      const hour = known.startHour(at)
      const isKnown = known.has(caller.actor.id, 'opened', subject)
      // Every download counts. An open page polls, so its repeated reads count as one opening.
      const isFile = subject.type === 'document'
      const opening = isFile
        ? { isNew: true, hour }
        : openings.note(caller.actor.id, `${subject.type} ${subject.id}`, { at, hour })
      count(caller, subject, opening.isNew ? 'opened' : undefined, at, opening.hour)
      if (isKnown || !opening.isNew) writer.schedule()
      else await writer.writeNow()
    },
    listed: (caller, type, ids) => {
      const at = now().toISOString()
      const hour = known.startHour(at)
      for (const id of ids)
        if (!known.has(caller.actor.id, 'listed', { type, id })) count(caller, { type, id }, 'listed', at, hour)
      writer.schedule()
    },
    isRestricted: (id) => isRestricted(database.read, id),
    refused: (caller, subject) => {
      const at = now().toISOString()
      count(caller, subject, 'refused', at, known.startHour(at))
      writer.schedule()
    },
    settle: writer.settle,
    stop: writer.stop,
  }
}
