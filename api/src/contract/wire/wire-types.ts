import type { z } from 'zod'
import type * as operations from '../operations/operations.schema.ts'
import type * as visits from '../visits/visits.schema.ts'
import type * as answer from './answers.schema.ts'
import type { FailureCode } from './failures.ts'

/** Types of what the API answers beside bookings and users: each comes from its schema (answers.schema.ts, operations.schema.ts). */
export type ApiError = { code: FailureCode; message: string; errors?: Record<string, string>; details?: unknown }
export type DocumentRecord = z.output<typeof answer.documentSchema>
export type OwnedDocument = z.output<typeof answer.ownedDocumentSchema>
export type BookingCourse = z.output<typeof answer.bookingCourseSchema>
export type CallbackRequest = z.output<typeof answer.callbackSchema>
export type CallbackInQueue = z.output<typeof answer.queuedCallbackSchema>
export type ContactMessage = z.output<typeof answer.contactMessageSchema>
export type ServiceSelection = z.output<typeof answer.savedSelectionSchema>
export type Analytics = z.output<typeof answer.analyticsSchema>
export type JobStats = z.output<typeof answer.jobStatsSchema>
export type BookingStats = z.output<typeof answer.bookingStatsSchema>
export type Caretaker = z.output<typeof answer.caretakerSchema>
export type CaretakerPage = z.output<typeof answer.caretakerPageSchema>
export type UserRow = z.output<typeof answer.userRowSchema>
export type AuditChange = z.output<typeof operations.auditChangeSchema>
export type AuditLog = z.output<typeof operations.auditLogSchema>
export type AuditLogPage = z.output<typeof operations.auditLogPageSchema>
export type AuditStats = z.output<typeof operations.auditStatsSchema>
export type BackupStatus = z.output<typeof operations.backupStatusSchema>
export type Notice = z.output<typeof operations.noticeSchema>

export type Visit = z.output<typeof visits.visitSchema>
export type ChangedVisit = z.output<typeof visits.changedVisitSchema>
export type RosterWarning = z.output<typeof visits.rosterWarningSchema>
export type Roster = z.output<typeof visits.rosterSchema>
export type RosterPage = z.output<typeof visits.rosterPageSchema>
export type PlannedRoster = z.output<typeof visits.plannedRosterSchema>
export type ChangedRoster = z.output<typeof visits.changedRosterSchema>
export type RosterWeek = z.output<typeof visits.rosterWeekSchema>
export type WeekFigures = z.output<typeof visits.weekFiguresSchema>
export type Today = z.output<typeof visits.todaySchema>
