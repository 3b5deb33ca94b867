import { type Database, type Placeholders, prepareQuery } from '@thodu/db'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { AccessLog, DiskReserve } from '../../http/ports.ts'
import { isRestricted } from './restriction.ts'
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

  /** Combines repetitions: of an opening within a minute, which is always one opening, and of others within an hour. */
  function add(access: Access): void {
    const { viewer, way, subject, firstAt } = access
    const time = firstAt.slice(0, way === 'opened' ? 16 : 13)
    const key = `${viewer.id} ${way} ${subject.type} ${subject.id} ${time}`
    const before = waiting.get(key)
    if (before) Object.assign(before, { count: before.count + access.count, lastAt: access.lastAt, ip: access.ip })
    else waiting.set(key, access)
    const [oldest] = waiting.size > maxWaiting ? waiting : []
    if (!oldest) return
    waiting.delete(oldest[0])
    logger.error(
      { viewer: oldest[1].viewer.id, subject: oldest[1].subject },
      'an access was not recorded in the access log',
    )
  }

  function schedule(delay = writeDelay): void {
    if (timer !== undefined || isStopped || waiting.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      void write()
    }, delay)
    timer.unref()
  }

  async function writeWaiting(): Promise<void> {
    // The reserve of a full disk is for people who sign in.
    if (reserve.isLow()) return schedule(retryDelay)
    if (waiting.size === 0) return
    const taken = waiting
    waiting = new Map()
    try {
      await database.write((tx) => writeAccesses(tx, [...taken.values()], now()))
    } catch (error) {
      const newer = waiting
      waiting = taken
      for (const access of newer.values()) add(access)
      logger.error({ err: error, waiting: waiting.size }, 'accesses could not be recorded yet and wait in memory')
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
  const isRecorded = ({ viewer, subject, firstAt }: Access): Promise<boolean> =>
    findRecorded(database.read, {
      ...{ viewer: viewer.id, type: subject.type, id: subject.id, hour: hourOf(firstAt) },
      since: continuesSince({ subject, firstAt }) ?? firstAt,
    }).then(
      (rows) => rows.length > 0,
      () => false,
    )

  return {
    record: async ({ performer, actor, client: { ip } }, accesses) => {
      const at = now().toISOString()
      const viewer = { id: actor.id, role: actor.role, name: performer.name, email: performer.email }
      let isNew = false
      for (const { way, type, ids } of accesses)
        for (const id of ids) {
          const access: Access = { way, viewer, subject: { type, id }, count: 1, ip, firstAt: at, lastAt: at }
          if (way === 'opened' && !isNew) isNew = !(await isRecorded(access))
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
        logger.error({ lost: waiting.size }, 'accesses were lost: the server stopped before they were recorded')
    },
  }
}
