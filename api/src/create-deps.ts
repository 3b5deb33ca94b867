import { type Database, openDatabase } from '@thodu/db'
import { pino } from 'pino'
import { createPasswordHasher } from './accounts/password-hasher.ts'
import type { Config } from './config/config.ts'
import type { Deps } from './http/environment.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import { createMailTransport } from './mail/mail-transport.ts'
import { createMailer } from './mail/mailer.ts'
import { createDiskReserve } from './operations/disk-reserve.ts'
import { createMetrics } from './operations/metrics.ts'
import { upgradeDatabase } from './operations/upgrade-database.ts'

/** How long a line of the log may wait for others, in ms. */
const logDelay = 200
/** How many bytes of lines are written at once, unless they waited longer. */
const logBatch = 32 * 1024

/** pino's ISO time, written anew only when the millisecond is another. */
function createLogTime(): () => string {
  let ms = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== ms) {
      ms = now
      text = pino.stdTimeFunctions.isoTime()
    }
    return text
  }
}

/** Opens and migrates the database and makes what every feature works with. @throws NewerDatabaseError */
export async function createDeps(config: Config, now: () => Date = () => new Date()): Promise<Deps> {
  const logger = pino(
    { level: config.logLevel, base: null, timestamp: createLogTime() },
    // Written in the background, many lines at once; flushed when the process ends.
    pino.destination({ sync: false, minLength: logBatch, maxWrite: 2 * logBatch, periodicFlush: logDelay }),
  )
  const { upkeep, ...opened } = openDatabase(config.databaseFile, {
    report: (error) => logger.error({ err: error }, 'after a commit'),
  })
  await upgradeDatabase({ ...opened, upkeep }, config, now())
  const reserve = createDiskReserve(config)
  const database: Database = { ...opened, write: reserve.protect(opened.write) }
  return {
    config,
    database,
    logger,
    mailer: createMailer({ database, send: createMailTransport(config, logger), logger, now }),
    limiter: createRateLimiter({ enabled: config.rateLimits, now }),
    passwords: createPasswordHasher(),
    metrics: createMetrics(),
    reserve,
    now,
  }
}
