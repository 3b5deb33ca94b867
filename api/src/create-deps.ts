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

/** Opens and migrates the database and makes what every feature works with. @throws NewerDatabaseError */
export async function createDeps(config: Config, now: () => Date = () => new Date()): Promise<Deps> {
  const opened: Database = openDatabase(config.databaseFile)
  await upgradeDatabase(opened, config, now())
  const reserve = createDiskReserve(config)
  const database: Database = { ...opened, write: reserve.protect(opened.write) }
  const logger = pino(
    { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    // Written in the background, many lines at once; flushed when the process ends.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: logDelay }),
  )
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
