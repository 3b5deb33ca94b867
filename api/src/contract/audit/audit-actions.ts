/** The 21 audit actions (rule AUD-2). */
export const auditActions = [
  'LOGIN',
  'LOGOUT',
  'REGISTER',
  'PASSWORD_RESET',
  'BOOKING_CREATED',
  'BOOKING_UPDATED',
  'BOOKING_STATUS_CHANGED',
  'BOOKING_CANCELLED',
  'CARETAKER_ASSIGNED',
  'CARETAKER_UNASSIGNED',
  'CARETAKER_STATUS_UPDATED',
  'ADMIN_ACTION',
  'USER_MANAGEMENT',
  'SYSTEM_SETTINGS_CHANGED',
  'PATIENT_DETAILS_UPDATED',
  'RATING_SUBMITTED',
  'REVIEW_SUBMITTED',
  'CARE_STARTED',
  'CARE_COMPLETED',
  'NOTES_ADDED',
  'STATUS_UPDATE',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Kinds of resource an audit row refers to (rule AUD-2). */
export const auditResourceTypes = ['booking', 'user', 'caretaker', 'patient', 'system', 'authentication'] as const
export type AuditResourceType = (typeof auditResourceTypes)[number]

export const auditStatuses = ['success', 'failed', 'pending'] as const
export type AuditStatus = (typeof auditStatuses)[number]
