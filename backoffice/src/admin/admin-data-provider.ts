import type {
  CallbackInQueue,
  Caretaker,
  CaretakerPage,
  ContactMessage,
  OwnedDocument,
  UserRow,
} from '@thodu/api/contract/calls/wire-types'
import type { PatientDetails } from '@thodu/api/contract/care/patient-detail-names'
import type { Role } from '@thodu/api/contract/people/roles'
import type { CreateCall } from '@thodu/api/contract/promises/calls.schema'
import type { CreateCommunication } from '@thodu/api/contract/promises/hand-off.schema'
import type { PromiseUpdate } from '@thodu/api/contract/promises/promises.schema'
import type { AccessEntry } from '@thodu/api/contract/schemas/access.schema'
import type { Booking, OfficeBooking } from '@thodu/api/contract/schemas/bookings.schema'
import type { BookingPreferences, UpdateProfile } from '@thodu/api/contract/schemas/matching/profiles.schema'
import { type DataProvider, useDataProvider, useGetList } from 'react-admin'
import { callApi, createDataProvider, sendTracked } from '../app/calls/http-client.ts'
import { POLL_EVERY } from '../app/calls/query-client.ts'

type WithId<Wire> = Wire & { id: string }
export type BookingRecord = WithId<Booking>
export type CaretakerRecord = WithId<Caretaker>
export type CaretakerPageRecord = CaretakerPage
export type UserRecord = WithId<UserRow>
export type CallbackRecord = WithId<CallbackInQueue>
export type MessageRecord = WithId<ContactMessage>
export type AccessRecord = WithId<AccessEntry>
export type DocumentRecord = WithId<OwnedDocument>

/** A booking, or one of its visits. */
export type SuggestionSubject = { bookingId: string } | { visitId: string }
type CaretakerChange = Partial<Pick<Caretaker, 'name' | 'phone' | 'serviceTypes' | 'active'>> & { note?: string }
type MessageChange = { status: ContactMessage['status']; note?: string }
type CallbackChange = { status: CallbackInQueue['status']; note?: string }
type Decision = { status: 'verified' | 'rejected'; reason?: string }

