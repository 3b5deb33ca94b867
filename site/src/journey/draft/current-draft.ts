import { type ServiceType, serviceTypes } from '@thodu/api/contract/care/service-types'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import { SERVICE_TYPE_KEY } from '@thodu/api/contract/people/session-keys'
import { readCachedUser } from '../session/session-store.ts'
import { type Draft, dropDraft, emptyDraft, readDraft, writeDraft } from './draft-store.ts'

const asServiceType = (value: string | null): ServiceType | undefined => serviceTypes.find((type) => type === value)

/**
 * Returns the service of `?service=` and stores it, else the last choice of this tab, else of any tab (rule JRN-2). This tab
 * comes first, so that a choice in another tab does not change its booking.
 */
export function readChosenService(): ServiceType | undefined {
  const asked = asServiceType(new URLSearchParams(location.search).get('service'))
  if (asked) storeChosenService(asked)
  const service = peekChosenService()
  if (service) sessionStorage.setItem(SERVICE_TYPE_KEY, service)
  return service
}

/** Like `readChosenService`, without reading the address or storing anything. */
export const peekChosenService = (): ServiceType | undefined =>
  asServiceType(sessionStorage.getItem(SERVICE_TYPE_KEY)) ?? asServiceType(localStorage.getItem(SERVICE_TYPE_KEY))

export function storeChosenService(service: ServiceType): void {
  for (const storage of [sessionStorage, localStorage]) storage.setItem(SERVICE_TYPE_KEY, service)
}

export const loadDraft = (accountId: string, service: ServiceType): Draft | undefined =>
  readDraft(localStorage, accountId, service, Date.now())

/**
 * Merges changes into the draft, unless the account has signed out or another account has signed in.
 * @returns whether the draft was stored
 */
export function updateDraft(accountId: string, service: ServiceType, changes: Partial<Draft>): boolean {
  if (readCachedUser()?._id !== accountId) return false
  const draft = { ...(loadDraft(accountId, service) ?? emptyDraft), ...changes }
  return writeDraft(localStorage, accountId, service, draft, Date.now())
}

/** Deletes the draft and the choice of service once the booking or callback request is sent (rule JRN-3). */
export function clearDraft(accountId: string, service: ServiceType): void {
  dropDraft(localStorage, accountId, service)
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(SERVICE_TYPE_KEY)
}

/** Returns the draft's booking key; creates it when the packages are first shown. */
export function storeBookingKey(accountId: string, service: ServiceType): string {
  const key = loadDraft(accountId, service)?.bookingKey ?? randomUuid()
  updateDraft(accountId, service, { bookingKey: key })
  return key
}

/** Replaces the draft's booking key after the old key has created a booking with other details. */
export function renewBookingKey(accountId: string, service: ServiceType): void {
  if (loadDraft(accountId, service)) updateDraft(accountId, service, { bookingKey: randomUuid() })
}
