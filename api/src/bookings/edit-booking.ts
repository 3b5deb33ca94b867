import { readJson, type Tx } from '@thodu/db'
import { listChanges } from '../audit/write-audit.ts'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { AuditAction, AuditResourceType } from '../contract/audit/audit-actions.ts'
import type { Booking } from '../contract/bookings/bookings.schema.ts'
import { isEditable } from '../contract/bookings/rules/customer-rules.ts'
import { checkPatientDetails, checkStartDate } from '../contract/bookings/rules/patient-details.ts'
import { findService } from '../contract/care/catalogue.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { dayInCity } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, conflict, notFound } from '../http/errors/api-error.ts'
import { auditBooking } from './booking-events.ts'
import type { StoredBooking } from './booking-wire.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'
import { cleanDetails, type GivenDetails, toPatientColumns, type UserInfo } from './patient-columns.ts'

type Edit = { id: string; details: GivenDetails }
type EditEvent = { action: AuditAction; resourceType: AuditResourceType }

export const editsPerHour = { name: 'booking-edits', max: 60, perSeconds: 3_600 }
const scheduleFields: readonly string[] = ['preferredStartDate', 'additionalNotes']
const bookingUpdated: EditEvent = { action: 'BOOKING_UPDATED', resourceType: 'booking' }
const patientUpdated: EditEvent = { action: 'PATIENT_DETAILS_UPDATED', resourceType: 'patient' }

/** Returns the audit event of an edit. Start date and notes belong to the booking, other fields to the patient (rule AUD-5). */
export const editEvent = (fields: readonly string[]): EditEvent =>
  fields.length > 0 && fields.every((field) => scheduleFields.includes(field)) ? bookingUpdated : patientUpdated

async function auditEdit(tx: Tx, caller: Caller, row: StoredBooking, changes: AuditChange[], at: Date): Promise<void> {
  const ofBooking = changes.filter(({ field }) => scheduleFields.includes(field))
  const ofPatient = changes.filter(({ field }) => !scheduleFields.includes(field))
  if (ofBooking.length > 0) {
    const description = `Booking ${row.code}: start date or notes corrected`
    await auditBooking(tx, caller, row, { ...bookingUpdated, description, changes: ofBooking, at })
  }
  if (ofPatient.length > 0) {
    const description = `Booking ${row.code}: patient details corrected`
    await auditBooking(tx, caller, row, { ...patientUpdated, description, changes: ofPatient, at })
  }
}

async function mergeDetails(tx: Tx, caller: Caller, row: StoredBooking, edited: GivenDetails, at: Date) {
  const service = findService(row.service_type)
  if (!service) throw notFound()
  const before = readJson<PatientDetails>(row.patient_details)
  const after = cleanDetails({ ...before, ...edited })
  const errors = checkPatientDetails(service, after)
  if (Object.keys(errors).length > 0) throw badRequest('request.invalid', errors)
  const changes = listChanges(before, after)
  if (changes.length === 0) return row
  const identity = {
    code: row.code,
    userInfo: readJson<UserInfo>(row.user_info),
    packageName: row.package_name,
  }
  const updated = await changeBooking(tx, row, toPatientColumns(service, after, identity), at)
  await auditEdit(tx, caller, updated, changes, at)
  return updated
}

/** Refuses a new start date in the past. An unchanged start date may be in the past. @throws ApiError 400 */
function checkNewStart(row: StoredBooking, { preferredStartDate }: GivenDetails, at: Date): void {
  if (preferredStartDate === readJson<PatientDetails>(row.patient_details).preferredStartDate) return
  const startInPast = checkStartDate(preferredStartDate, dayInCity(at))
  if (startInPast) throw badRequest('request.invalid', { preferredStartDate: startInPast })
}

/**
 * A customer corrects the patient details of their booking (rule BOOK-8).
 * @throws ApiError 400 with texts by field; 404; 409 when the booking is no longer pending
 */
export async function editOwnBooking(deps: Deps, caller: Caller, { id, details }: Edit): Promise<Booking> {
  return deps.database.write(async (tx) => {
    const row = await findBooking(tx, id, { customer: caller.actor.id })
    if (!isEditable(row.status)) throw conflict('booking.not_editable')
    const at = deps.now()
    checkNewStart(row, details, at)
    return completeBooking(tx, await mergeDetails(tx, caller, row, details, at), 'user')
  })
}

/** An admin corrects the patient details of any booking (rule OFF-11). @throws ApiError 400 with texts by field; 404 */
export const correctBooking = (deps: Deps, caller: Caller, { id, details }: Edit): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const row = await findBooking(tx, id, 'all')
    return completeBooking(tx, await mergeDetails(tx, caller, row, details, deps.now()), 'admin')
  })
