import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@thodu/db'
import { createPasswordHasher } from './accounts/protection/password-hasher.ts'
import { createRefusalLog } from './audit/refusal-log.ts'
import type { Config } from './config/config.ts'
import { createLogger } from './create-logger.ts'
import { createExaminer } from './documents/examine/examiner.ts'
import type { Deps } from './http/environment.ts'
import { createLimitKeeper } from './http/limits/limit-keeper.ts'
import { createRateLimiter, createSharedLimiter } from './http/limits/rate-limiter.ts'
import { createSharedHits } from './http/limits/shared-hits.ts'
import { createNotices } from './http/notices.ts'
import { createMailTransport } from './mail/mail-transport.ts'
import { createMailer } from './mail/mailer.ts'
import { upgradeDatabase } from './operations/backups/upgrade-database.ts'
import { createDiskReserve, noReserve } from './operations/disk-reserve.ts'
import { createMetrics } from './operations/metrics.ts'
import { restrictDatabaseFiles } from './operations/private-files.ts'
import { createAccessLog } from './privacy/access-log/access-log.ts'
import { openSettings, withSettings } from './settings/effective-settings.ts'
import { openUploads } from './storage/open-store.ts'
import { createShownSuggestions } from './suggestions/shown-suggestions.ts'

/** Opens and migrates the database and creates the services of every feature. @throws NewerDatabaseError */
export async function createDeps(
  config: Config,
  now: () => Date = () => new Date(),
  passwords = createPasswordHasher(),
): Promise<Deps> {
  const isFile = config.databaseAddress === undefined
  const isPrivate = !isFile || restrictDatabaseFiles(config.databaseFile)
  const logger = createLogger(config)
  if (!isPrivate) logger.warn('other users of this machine can read the database file')
  const { upkeep, ...opened } = openDatabase(config.database, {
    report: (error) => logger.error({ err: error }, 'an action after a commit failed'),
  })
  try {
    await upkeep.check()
    await upgradeDatabase({ ...opened, upkeep }, config, now())
  } catch (error) {
    await opened.close()
    throw error
  }
  const reserve = isFile ? createDiskReserve(config, logger) : noReserve
  const database: Database = { ...opened, write: reserve.protect(opened.write) }
  const { secret, rateLimits: enabled } = config
  const processName = randomUUID()
  const limiter = database.isShared
    ? createSharedLimiter({ enabled, now, hits: createSharedHits({ database, secret }) })
    : createRateLimiter({ enabled, now, keeper: createLimitKeeper({ database, secret, logger, now }) })
  await limiter.restore()
  const settings = await openSettings({ database, defaults: config.settingsDefaults, logger })
  const effective = withSettings(config, settings)
  return {
    config: effective,
    settings,
    database,
    processName,
    logger,
    mailer: createMailer({ database, processName, send: createMailTransport(effective, logger), logger, now }),
    limiter,
    passwords,
    metrics: createMetrics(),
    notices: createNotices(logger, now),
    reserve,
    uploads: openUploads(config.uploads),
    examiner: createExaminer(),
    accessLog: createAccessLog({ database, reserve, logger, now }),
    refusals: createRefusalLog({ database, logger, now }),
    shownSuggestions: createShownSuggestions(now),
    now,
  }
}
