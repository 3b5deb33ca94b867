import { texts } from './texts.ts'

/**
 * Every way a call can be refused or fail: a stable code, lower case and dotted by feature, and the exact English text
 * beside it. Programs branch on the code, people read the text.
 */
export const failures = {
  'request.invalid': texts.server.badRequest,
  'request.bad_json': texts.server.badJson,
  'request.bad_query': texts.server.badQuery,
  'request.not_found': texts.server.notFound,
  'request.forbidden': texts.server.forbidden,
  'request.too_many': texts.server.tooMany,
  'request.too_large': texts.server.tooLarge,
  'request.wrong_media_type': texts.server.wrongMediaType,
  'request.timeout': texts.server.timeout,
  'request.conflict': texts.server.conflict,
  'server.busy': texts.server.busy,
  'server.failed': texts.server.failed,
  'auth.not_authenticated': texts.auth.notAuthenticated,
  'auth.invalid_credentials': texts.auth.invalidCredentials,
  'auth.verify_first': texts.auth.verifyFirst,
  'auth.email_taken': texts.auth.emailTaken,
  'auth.google_failed': texts.auth.googleFailed,
  'auth.google_off': texts.auth.googleOff,
  'auth.invalid_otp': texts.otp.invalid,
  'auth.wrong_password': texts.changePassword.failed,
  'account.last_admin': texts.admin.lastAdmin,
  'account.has_open_bookings': texts.admin.hasOpenBookings,
  'booking.incomplete': texts.booking.incomplete,
  'booking.cancel_too_late': texts.booking.cancelTooLate,
  'booking.not_editable': texts.booking.notEditable,
  'booking.not_completed': texts.booking.notCompleted,
  'booking.already_rated': texts.booking.alreadyRated,
  'booking.wrong_step': texts.booking.wrongStep,
  'booking.already_finished': texts.booking.alreadyFinished,
  'booking.too_many_notes': texts.booking.tooManyNotes,
  'booking.key_reused': texts.booking.keyReused,
  'booking.has_caretaker': texts.assignment.hasOne,
  'booking.has_no_caretaker': texts.assignment.hasNone,
  'booking.caretaker_busy': texts.assignment.caretakerBusy,
  'booking.care_active': texts.assignment.notWhileActive,
  'booking.unknown_caretaker': texts.assignment.unknownCaretaker,
  'callback.unknown_package': texts.details.chooseOption,
  'newsletter.dead_link': texts.newsletter.deadLink,
  'document.in_use': texts.documents.inUse,
  'document.wrong_type': texts.documents.wrongType,
  'document.too_large': texts.documents.tooLarge,
  'document.quota': texts.documents.quota,
  'document.upload_failed': texts.upload.failed,
} as const satisfies Record<string, string>

export type FailureCode = keyof typeof failures
