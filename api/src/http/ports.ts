import type { OutboxMailRow, Write } from '@thodu/db'
import type { accessSubjects } from '../contract/access/access.schema.ts'
import type { SettingsValues, StoredLogo } from '../contract/settings/settings.schema.ts'
import type { AuditEvent } from './audit-event.ts'
import type { Caller, Client } from './caller.ts'

/** A mail as a mail server receives it. */

export type MailToSend = Pick<
  OutboxMailRow,
  'id' | 'recipient' | 'subject' | 'text_body' | 'html_body' | 'headers' | 'created_at'
>

/** Sends the mails in the outbox (mail/mailer.ts). */
export type Mailer = {
  /** Sends one mail without the outbox and without a retry. @throws the error of the mail server */
  sendNow: (mail: MailToSend) => Promise<void>
  /** Sends waiting mails soon; a commit that queued mail calls it. */
  wake: () => void
  /** Resolves when no due mail is left. */
  settle: () => Promise<void>
  /** Finishes the mails being sent; the others wait for the next start. */
  stop: () => Promise<void>
}

/** Disk space that is released when the disk is full (operations/disk-reserve.ts). */
export type DiskReserve = {
  /** Only the server calls this, not the shell commands. */
  start: () => Promise<void>
  /** True after the disk was full: then only sign-in may write. */
  isLow: () => boolean
  /** Repeats a failed write with the reserve released. */
  protect: (write: Write) => Write
  stop: () => void
}

/** Counts answered requests (operations/metrics.ts). */
export type Metrics = {
  /** `route` is the pattern, never the path. */
  observe: (method: string, route: string, status: number, seconds: number) => void
  /** Returns the Prometheus text format. */
  render: () => string
}

/** A thing with personal data, in the access log. */
export type Subject = { type: (typeof accessSubjects)[number]; id: string }

/** Records who read whose data (access/access-log.ts). */
export type AccessLog = {
  /** Resolves once an hour's first opening is on disk, at once for the others; never fails a read. */
  record: (caller: Caller, accesses: readonly RecordedAccess[]) => Promise<void>
  /** Returns whether the id belongs to a closed family (privacy/access-log/access-log.ts). */
  isRestricted: (id: string) => Promise<boolean>
  settle: () => Promise<void>
  stop: () => Promise<void>
}

/** A caretaker's place among suggestions; `version` is that of the rule. */
export type Choice = {
  rank: number
  score: number
  version: number
  /** The family reads these reasons (suggestions/family-reasons.ts). */
  reasons: readonly { code: string; values: Readonly<Record<string, string | number>> }[]
}

/** Settings that an admin edits in the browser (rule SET-1). */
export type SettingsStore = {
  readonly values: SettingsValues
  /** Null means that pages show the brand's mark (rule SET-14). */
  readonly logo: StoredLogo | null
  /** Whether a family has rated care; then pages no longer show the advertised rating (rule CAT-10). */
  readonly hasRatings: boolean
  refresh: () => Promise<void>
  /** Works like `refresh`, but never fails and tries again later. */
  refreshAfterSave: () => Promise<void>
  /** Follows changes by other processes. @returns a function that stops it */
  follow: () => () => void
  /** Adds a listener. @returns a function that removes it */
  onChange: (listener: () => void) => () => void
}

/** The suggestions shown to the office (suggestions/shown-suggestions.ts). */
export type ShownSuggestions = {
  keep: (viewerId: string, subjectId: string, places: ReadonlyMap<string, Choice>) => void
  /** Returns suggestions by caretaker, or undefined if none were shown, or too long ago. */
  find: (viewerId: string, subjectId: string) => ReadonlyMap<string, Choice> | undefined
}

export type Refusal = Omit<AuditEvent, 'status' | 'at'>

/** Adds refused changes to the audit log (audit/refusal-log.ts). */
export type RefusalLog = {
  add: (refusal: Refusal) => Promise<void>
  /** Writes the counts whose hour is over, or `all` counts. */
  settle: (all?: boolean) => Promise<void>
  stop: () => Promise<void>
}

/** People may upload these types (rule FILE-2), detected by content. */
export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** The examination counts towards the turns of the account `owner`. */
export type UnexaminedFile = {
  path: string
  /** An SVG can only be a logo. */
  type: FileType | 'image/svg+xml'
  owner: string
  /** A face becomes a small square JPEG, a logo a small PNG; other images keep their size. */
  shape?: 'face' | 'logo'
}

/** Examines files in separate processes, with accounts taking turns (documents/examine/examiner.ts). */
export type Examiner = {
  /**
   * Rewrites a PDF or redraws an image, so that hidden content is gone. `spent` receives the processor time in ms, also after a
   * failure.
   * @returns path of the file to store: a new one, which replaces the given one
   * @throws ApiError 413 if too large to draw, 415 for another type or active content, 503 if too many wait
   */
  examine: (file: UnexaminedFile, spent: (ms: number) => Promise<void>) => Promise<string>
  stop: () => void
}

/** Hashes a few passwords at a time (accounts/protection/password-hasher.ts). @throws ApiError 503 if too many wait */
export type PasswordHasher = {
  hash: (password: string, from?: Client) => Promise<string>
  /** Returns false without a stored hash, after the same work. */
  verify: (stored: string | null | undefined, password: string, from?: Client) => Promise<boolean>
}

export type RecordedAccess = { way: 'opened' | 'listed' | 'refused'; type: Subject['type']; ids: readonly string[] }
