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
  Settings,
  ShownSuggestions,
} from './ports.ts'

/** Dependencies of every feature; created once at start (create-deps.ts). */
export type Deps = {
  /** Configuration from environment and files, with the browser's settings applied. */
  config: Config
  settings: Settings
  database: Database
  /** Distinguishes this process from others on the same database. */
  processName: string
  logger: Logger
  limiter: RateLimiter
  passwords: PasswordHasher
  mailer: Mailer
  metrics: Metrics
  /** Problems for the operators, shown in /admin. */
  notices: Notices
  reserve: DiskReserve
  /** The store of uploaded files (storage/object-store.ts). */
  uploads: ObjectStore
  /** Checks uploads before they are stored. */
  examiner: Examiner
  accessLog: AccessLog
  /** Collects refused changes for the audit log. */
  refusals: RefusalLog
  /** The suggestions that the office saw before its choice. */
  shownSuggestions: ShownSuggestions
  /** The clock; tests can move it. */
  now: () => Date
}

/** Hono's types for this API, including the variables that middlewares set. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    ip: string
    actor: Actor | undefined
    /** A session that may only set up a second factor. It becomes the actor only if the route allows it (rule ACC-37). */
    restricted: Actor | undefined
    limiter: RateLimiter
    accessLog: AccessLog
    /** The rows that the answer was made of (`AnswerFrom`). */
    source: unknown
    /** Details for the audit log that the route's declaration does not know. */
    auditEvent: Partial<AuditEvent> | undefined
  }
}
