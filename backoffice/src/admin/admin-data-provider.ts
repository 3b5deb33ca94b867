import type { AccessEntry } from '@thodu/api/contract/access/access.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Caretaker, CaretakerDetails } from '@thodu/api/contract/caretakers/caretakers.schema'
import type { KnownCall } from '@thodu/api/contract/client/calls'
import type { CallArguments } from '@thodu/api/contract/client/client'
import type { OwnedDocument } from '@thodu/api/contract/documents/documents.schema'
import type { PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import type { CallbackInQueue, ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import type { UserRow } from '@thodu/api/contract/users/users.calls'
import { useMemo } from 'react'
import { type DataProvider, HttpError, useDataProvider, useGetList } from 'react-admin'
import { callApi, createDataProvider, sendTracked } from '../app/wire/http-client.ts'
import { POLL_EVERY } from '../app/wire/query-client.ts'
import { readToken } from '../app/wire/session.ts'

type WithId<Wire> = Wire & { id: string }
export type BookingRecord = WithId<Booking>
export type CaretakerRecord = WithId<Caretaker>
export type CaretakerPageRecord = CaretakerDetails
export type UserRecord = WithId<UserRow>
export type CallbackRecord = WithId<CallbackInQueue>
export type MessageRecord = WithId<ContactMessage>
export type PrivacyRequestRecord = WithId<PrivacyRequest>
export type AccessRecord = WithId<AccessEntry>
export type OwnedDocumentRecord = WithId<OwnedDocument>

export type SuggestionSubject = { bookingId: string } | { visitId: string }

/** The admin app's calls beside its lists (rule OFF-6). Each throws an HttpError with the server's message. */
const adminCalls = {
  call: callApi,
  /** Streams CSV, which may take minutes, so it is not a call of the contract with a JSON response. */
  exportAudit: (query: Record<string, string>) =>
    sendTracked(`/audit/export?${new URLSearchParams(query)}`, { timeout: 600_000 }),
}

type AdminDataProvider = DataProvider & typeof adminCalls
export const adminDataProvider: AdminDataProvider = { ...createDataProvider('admin'), ...adminCalls }

/**
 * Returns the response if the session is still valid. After a 401 react-admin returns `{ data: {} }`, which a dialog would take
 * for a success and delete its draft (rule OFF-37).
 * @throws HttpError 401 when the session has ended
 */
function refuseWhenEnded<Answer>(answer: Answer): Answer {
  if (readToken() === null) throw new HttpError('', 401)
  return answer
}

/** The admin's calls from inside a screen. When the session has ended, they redirect to the sign-in page and fail. */
export function useAdminData(): typeof adminCalls & Pick<DataProvider, 'getList'> {
  const provider = useDataProvider<AdminDataProvider>()
  return useMemo(
    () => ({
      getList: provider.getList,
      call: async <Call extends KnownCall>(name: Call, ...given: CallArguments<Call>) =>
        refuseWhenEnded(await provider.call(name, ...given)),
      exportAudit: async (query) => refuseWhenEnded(await provider.exportAudit(query)),
    }),
    [provider],
  )
}

const everybody = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
}

/** All caretakers by name, with their availability; every row shares them through the cache. */
export const useCaretakers = () => useGetList<CaretakerRecord>('caretakers', everybody, { refetchInterval: POLL_EVERY })
