import { type ServiceType, serviceTypes } from '@thodu/api/contract/care/service-types'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import { SERVICE_TYPE_KEY } from '@thodu/api/contract/people/session-keys'
import { readCachedUser } from '../session/session-store.ts'
import { type Draft, dropDraft, emptyDraft, readDraft, writeDraft } from './draft-store.ts'

const asServiceType = (value: string | null): ServiceType | undefined => serviceTypes.find((type) => type === value)

/**
 * The chosen service: from `?service=`, which is then kept, or from the last choice in this tab, or in any (rule
 * JRN-2). Of this tab first, so that a choice in another one does not lead this one astray.
 */
export function readChosenService(): ServiceType | undefined {
  const asked = asServiceType(new URLSearchParams(location.search).get('service'))
  if (asked) keepChosenService(asked)
  const service = peekChosenService()
  if (service) sessionStorage.setItem(SERVICE_TYPE_KEY, service)
  return service
}

/** The last choice in this tab, or in any, where it is only shown. */
export const peekChosenService = (): ServiceType | undefined =>
  asServiceType(sessionStorage.getItem(SERVICE_TYPE_KEY)) ?? asServiceType(localStorage.getItem(SERVICE_TYPE_KEY))

/** Keeps the choice for this tab, and for those that are opened later. */
export function keepChosenService(service: ServiceType): void {
  for (const storage of [sessionStorage, localStorage]) storage.setItem(SERVICE_TYPE_KEY, service)
}

export const loadDraft = (accountId: string, service: ServiceType): Draft | undefined =>
  readDraft(localStorage, accountId, service, Date.now())

/** Merges changes into the draft, unless this account has signed out or another one has signed in meanwhile. */
export function updateDraft(accountId: string, service: ServiceType, changes: Partial<Draft>): boolean {
  if (readCachedUser()?._id !== accountId) return false
  const draft = { ...(loadDraft(accountId, service) ?? emptyDraft), ...changes }
  return writeDraft(localStorage, accountId, service, draft, Date.now())
}

/** The booking or callback is with the team: the draft and the choice of service go (rule JRN-3). */
export function clearDraft(accountId: string, service: ServiceType): void {
  dropDraft(localStorage, accountId, service)
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(SERVICE_TYPE_KEY)
}

/** The draft's booking key, made when the packages are first shown. */
export function keepBookingKey(accountId: string, service: ServiceType): string {
  const key = loadDraft(accountId, service)?.bookingKey ?? randomUuid()
  updateDraft(accountId, service, { bookingKey: key })
  return key
}

/** The key has made a booking already, with other details: the draft, if it is still there, may book anew. */
export function renewBookingKey(accountId: string, service: ServiceType): void {
  if (loadDraft(accountId, service)) updateDraft(accountId, service, { bookingKey: randomUuid() })
}
