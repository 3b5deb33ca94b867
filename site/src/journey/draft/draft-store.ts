import type { ServiceType } from '@thodu/api/contract/care/service-types'
import type { UploadCategory } from '@thodu/api/contract/care/upload-categories'
import { dayMs } from '@thodu/api/contract/day-span'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { DRAFT_PREFIX, draftKey } from '@thodu/api/contract/people/session-keys'

export type DraftFile = Pick<DocumentRecord, '_id' | 'url' | 'name' | 'type' | 'fileSize'>
export type DraftFiles = Partial<Record<UploadCategory, DraftFile[]>>
export type CallbackDraft = {
  preferredTime?: string
  additionalNotes?: string
  /** Time of the first attempt to send. A retry sends the same time, so that the server recognises the same request. */
  askedAt?: string
}

export type ContactPhoneDraft = { whom?: 'me' | 'home'; phone?: string }

/** A customer's entries for one service, stored on this device only while signed in (drafts contain health details). */
export type Draft = {
  details: Record<string, string>
  files: DraftFiles
  agreedToTerms: boolean
  /** The agreed version of the privacy notice, and for whom. */
  agreedNotice?: string
  onBehalf?: string
  packageId?: string
  /** One key for the life of the draft, so that no retry, reload or second tab can book twice. */
  bookingKey?: string
  callback?: CallbackDraft
  call?: ContactPhoneDraft
}
type StoredDraft = Draft & { savedAt: number }

const maxAgeMs = 7 * dayMs

export const emptyDraft: Draft = { details: {}, files: {}, agreedToTerms: false }

function parseStored(raw: string | null): StoredDraft | undefined {
  try {
    const draft = JSON.parse(raw ?? 'null') as Partial<StoredDraft> | null
    return draft && typeof draft.savedAt === 'number' && draft.details && draft.files
      ? (draft as StoredDraft)
      : undefined
  } catch {
    return undefined
  }
}

export function dropExpiredDrafts(storage: Storage, now: number): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(DRAFT_PREFIX)) continue
    const draft = parseStored(storage.getItem(key))
    if (!draft || now - draft.savedAt > maxAgeMs) storage.removeItem(key)
  }
}

/** Returns the draft of one account and service; undefined when there is none or it is older than 7 days. */
export function readDraft(storage: Storage, accountId: string, service: ServiceType, now: number): Draft | undefined {
  dropExpiredDrafts(storage, now)
  const stored = parseStored(storage.getItem(draftKey(accountId, service)))
  if (!stored) return undefined
  const { savedAt: _, ...draft } = stored
  return draft
}

/** Stores a draft. @returns false when the browser's storage is full or blocked */
export function writeDraft(
  storage: Storage,
  accountId: string,
  service: ServiceType,
  draft: Draft,
  now: number,
): boolean {
  try {
    storage.setItem(draftKey(accountId, service), JSON.stringify({ ...draft, savedAt: now } satisfies StoredDraft))
    return true
  } catch {
    return false
  }
}

export const dropDraft = (storage: Storage, accountId: string, service: ServiceType): void =>
  storage.removeItem(draftKey(accountId, service))
