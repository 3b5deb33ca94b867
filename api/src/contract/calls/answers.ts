import * as promise from '../promises/promises.schema.ts'
import { sessionSchema, userSchema } from '../schemas/accounts.schema.ts'
import * as answer from '../schemas/answers.schema.ts'
import * as desk from '../schemas/desk.schema.ts'
import * as factor from '../schemas/factors.schema.ts'
import * as operations from '../schemas/operations.schema.ts'
import * as visits from '../schemas/visits.schema.ts'
import { z } from '../schemas/zod.ts'

const bookings = z.array(answer.bookingSchema)

/**
 * What each call answers when it succeeds with JSON, by method and path below /api. One line here serves the route, the
 * OpenAPI document, the typed client of site and back office, and the tests, which hold every answer against it.
 */
export const answers = {
  'GET /health': operations.healthSchema,
  'GET /catalogue': answer.catalogueSchema,
  'GET /openapi.json': z.looseObject({ openapi: z.string() }),
  'POST /auth/send-otp': answer.messageAnswerSchema,
  'POST /auth/verify-otp': answer.messageAnswerSchema,
  'POST /auth/signup': sessionSchema,
  'POST /auth/login': factor.signInAnswerSchema,
  'POST /auth/second-factor': sessionSchema,
  'GET /auth/google-client': answer.googleClientSchema,
  'POST /auth/google': factor.signInAnswerSchema,
  'GET /auth/me': userSchema,
  'POST /auth/forgot-password': answer.messageAnswerSchema,
  'POST /auth/reset-password': answer.messageAnswerSchema,
  'GET /user/profile': userSchema,
  'PUT /user/profile': userSchema,
  'PUT /user/change-password': answer.messageAnswerSchema,
  'GET /user/factors': factor.factorStatusSchema,
  'POST /user/factors/totp': factor.newTotpSchema,
  'POST /user/factors/totp/confirm': factor.addedFactorSchema,
  'POST /user/factors/passkey': factor.newPasskeySchema,
  'POST /user/factors/passkey/confirm': factor.addedFactorSchema,
  'POST /user/factors/ask': factor.factorChallengeSchema,
  'POST /user/factors/prove': factor.provenSchema,
  'PUT /user/factors/{id}': factor.factorSchema,
  'POST /user/recovery-codes': factor.recoveryCodesSchema,
  'GET /user/sessions': z.array(factor.deviceSessionSchema),
  'POST /service-selection': answer.savedSelectionSchema,
  'POST /booking': answer.bookingSchema,
  'GET /booking': bookings,
  'GET /booking/{id}': answer.bookingSchema,
  'PUT /booking/{id}': answer.bookingSchema,
  'POST /booking/{id}/cancel': answer.bookingSchema,
  'POST /booking/{id}/review': answer.bookingSchema,
  'GET /analytics': answer.analyticsSchema,
  'POST /callback': answer.callbackSchema,
  'GET /callback': z.array(answer.callbackSchema),
  'POST /document/upload': answer.documentSchema,
  'GET /document': z.array(answer.documentSchema),
  'POST /files/{id}/link': answer.linkSchema,
  'POST /contact': answer.messageAnswerSchema,
  'POST /newsletter': answer.messageAnswerSchema,
  'POST /newsletter/confirm': answer.messageAnswerSchema,
  'POST /newsletter/unsubscribe': answer.messageAnswerSchema,
  'GET /caretaker/bookings': bookings,
  'GET /caretaker/bookings/stats': answer.jobStatsSchema,
  'GET /caretaker/bookings/{id}': answer.bookingSchema,
  'PUT /caretaker/bookings/{id}/status': answer.bookingSchema,
  'POST /caretaker/bookings/{id}/undo': answer.bookingSchema,
  'POST /caretaker/bookings/{id}/notes': answer.bookingSchema,
  'GET /admin/bookings': bookings,
  'POST /admin/bookings': answer.bookingSchema,
  'GET /admin/bookings/stats': answer.bookingStatsSchema,
  'GET /admin/bookings/{id}': answer.bookingSchema,
  'PUT /admin/bookings/{id}': answer.bookingSchema,
  'PUT /admin/bookings/{id}/status': answer.bookingSchema,
  'GET /admin/bookings/{id}/course': answer.bookingCourseSchema,
  'POST /admin/bookings/{id}/handover': answer.bookingSchema,
  'POST /admin/bookings/{id}/step-back': answer.bookingSchema,
  'POST /admin/bookings/{id}/undo': answer.bookingSchema,
  'GET /admin/caretakers': z.array(answer.caretakerSchema),
  'GET /admin/caretakers/{id}': answer.caretakerPageSchema,
  'PUT /admin/caretakers/{id}': answer.caretakerPageSchema,
  'POST /admin/caretakers': answer.caretakerSchema,
  'GET /admin/users': z.array(answer.userRowSchema),
  'PUT /admin/users/{id}/role': userSchema,
  'GET /admin/users/{id}/sessions': z.array(factor.deviceSessionSchema),
  'GET /admin/callbacks': z.array(answer.queuedCallbackSchema),
  'GET /admin/callbacks/{id}': answer.queuedCallbackSchema,
  'PUT /admin/callbacks/{id}': answer.queuedCallbackSchema,
  'POST /admin/callbacks/{id}/claim': answer.queuedCallbackSchema,
  'POST /admin/callbacks/{id}/release': answer.queuedCallbackSchema,
  'POST /admin/callbacks/{id}/undo': answer.queuedCallbackSchema,
  'GET /admin/messages': z.array(answer.contactMessageSchema),
  'GET /admin/messages/{id}': answer.contactMessageSchema,
  'PUT /admin/messages/{id}': answer.contactMessageSchema,
  'POST /admin/messages/{id}/claim': answer.contactMessageSchema,
  'POST /admin/messages/{id}/release': answer.contactMessageSchema,
  'POST /admin/messages/{id}/undo': answer.contactMessageSchema,
  'GET /admin/documents': z.array(answer.ownedDocumentSchema),
  'GET /admin/documents/{id}': answer.ownedDocumentSchema,
  'PUT /admin/documents/{id}/status': answer.ownedDocumentSchema,
  'GET /admin/waiting': desk.waitingSchema,
  'GET /admin/find': desk.findingsSchema,
  'GET /admin/emergency-sheet': desk.emergencySheetSchema,
  'GET /admin/families/{id}': desk.familySchema,
  'POST /admin/families/{id}/notes': z.array(desk.familyNoteSchema),
  'PUT /admin/families/{id}/email': desk.familyEmailAnswerSchema,
  'GET /promises/kept': promise.keptPromisesSchema,
  'GET /admin/promises': z.array(promise.promiseSchema),
  'PUT /admin/promises/{id}': promise.promiseSchema,
  'GET /admin/access-log': z.array(operations.accessEntrySchema),
  'GET /admin/backups': operations.backupStatusSchema,
  'GET /admin/notices': z.array(operations.noticeSchema),
  'GET /audit/logs': operations.auditLogPageSchema,
  'GET /audit/stats': operations.auditStatsSchema,

  'GET /admin/bookings/{id}/roster': visits.rosterPageSchema,
  'POST /admin/bookings/{id}/roster': visits.plannedRosterSchema,
  'PUT /admin/bookings/{id}/roster': visits.plannedRosterSchema,
  'PUT /admin/bookings/{id}/roster/rules': visits.changedRosterSchema,
  'POST /admin/bookings/{id}/roster/pause': visits.changedRosterSchema,

  'GET /caretaker/visits': z.array(visits.ownVisitSchema),
  'POST /caretaker/visits/{id}/start': visits.ownVisitSchema,
  'POST /caretaker/visits/{id}/end': visits.ownVisitSchema,
  'GET /caretaker/time-off': z.array(visits.timeOffSchema),
  'POST /caretaker/time-off': visits.timeOffSchema,
  'GET /booking/{id}/visits': z.array(visits.familyVisitSchema),
  'GET /visits/{id}/options': visits.moveOptionsSchema,
  'POST /visits/{id}/move': visits.familyVisitSchema,
  'POST /visits/{id}/skip': visits.familyVisitSchema,
  'POST /visits/{id}/not-here': visits.familyVisitSchema,
  'POST /visits/{id}/confirm-here': visits.familyVisitSchema,
} as const satisfies Record<string, z.ZodType>

export type AnsweredCall = keyof typeof answers

/** Calls that succeed with 204 and no body. */
export const silentCalls = [
  'POST /auth/logout',
  'POST /auth/logout-everywhere',
  'POST /analytics/track',
  'DELETE /user/factors/{id}',
  'DELETE /user/sessions/{id}',
  'DELETE /admin/sessions/{id}',
  'DELETE /document/{id}',
  'POST /admin/exports',
  'POST /caretaker/exports',
] as const

export type KnownCall = AnsweredCall | (typeof silentCalls)[number]
/** The body of a call's answer; nothing where there is none. */
export type AnswerOf<Call extends KnownCall> = Call extends AnsweredCall ? z.output<(typeof answers)[Call]> : void
