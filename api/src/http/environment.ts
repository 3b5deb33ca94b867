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

/** What every feature works with; made once at start (create-deps.ts). */
export type Deps = {
  /** Environment, files and, for what the settings in the browser cover, their values in force. */
  config: Config
  settings: Settings
  database: Database
  /** This process, among those on one database. */
  processName: string
  logger: Logger
  limiter: RateLimiter
  passwords: PasswordHasher
  mailer: Mailer
  metrics: Metrics
  /** What the people who run this should look at; shown in /admin. */
  notices: Notices
  reserve: DiskReserve
  /** The store of uploaded files (storage/object-store.ts). */
  uploads: ObjectStore
  /** Judges uploads before they are kept. */
  examiner: Examiner
  /** Who looked at whose data. */
  accessLog: AccessLog
  /** Refused changes on their way into the audit log. */
  refusals: RefusalLog
  /** What the office was shown before it chose. */
  shownSuggestions: ShownSuggestions
  /** The clock, so that tests can move it. */
  now: () => Date
}

/** Hono's types for this API: what middlewares put into the context of a request. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    ip: string
    actor: Actor | undefined
    /** Somebody who may do nothing but set up a second step: never an actor, unless the route says so (rule ACC-37). */
    restricted: Actor | undefined
    limiter: RateLimiter
    accessLog: AccessLog
    /** Whose data this answer holds, where the route alone cannot tell (answers/sees.ts). */
    /** The rows that the answer was made of (`AnswerFrom`). */
    source: unknown
    /** Names the event of this request for the audit log where the route alone cannot tell. */
    auditEvent: Partial<AuditEvent> | undefined
  }
}
