import type { AccessEntry } from '@thodu/api/contract/access.schema'
import type { Booking } from '@thodu/api/contract/bookings.schema'
import type { PatientDetails } from '@thodu/api/contract/patient-details.schema'
import type { Role } from '@thodu/api/contract/roles'
import type {
  AuditLogPage,
  AuditStats,
  BackupStatus,
  BookingStats,
  CallbackInQueue,
  Caretaker,
  ContactMessage,
  Notice,
  OwnedDocument,
  UserRow,
} from '@thodu/api/contract/wire-types'
import { type DataProvider, useDataProvider, useGetList } from 'react-admin'
import { callApi, createDataProvider, sendTracked } from '../app/calls/http-client.ts'
import { POLL_EVERY } from '../app/calls/query-client.ts'

type WithId<Wire> = Wire & { id: string }
export type BookingRecord = WithId<Booking>
export type CaretakerRecord = WithId<Caretaker>
export type UserRecord = WithId<UserRow>
export type CallbackRecord = WithId<CallbackInQueue>
export type MessageRecord = WithId<ContactMessage>
export type AccessRecord = WithId<AccessEntry>
export type DocumentRecord = WithId<OwnedDocument>

const put = <Answer>(path: string, body: unknown) => callApi<Answer>(path, { method: 'PUT', body })
const segment = encodeURIComponent

/** The admin's calls beside the lists (rule OFF-6). Each throws react-admin's HttpError with the server's words. */
const adminCalls = {
  readBookingStats: () => callApi<BookingStats>('/admin/bookings/stats'),
  /** null takes the assignment back. */
  assignCaretaker: (bookingId: string, caretakerId: string | null) =>
    put<Booking>(`/admin/bookings/${segment(bookingId)}/status`, { assignedCaregiver: caretakerId }),
  cancelBooking: (bookingId: string, reason: string) =>
    put<Booking>(`/admin/bookings/${segment(bookingId)}/status`, { status: 'cancelled', reason }),
  correctPatient: (bookingId: string, patientDetails: PatientDetails) =>
    put<Booking>(`/admin/bookings/${segment(bookingId)}`, { patientDetails }),
  changeRole: (userId: string, role: Role) => put<UserRow>(`/admin/users/${segment(userId)}/role`, { role }),
  addCaretaker: (body: unknown) => callApi<Caretaker>('/admin/caretakers', { method: 'POST', body }),
  updateCallback: (id: string, body: { status: CallbackInQueue['status']; note?: string }) =>
    put<CallbackInQueue>(`/admin/callbacks/${segment(id)}`, body),
  updateMessage: (id: string, status: ContactMessage['status']) =>
    put<ContactMessage>(`/admin/messages/${segment(id)}`, { status }),
  decideDocument: (id: string, body: { status: 'verified' | 'rejected'; reason?: string }) =>
    put<OwnedDocument>(`/admin/documents/${segment(id)}/status`, body),
  /** A link to a file's bytes, good for 5 minutes (rule FILE-6). */
  linkFile: (id: string) => callApi<{ url: string }>(`/files/${segment(id)}/link`, { method: 'POST' }),
  readBackups: () => callApi<BackupStatus>('/admin/backups'),
  readNotices: () => callApi<Notice[]>('/admin/notices'),
  readAuditLogs: (query: URLSearchParams) => callApi<AuditLogPage>(`/audit/logs?${query}`),
  readAuditStats: (query: URLSearchParams) => callApi<AuditStats>(`/audit/stats?${query}`),
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
