import { type Database, migrateDatabase, openDatabase } from '@thodu/db'
import { pino } from 'pino'
import type { Config } from './config/config.ts'
import type { Deps } from './http/environment.ts'
import { createRateLimiter } from './http/rate-limiter.ts'

/** Opens and migrates the database and makes what every feature works with. @throws NewerDatabaseError */
export async function createDeps(config: Config, now: () => Date = () => new Date()): Promise<Deps> {
  const database: Database = openDatabase(config.databaseFile)
  await migrateDatabase(database)
  return {
    config,
    database,
    logger: pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }),
    limiter: createRateLimiter({ enabled: config.rateLimits, now }),
    now,
  }
}
