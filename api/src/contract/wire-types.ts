import type { AuditAction, AuditResourceType, AuditStatus } from './audit-actions.ts'
import type { CallbackWindow, CaretakerServiceType, ServiceType } from './catalogue.ts'
import type { FailureCode } from './failures.ts'
import type { callbackStatuses, documentStatuses, InquiryType, messageStatuses } from './requests.schema.ts'
import type { Role } from './roles.ts'
import type { UploadCategory } from './upload-categories.ts'

/** Answers of the API that are not bookings or users (contract, sections 4 to 6). Times ISO 8601 UTC. */
export type ApiError = { code: FailureCode; message: string; errors?: Record<string, string> }

/** `fileSize` in MB with two decimals (contract, section 8). */
export type DocumentRecord = {
  _id: string
  url: string
  name: string
  type: string
  category: UploadCategory | null
  fileSize: number
  status: (typeof documentStatuses)[number]
  reason: string | null
  uploadedAt: string
}
export type OwnedDocument = DocumentRecord & { owner: { _id: string; name: string; email: string } }

export type CallbackRequest = {
  _id: string
  serviceType: ServiceType
  serviceName: string
  selectedPackage: string
  packageName: string
  callbackData: { preferredTime: CallbackWindow; additionalNotes: string }
  status: (typeof callbackStatuses)[number]
  note: string | null
  timestamp: string
  createdAt: string
  updatedAt: string
}
export type CallbackInQueue = CallbackRequest & { user: { _id: string; name: string; email: string; phone: string } }

export type ContactMessage = {
  _id: string
  name: string
  email: string
  phone: string
  subject: string
  message: string
  inquiryType: InquiryType
  status: (typeof messageStatuses)[number]
  createdAt: string
}

export type ServiceSelection = {
  _id: string
  userId: string
  serviceType: ServiceType
  serviceName: string
  serviceDescription: string
  timestamp: string
  createdAt: string
}

export type Analytics = {
  bookingStats: { total: number; completed: number; active: number; averageCompletionRate: number }
  servicePreferences: Record<string, number>
  recentActivity: { type: string; timestamp: string }[]
}

export type BookingStats = {
  totalBookings: number
  pendingBookings: number
  confirmedBookings: number
  activeBookings: number
  completedBookings: number
  cancelledBookings: number
  /** Bookings of the last 7 days. */
  recentBookings: number
  /** One decimal, or null when nothing is rated. */
  averageRating: number | null
  serviceBreakdown: Record<string, number>
  /** Last 30 days (Asia/Kolkata), oldest first, for the chart. */
  bookingsPerDay: { day: string; count: number }[]
}

export type Caretaker = {
  _id: string
  name: string
  email: string
  phone: string
  serviceTypes: CaretakerServiceType[]
  available: boolean
  currentBooking: { _id: string; bookingId: string; patientName: string; status: string } | null
  completedBookings: number
  averageRating: number | null
  createdAt: string
}

export type UserRow = { _id: string; name: string; email: string; phone: string; role: Role; createdAt: string }

export type AuditChange = { field: string; from: unknown; to: unknown }
export type AuditLog = {
  _id: string
  action: AuditAction
  userName: string
  userEmail: string
  userRole: Role | 'visitor' | 'system'
  description: string
  resourceType: AuditResourceType
  resourceId: string | null
  status: AuditStatus
  timestamp: string
  ipAddress: string
  changes: AuditChange[]
}
export type AuditLogPage = { data: { logs: AuditLog[]; total: number; totalPages: number; page: number } }
export type AuditStats = {
  data: {
    totalLogs: number
    recentActivity: AuditLog[]
    topUsers: { userName: string; userEmail: string; count: number }[]
    actionStats: { action: AuditAction; count: number }[]
  }
}

/** GET /admin/backups. Sizes in bytes, rows by table as counted in the restored copy. */
export type BackupStatus = {
  /** The newest backup that was restored into a scratch folder and counted; null before the first. */
  lastProven: {
    bytes: number
    createdAt: string
    provenAt: string
    counts: Record<string, number>
    uploads: number
  } | null
  /** The failure after it, if there was one. */
  failure: { at: string; message: string } | null
}
