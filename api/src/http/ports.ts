import type { OutboxMailRow, Write } from '@thodu/db'
import type { accessSubjects } from '../contract/access/access.schema.ts'
import type { SettingsValues, StoredLogo } from '../contract/settings/settings.schema.ts'
import type { AuditEvent } from './audit-event.ts'
import type { Caller, Client } from './caller.ts'

/** Dependencies of every feature besides the database; created in create-deps.ts. */

/** A mail as a mail server receives it. */
export type MailToSend = Pick<
  OutboxMailRow,
  'id' | 'recipient' | 'subject' | 'text_body' | 'html_body' | 'headers' | 'created_at'
>

/** Sends the mails in the outbox (mail/mailer.ts). */
export type Mailer = {
  /** Sends one mail at once, without the outbox and without a retry. @throws the error of the mail server */
  sendNow: (mail: MailToSend) => Promise<void>
  /** Sends waiting mails soon, in the background. A commit that queued mail calls it. */
  wake: () => void
  /** Resolves when no due mail is left. */
  settle: () => Promise<void>
  /** Finishes the mails being sent, then stops; the others are sent after the next start. */
  stop: () => Promise<void>
}

/** Disk space that is released when the disk is full (operations/disk-reserve.ts). */
export type DiskReserve = {
  /** Creates the reserve. Only the server calls this; shell commands do not. */
  start: () => Promise<void>
  /** Whether the disk was found full and the reserve released: then only writes that sign-in needs are allowed. */
  isLow: () => boolean
  /** Repeats a failed write with the reserve released when the disk is full. */
  protect: (write: Write) => Write
  stop: () => void
}

/** Counts answered requests (operations/metrics.ts). */
export type Metrics = {
  /** Counts one answered request; `route` is the pattern, never the path. */
  observe: (method: string, route: string, status: number, seconds: number) => void
  /** Requests and process in the Prometheus text format. */
  render: () => string
}

/** A thing with personal data, for the access log. */
export type Subject = { type: (typeof accessSubjects)[number]; id: string }

/** Records who read whose data (access/access-log.ts). */
export type AccessLog = {
  /** Records that one thing was opened. Resolves once it is on disk; a failed write never fails the read. */
  opened: (caller: Caller, subject: Subject) => Promise<void>
  /** Records the things of an answered list. */
  listed: (caller: Caller, type: Subject['type'], ids: readonly string[]) => void
  /** Whether this id belongs to a closed family, which only the privacy screen opens (access/restriction.ts). */
  isRestricted: (id: string) => Promise<boolean>
  /** Records a refused read. */
  refused: (caller: Caller, subject: Subject) => void
  settle: () => Promise<void>
  stop: () => Promise<void>
}

/** A caretaker's place among suggestions: rank, points, and the version of the rule. */
export type Choice = {
  rank: number
  score: number
  version: number
  /** Reasons for the choice, as the family reads them (suggestions/family-reasons.ts). */
  reasons: readonly { code: string; values: Readonly<Record<string, string | number>> }[]
}

/** Settings that an admin edits in the browser. */
export type Settings = {
  /** The values in force (rule SET-1). */
  readonly values: SettingsValues
  /** The logo in force; null if the brand's mark is shown (rule SET-14). */
  readonly logo: StoredLogo | null
  /** Reads the values again. */
  refresh: () => Promise<void>
  /** The same after a save: never fails, and tries again later if the database cannot be read. */
  refreshAfterSave: () => Promise<void>
  /** Follows changes by other processes. @returns a function that stops it */
  follow: () => () => void
  /** Calls a listener after every change of the values. @returns a function that removes it */
  onChange: (listener: () => void) => () => void
}

/** The suggestions that the office was shown (suggestions/shown-suggestions.ts). */
export type ShownSuggestions = {
  /** Stores the suggestions shown to a viewer for a booking or a visit, best first. */
  keep: (viewerId: string, subjectId: string, ranked: readonly (Choice & { caretakerId: string })[]) => void
  /** The suggestions last shown to a viewer, by caretaker; undefined if none or too old. */
  find: (viewerId: string, subjectId: string) => ReadonlyMap<string, Choice> | undefined
}

export type Refusal = Omit<AuditEvent, 'status' | 'at'>

/** Adds refused changes to the audit log, or counts them (audit/refusal-log.ts). */
export type RefusalLog = {
  /** Records or counts a refused or failed change of a signed-in caller. */
  add: (refusal: Refusal) => Promise<void>
  /** Writes the counts whose hour is over, or `all` counts. */
  settle: (all?: boolean) => Promise<void>
  stop: () => Promise<void>
}

/** The types people may upload (rule FILE-2), detected from the bytes. */
export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** A received file, and the account whose turn is used for its examination. */
export type UnexaminedFile = {
  path: string
  /** An SVG is accepted only as a logo. */
  type: FileType | 'image/svg+xml'
  owner: string
  /** A face becomes a small square JPEG, a logo a small PNG; otherwise an image keeps its size. */
  shape?: 'face' | 'logo'
}

/** Examines received files in separate processes, with accounts taking turns (documents/examine/examiner.ts). */
export type Examiner = {
  /**
   * Inspects a PDF, or redraws an image so that no hidden content is left. It calls `spent` with the processor time in ms, also
   * after a failure.
   * @returns path of the file to store: the same, or a new one that replaces it
   * @throws ApiError 413 if too large to draw, 415 for another type or active content, 503 if too many wait
   */
  examine: (file: UnexaminedFile, spent: (ms: number) => Promise<void>) => Promise<string>
  stop: () => void
}

/**
 * Hashes and compares passwords, a few at a time (accounts/protection/password-hasher.ts).
 * @throws ApiError 503 if too many wait
 */
export type PasswordHasher = {
  hash: (password: string, from?: Client) => Promise<string>
  /** Compares a password; without a stored hash the result is false, after the same work. */
  verify: (stored: string | null | undefined, password: string, from?: Client) => Promise<boolean>
}

/** Personal data in an answer: opened individually, or listed. */
export type Seen = { way: 'opened' | 'listed'; type: Subject['type']; ids: readonly string[] }
