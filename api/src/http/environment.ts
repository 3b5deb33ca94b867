import type { HttpBindings } from '@hono/node-server'
import type { Database } from '@thodu/db'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import type { Actor } from './actor.ts'
import type { AuditEvent } from './audit-event.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { Notices } from './notices.ts'
import type {
  AccessLog,
  DiskReserve,
  Examiner,
  Mailer,
  Metrics,
  PasswordHasher,
  RefusalLog,
  SettingsStore,
  ShownSuggestions,
} from './ports.ts'

/** The dependencies of every feature, created at start (create-deps.ts). */
export type Deps = {
  /** The settings from the browser replace values from environment and files. */
  config: Config
  settings: SettingsStore
  database: Database
  /** Processes on one database have different names. */
  processName: string
  logger: Logger
  limiter: RateLimiter
  passwords: PasswordHasher
  mailer: Mailer
  metrics: Metrics
  notices: Notices
  reserve: DiskReserve
  uploads: ObjectStore
  examiner: Examiner
  accessLog: AccessLog
  refusals: RefusalLog
  shownSuggestions: ShownSuggestions
  now: () => Date
}

/** The variables that middlewares set. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    ip: string
    actor: Actor | undefined
    /** A session that must set up a second factor; it becomes the actor only on routes that allow it (rule ACC-37). */
    restricted: Actor | undefined
    limiter: RateLimiter
    accessLog: AccessLog
    /** Lists that a read of the team may answer in any length; undefined for every other call. */
    wholeLists: readonly string[] | undefined
    /** Details for the audit log that the route's declaration does not contain. */
    auditEvent: Partial<AuditEvent> | undefined
  }
}
