import { type Database, type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { belongsToRestricted } from '../../http/lists/restricted.ts'
import type { AccessLog, DiskReserve } from '../../http/ports.ts'
import { type Access, continuesSince, hourOf, writeAccesses } from './write-accesses.ts'

/** Delay of listed and refused accesses, in ms; a kill loses them. */
const writeDelay = 200
/** Delay after a failed write, in ms. */
const retryDelay = 2_000
/** Beyond this number the oldest are dropped and logged. */
const maxWaiting = 20_000

type Opening = { viewer: string; type: string; id: string; hour: string; since: string }
const findRecorded = prepareQuery((db, { viewer, type, id, hour, since }: Placeholders<Opening>) =>
  db
    .selectFrom('access_log')
    .select('id')
    .where('viewer_id', '=', viewer)
    .where(sql.ref<string>('subject_type'), '=', type)
    .where('subject_id', '=', id)
    .where('opened', '>', 0)
    .where((eb) => eb.or([eb('hour', '=', hour), eb('last_at', '>=', since)]))
    .limit(1),
)

type Options = { database: Pick<Database, 'read' | 'write'>; reserve: DiskReserve; logger: Logger; now: () => Date }

/**
 * Records who read whose data, one row per viewer, subject and hour (docs/decisions/0020-access-log.md). An hour's first
 * opening is on disk before the answer; repetitions, lists and refusals follow within 200 ms. A full or locked disk never
 * blocks a read: accesses wait in memory, and the process log reports it.
 */
export function createAccessLog({ database, reserve, logger, now }: Options): AccessLog {
  let waiting = new Map<string, Access>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let current = Promise.resolve()
  let next: Promise<void> | undefined

  const countWaiting = (): number => [...waiting.values()].reduce((sum, { times }) => sum + times.size, 0)

  /** Combines repetitions: openings within a minute, which are always one, and others within an hour. */
  function add(access: Access): void {
    const { viewer, way, type, times, ip, firstAt, lastAt } = access
    const key = `${viewer.id} ${way} ${type} ${firstAt.slice(0, way === 'opened' ? 16 : 13)}`
    const before = waiting.get(key)
    if (before) {
      for (const [id, count] of times) before.times.set(id, (before.times.get(id) ?? 0) + count)
      Object.assign(before, { lastAt, ip })
    } else waiting.set(key, access)
    for (const [oldest, lost] of waiting) {
      if (countWaiting() <= maxWaiting) return
      waiting.delete(oldest)
      const subject = { type: lost.type, ids: [...lost.times.keys()] }
      logger.error({ viewer: lost.viewer.id, subject }, 'accesses were not recorded in the access log')
    }
  }

  function schedule(delay = writeDelay): void {
    if (timer !== undefined || isStopped) return
    timer = setTimeout(() => {
      timer = undefined
      void write()
    }, delay)
    timer.unref()
  }

  async function writeWaiting(): Promise<void> {
    if (waiting.size === 0) return
    // The reserve of a full disk is for people who sign in.
    if (reserve.isLow()) return schedule(retryDelay)
    const taken = waiting
    waiting = new Map()
    try {
      await database.write((tx) => writeAccesses(tx, taken.values(), now()))
    } catch (error) {
      const newer = waiting
      waiting = taken
      for (const access of newer.values()) add(access)
      logger.error({ err: error, waiting: countWaiting() }, 'accesses could not be recorded yet and wait in memory')
      schedule(retryDelay)
    }
  }

  /** Writes everything that waits, after the write that runs; calls in between share one write. */
  function write(): Promise<void> {
    next ??= current.then(() => {
      next = undefined
      current = writeWaiting()
      return current
    })
    return next
  }

  /** If the read fails, the opening is treated as new. */
  const isRecorded = (access: Access, id: string): Promise<boolean> =>
    findRecorded(database.read, {
      ...{ viewer: access.viewer.id, type: access.type, id, hour: hourOf(access.firstAt) },
      since: continuesSince(access) ?? access.firstAt,
    }).then(
      (rows) => rows.length > 0,
      () => false,
    )

  return {
    record: async ({ performer, actor, client: { ip } }, accesses) => {
      const at = now().toISOString()
      const viewer = { id: actor.id, role: actor.role, name: performer.name, email: performer.email }
      let isNew = false
      for (const { way, type, ids } of accesses) {
        if (ids.length === 0) continue
        const times = new Map(ids.map((id) => [id, 1]))
        const access: Access = { way, viewer, type, times, ip, firstAt: at, lastAt: at }
        if (way === 'opened') for (const id of ids) isNew ||= !(await isRecorded(access, id))
        add(access)
      }
      if (isNew) await write()
      else schedule()
    },
    isRestricted: (id) => isRestricted(database.read, id),
    settle: write,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await write()
      if (waiting.size > 0)
        logger.error({ lost: countWaiting() }, 'accesses were lost: the server stopped before they were recorded')
    },
  }
}

/** Returns whether the id belongs to a closed family (rule PRIV-K1). */
export async function isRestricted(read: Reader, id: string): Promise<boolean> {
  const row = await read.selectNoFrom(belongsToRestricted(id).as('restricted')).executeTakeFirstOrThrow()
  return Boolean(row.restricted)
}
