import type { OutboxMailRow, Write } from '@thodu/db'
import type { accessSubjects } from '../contract/access/access.schema.ts'
import type { SettingsValues, StoredLogo } from '../contract/settings/settings.schema.ts'
import type { AuditEvent } from './audit-event.ts'
import type { Caller, Client } from './caller.ts'

/** What every feature may lean on besides the database: declared here, made in create-deps.ts. */

/** A mail as it is handed to a mail server. */
export type MailToSend = Pick<
  OutboxMailRow,
  'id' | 'recipient' | 'subject' | 'text_body' | 'html_body' | 'headers' | 'created_at'
>

/** Sends the mails that wait in the outbox (mail/mailer.ts). */
export type Mailer = {
  /** Sends one mail at once, without the outbox, and tries once only. @throws the error of the mail server */
  sendNow: (mail: MailToSend) => Promise<void>
  /** Sends what waits, soon and in the background. A commit that queued mail does it by itself. */
  wake: () => void
  /** Resolves when nothing that is due is left to send. */
  settle: () => Promise<void>
  /** Lets mails on their way finish, then sends no more; what waits is sent after the next start. */
  stop: () => Promise<void>
}

/** Room on the disk that is given away when it is full (operations/disk-reserve.ts). */
export type DiskReserve = {
  /** Sets the reserve aside; the server does this, commands beside it do not. */
  start: () => Promise<void>
  /** Whether the disk was found full and the reserve given away: only what people need to get in may write now. */
  isLow: () => boolean
  /** Writes once more with the reserve given away when the disk is full. */
  protect: (write: Write) => Write
  stop: () => void
}

/** Counts what was answered (operations/metrics.ts). */
export type Metrics = {
  /** Counts one answered request; `route` is the pattern, never the path. */
  observe: (method: string, route: string, status: number, seconds: number) => void
  /** Requests and process in the Prometheus text format. */
  render: () => string
}

/** Something that somebody's data stands in, for the access log. */
export type Subject = { type: (typeof accessSubjects)[number]; id: string }

/** Writes down who looked at whose data (access/access-log.ts). */
export type AccessLog = {
  /** Details or bytes of one thing were asked for. Resolves once the disk has it; never fails a read (see below). */
  opened: (caller: Caller, subject: Subject) => Promise<void>
  /** Things whose data stood in a list that was answered. */
  listed: (caller: Caller, type: Subject['type'], ids: readonly string[]) => void
  /** Whether this id is of a family that nobody but the privacy desk opens (access/restriction.ts). */
  isRestricted: (id: string) => Promise<boolean>
  /** A read that was refused. */
  refused: (caller: Caller, subject: Subject) => void
  /** Writes what waits. */
  settle: () => Promise<void>
  stop: () => Promise<void>
}

/** Where somebody stood among suggestions: place, points, and the version of the rule. */
export type Choice = {
  rank: number
  score: number
  version: number
  /** What speaks for who was chosen, as the family is told it (suggestions/family-reasons.ts). */
  reasons: readonly { code: string; values: Readonly<Record<string, string | number>> }[]
}

/** Which suggestions the office was shown (suggestions/shown-suggestions.ts). */
export type Settings = {
  /** The values in force (rule SET-1). */
  readonly values: SettingsValues
  /** The logo that the values name; null where the mark of the brand is shown (rule SET-14). */
  readonly logo: StoredLogo | null
  /** Reads them anew. */
  refresh: () => Promise<void>
  /** The same after a stored change: never fails, and tries again later where the database cannot be read. */
  refreshAfterSave: () => Promise<void>
  /** Follows what other processes change, where there are any. @returns what ends that */
  follow: () => () => void
  /** Calls a listener after every change of the values. @returns what ends that */
  onChange: (listener: () => void) => () => void
}

export type ShownSuggestions = {
  /** Somebody is shown these for a booking or a visit, the best first. */
  keep: (viewerId: string, subjectId: string, ranked: readonly (Choice & { caretakerId: string })[]) => void
  /** Those that somebody was shown last, by caretaker; undefined where it is none, or too long ago. */
  find: (viewerId: string, subjectId: string) => ReadonlyMap<string, Choice> | undefined
}

/** Writes refused changes of signed-in people into the audit log, or counts them (audit/refusal-log.ts). */
export type Refusal = Omit<AuditEvent, 'status' | 'at'>

export type RefusalLog = {
  /** Writes a refused or failed change of somebody signed in, or counts it. */
  add: (refusal: Refusal) => Promise<void>
  /** Writes the counts whose hour is over; `all` those that go on as well. */
  settle: (all?: boolean) => Promise<void>
  stop: () => Promise<void>
}

/** The types people may upload (rule FILE-2), by what the bytes say. */
export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** A received file, and the account whose turn it is examined in. */
export type UnexaminedFile = {
  path: string
  /** An SVG can only be a logo. */
  type: FileType | 'image/svg+xml'
  owner: string
  /** A face becomes a small square JPEG, a logo a small PNG; without a shape an image stays as large as it is. */
  shape?: 'face' | 'logo'
}

/** Examines received files in processes of their own, accounts in turn (documents/examine/examiner.ts). */
export type Examiner = {
  /**
   * A PDF is inspected, an image drawn anew, so that nothing it hid is left. `spent` is told what it took of the processor, in
   * ms, whatever comes out.
   * @returns path of the file to keep: the same, or a new one in place of the old, which is removed
   * @throws ApiError 413 too large to draw, 415 no such file or one with active contents, 503 too many wait
   */
  examine: (file: UnexaminedFile, spent: (ms: number) => Promise<void>) => Promise<string>
  /** Ends whatever is being examined, and examines no more. */
  stop: () => void
}

/** Hashes and compares passwords, a few at a time (accounts/protection/password-hasher.ts). @throws ApiError 503 when too many wait */
export type PasswordHasher = {
  hash: (password: string, from?: Client) => Promise<string>
  /** Whether the password is right; without a stored hash it is wrong, after the same work. */
  verify: (stored: string | null | undefined, password: string, from?: Client) => Promise<boolean>
}

/** Somebody's data that an answer holds: opened by itself, or among others. */
export type Seen = { way: 'opened' | 'listed'; type: Subject['type']; ids: readonly string[] }
