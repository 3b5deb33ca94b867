import type { Database } from '@thodu/db'
import type { Logger } from 'pino'
import type { Caller } from '../http/caller.ts'
import type { AccessLog, DiskReserve, Subject } from '../http/ports.ts'
import { createOpenings } from './openings.ts'
import { type Access, writeAccesses } from './write-accesses.ts'

type Way = 'opened' | 'listed' | 'refused'

/** How long a row of a list or a refusal may wait to be written, in ms; what a kill loses of them. */
const writeDelay = 200
/** When the database could not take it, in ms. */
const retryDelay = 2_000
/** Rows that may wait while the database cannot take any; beyond, the oldest are given up and said so in the log. */
const maxWaiting = 20_000
/** Names kept of what this hour already holds; beyond, they are forgotten, and rows are counted up once more. */
const maxKnown = 100_000

type Options = { database: Pick<Database, 'write'>; reserve: DiskReserve; logger: Logger; now: () => Date }

/**
 * Writes down who looked at whose data, once per person, subject and hour (docs/decisions/0020-access-log.md). The first
 * opening in an hour is on disk before it is answered; repetitions, lists and refusals follow within 200 ms, many at once.
 * A full or locked disk refuses nobody a read: rows wait in memory, and the process log says so. Families' own reads are
 * not looked at.
 */
export function createAccessLog({ database, reserve, logger, now }: Options): AccessLog {
  const waiting = new Map<string, Access>()
  const openings = createOpenings()
  let hour = ''
  /** What this hour's rows hold already, by viewer and way. */
  let known = new Map<string, Set<string>>()
  let knownCount = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function startHour(at: string): void {
    const begun = `${at.slice(0, 13)}:00:00.000Z`
    if (begun === hour && knownCount < maxKnown) return
    hour = begun
    known = new Map()
    knownCount = 0
  }

  const knownOf = (viewerId: string, way: Way, type: Subject['type']): Set<string> | undefined =>
    known.get(`${viewerId} ${way} ${type}`)

  function remember({ viewer, subject, opened, listed, hour: ofHour }: Access): void {
    if (ofHour !== hour) return
    for (const way of [opened > 0 ? 'opened' : undefined, listed > 0 ? 'listed' : undefined] as const) {
      if (way === undefined) continue
      const name = `${viewer.id} ${way} ${subject.type}`
      const ids = known.get(name) ?? new Set<string>()
      known.set(name, ids)
      if (!ids.has(subject.id)) knownCount += 1
      ids.add(subject.id)
    }
  }

  function put(access: Access): void {
    const key = `${access.viewer.id} ${access.subject.type} ${access.subject.id} ${access.hour}`
    const before = waiting.get(key)
    if (!before) waiting.set(key, access)
    else {
      before.opened += access.opened
      before.refused += access.refused
      before.listed = Math.max(before.listed, access.listed)
      if (access.lastAt > before.lastAt) Object.assign(before, { lastAt: access.lastAt, ip: access.ip })
    }
    if (waiting.size <= maxWaiting) return
    const [oldest, lost] = waiting.entries().next().value ?? []
    if (oldest === undefined) return
    waiting.delete(oldest)
    logger.error({ viewer: lost?.viewer.id, subject: lost?.subject }, 'access not written down')
  }

  /** @param way none when somebody only goes on looking: the time of the last look moves on */
  function count(caller: Caller, subject: Subject, way: Way | undefined, at: string, ofHour = hour): void {
    const { performer, actor, client } = caller
    const { id, role } = actor
    const viewer = { id, role, name: performer.name, email: performer.email }
    const counts = { opened: 0, listed: 0, refused: 0, ...(way === undefined ? {} : { [way]: 1 }) }
    put({ hour: ofHour, viewer, subject, ...counts, ip: client.ip, firstAt: at, lastAt: at })
  }

  function schedule(delay = writeDelay): void {
    if (timer !== undefined || stopped || waiting.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      void settle()
    }, delay)
    timer.unref()
  }

  /** Writes that are on their way: what was asked for by a timer too. */
  const writing = new Set<Promise<void>>()
  function settle(): Promise<void> {
    const write = writeWaiting().finally(() => writing.delete(write))
    writing.add(write)
    return write
  }

  async function writeWaiting(): Promise<void> {
    // The reserve of a full disk is for people who sign in.
    if (reserve.isLow()) return schedule(retryDelay)
    const taken = [...waiting.values()]
    if (taken.length === 0) return
    waiting.clear()
    try {
      await database.write((tx) => writeAccesses(tx, taken, now()))
      for (const access of taken) remember(access)
    } catch (error) {
      for (const access of taken) put(access)
      logger.error({ err: error, waiting: waiting.size }, 'accesses wait to be written down')
      schedule(retryDelay)
    }
  }

  return {
    opened: async (caller, subject) => {
      if (caller.actor.role === 'user') return
      const at = now().toISOString()
      startHour(at)
      const isKnown = knownOf(caller.actor.id, 'opened', subject.type)?.has(subject.id) ?? false
      // A file is handed out each time; a page that stands open asks again by itself.
      const isFile = subject.type === 'document'
      const opening = isFile
        ? { isNew: true, hour }
        : openings.note(caller.actor.id, `${subject.type} ${subject.id}`, { at, hour })
      count(caller, subject, opening.isNew ? 'opened' : undefined, at, opening.hour)
      if (isKnown || !opening.isNew) schedule()
      else await settle()
    },
    listed: (caller, type, ids) => {
      if (caller.actor.role === 'user' || ids.length === 0) return
      const at = now().toISOString()
      startHour(at)
      const seen = knownOf(caller.actor.id, 'listed', type)
      for (const id of ids) if (!seen?.has(id)) count(caller, { type, id }, 'listed', at)
      schedule()
    },
    refused: (caller, subject) => {
      const at = now().toISOString()
      startHour(at)
      count(caller, subject, 'refused', at)
      schedule()
    },
    settle: async () => {
      await settle()
      await Promise.all(writing)
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await settle()
      await Promise.all(writing)
      if (waiting.size > 0) logger.error({ lost: waiting.size }, 'accesses not written down before the end')
    },
  }
}