/** The admin's calls beside the lists (rule OFF-6). Each throws react-admin's HttpError with the server's words. */
const adminCalls = {
  /** Any call of the contract; screens that are loaded on demand name theirs beside themselves. */
  call: callApi,
  readBookingStats: () => callApi('GET /admin/bookings/stats'),
  /** null takes the assignment back. */
  assignCaretaker: (id: string, caretakerId: string | null) =>
    callApi('PUT /admin/bookings/{id}/status', { params: { id }, body: { assignedCaregiver: caretakerId } }),
  cancelBooking: (id: string, reason: string) =>
    callApi('PUT /admin/bookings/{id}/status', { params: { id }, body: { status: 'cancelled', reason } }),
  handOver: (id: string, body: { caretaker: string; reason: string; from: string }) =>
    callApi('POST /admin/bookings/{id}/handover', { params: { id }, body }),
  stepBack: (id: string, body: { reason: string; from: Booking['status'] }) =>
    callApi('POST /admin/bookings/{id}/step-back', { params: { id }, body }),
  undoBooking: (id: string) => callApi('POST /admin/bookings/{id}/undo', { params: { id } }),
  readCourse: (id: string) => callApi('GET /admin/bookings/{id}/course', { params: { id } }),
  correctPatient: (id: string, patientDetails: PatientDetails) =>
    callApi('PUT /admin/bookings/{id}', { params: { id }, body: { patientDetails } }),
  changeRole: (id: string, role: Role) => callApi('PUT /admin/users/{id}/role', { params: { id }, body: { role } }),
  addCaretaker: (body: unknown) => callApi('POST /admin/caretakers', { body }),
  readCaretaker: (id: string) => callApi('GET /admin/caretakers/{id}', { params: { id } }),
  updateCaretaker: (id: string, body: CaretakerChange) =>
    callApi('PUT /admin/caretakers/{id}', { params: { id }, body }),
  updateCallback: (id: string, body: CallbackChange) => callApi('PUT /admin/callbacks/{id}', { params: { id }, body }),
  updateMessage: (id: string, body: MessageChange) => callApi('PUT /admin/messages/{id}', { params: { id }, body }),
  /** Takes a request on or gives it back; `from` is whose it is on the screen. */
  changeOwner: (
    queue: 'callbacks' | 'messages',
    id: string,
    verb: 'claim' | 'release',
    from: string | undefined,
  ): Promise<unknown> =>
    callApi(`POST /admin/${queue}/{id}/${verb}`, { params: { id }, body: from === undefined ? {} : { from } }),
  undoRequest: (queue: 'callbacks' | 'messages', id: string): Promise<unknown> =>
    callApi(`POST /admin/${queue}/{id}/undo`, { params: { id } }),
  bookForCaller: (body: OfficeBooking, key: string) =>
    callApi('POST /admin/bookings', { body, headers: { 'Idempotency-Key': key } }),
  decideDocument: (id: string, body: Decision) => callApi('PUT /admin/documents/{id}/status', { params: { id }, body }),
  /** A link to a file's bytes, good for 5 minutes (rule FILE-6). */
  linkFile: (id: string) => callApi('POST /files/{id}/link', { params: { id } }),
  readHandOff: (id: string, query: Record<string, string>) =>
    callApi('GET /admin/bookings/{id}/hand-off', { params: { id }, query: new URLSearchParams(query) }),
  openMessage: (body: CreateCommunication) => callApi('POST /admin/communications', { body }),
  settleMessage: (id: string, state: 'sent' | 'not-sent') =>
    callApi('PUT /admin/communications/{id}', { params: { id }, body: { state } }),
  readCallSheet: () => callApi('GET /admin/call-sheet'),
  findCall: (phone: string) => callApi('POST /admin/call-sheet/find', { body: { phone } }),
  claimCall: (key: string) => callApi('POST /admin/call-sheet/{key}/claim', { params: { key } }),
  releaseCall: (key: string) => callApi('POST /admin/call-sheet/{key}/release', { params: { key } }),
  logCall: (body: CreateCall) => callApi('POST /admin/calls', { body }),
  changePromise: (id: string, body: PromiseUpdate) => callApi('PUT /admin/promises/{id}', { params: { id }, body }),
  readWaiting: () => callApi('GET /admin/waiting'),
  findAnything: (q: string) => callApi('GET /admin/find', { query: new URLSearchParams({ q }) }),
  readFamily: (id: string) => callApi('GET /admin/families/{id}', { params: { id } }),
  addFamilyEmail: (id: string, email: string) =>
    callApi('PUT /admin/families/{id}/email', { params: { id }, body: { email } }),
  addFamilyNote: (id: string, note: string) =>
    callApi('POST /admin/families/{id}/notes', { params: { id }, body: { note } }),
  /** Who could be sent (rule MATCH-4), for a booking or to one of its visits. */
  readSuggestions: (subject: SuggestionSubject) =>
    'visitId' in subject
      ? callApi('GET /admin/visits/{id}/suggestions', { params: { id: subject.visitId } })
      : callApi('GET /admin/bookings/{id}/suggestions', { params: { id: subject.bookingId } }),
  savePreferences: (id: string, body: BookingPreferences) =>
    callApi('PUT /admin/bookings/{id}/preferences', { params: { id }, body }),
  saveProfile: (id: string, body: UpdateProfile) =>
    callApi('PUT /admin/caretakers/{id}/profile', { params: { id }, body }),
  addBlock: (id: string, body: { caretaker: string; reason: string }) =>
    callApi('POST /admin/families/{id}/blocks', { params: { id }, body }),
  removeBlock: (id: string, caretaker: string) =>
    callApi('DELETE /admin/families/{id}/blocks/{caretaker}', { params: { id, caretaker } }),
  readBackups: () => callApi('GET /admin/backups'),
  readEmergencySheet: () => callApi('GET /admin/emergency-sheet'),
  readNotices: () => callApi('GET /admin/notices'),
  readAuditLogs: (query: URLSearchParams) => callApi('GET /audit/logs', { query }),
  readAuditStats: (query: URLSearchParams) => callApi('GET /audit/stats', { query }),
  exportAudit: (query: URLSearchParams) => sendTracked(`/audit/export?${query}`, { timeout: 600_000 }),
}

type AdminDataProvider = DataProvider & typeof adminCalls
export const adminDataProvider: AdminDataProvider = { ...createDataProvider('admin'), ...adminCalls }

/** The admin's calls from inside a screen; a session that ended leads to the sign-in page. */
export const useAdminData = (): AdminDataProvider => useDataProvider<AdminDataProvider>()

const everybody = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
}

/** All caretakers by name, with who is free; shared by every row through the cache. */
export const useCaretakers = () => useGetList<CaretakerRecord>('caretakers', everybody, { refetchInterval: POLL_EVERY })
