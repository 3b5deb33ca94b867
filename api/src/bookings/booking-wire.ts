import { type BookingRow, readJson } from '@thodu/db'
import type { Booking, CaretakerNote, UploadedFiles } from '../contract/bookings/bookings.schema.ts'
import type { ChangeRequest } from '../contract/bookings/change-requests.schema.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { uploadCategories } from '../contract/care/upload-categories.ts'
import type { BookingPromise } from '../contract/promises/promises.schema.ts'
import { openedRecord } from '../http/answers/record-access.ts'
import type { RecordedAccess } from '../http/ports.ts'
import type { UserInfo } from './patient-columns.ts'

export type StoredBooking = Omit<
  BookingRow,
  | 'search_text'
  | 'is_assigned'
  | 'customer_phone'
  | 'customer_email'
  | 'emergency_phone'
  | 'customer_latin'
  | 'patient_latin'
  | 'customer_order'
  | 'patient_order'
>
export type ListedBooking = Omit<
  StoredBooking,
  'assigned_at' | 'reviewed_at' | 'terms_version' | 'hours_of' | 'cancelled_from' | 'created_day'
>
export type BookingExtras = {
  notes: ReadonlyMap<string, CaretakerNote[]>
  files: ReadonlyMap<string, { documentId: string; category: string }[]>
  caretakerNames: ReadonlyMap<string, string>
  promises: ReadonlyMap<string, BookingPromise[]>
  /** Only the family reads this. */
  withMoney: ReadonlySet<string>
  /** A caretaker never reads this. */
  changeRequests: ReadonlyMap<string, ChangeRequest>
}
/** A caretaker never sees an Aadhaar card (rule FILE-7). */
export type Viewer = 'user' | 'caretaker' | 'admin'

function listFiles(files: { documentId: string; category: string }[], viewer: Viewer): UploadedFiles {
  const listed: UploadedFiles = {}
  if (files.length === 0) return listed
  for (const category of uploadCategories) {
    if (category === 'aadharCard' && viewer === 'caretaker') continue
    const urls = files.filter((file) => file.category === category).map((file) => `/api/files/${file.documentId}`)
    if (urls.length > 0) listed[category] = urls
  }
  return listed
}

/**
 * After the care a caretaker sees only service, days, status and rating (rule CARE-5). Other fields are blank, so both
 * kinds of bookings have one shape.
 */
const withoutCare = (booking: Booking): Booking => ({
  ...booking,
  userId: '',
  formData: {},
  patientDetails: {},
  uploadedFiles: {},
  timestamp: booking.createdAt,
  totalFormFields: 0,
  filledFormFields: 0,
  completionRate: 0,
  userInfo: { name: '', email: '', phone: '', location: '' },
  time: '',
  caretakerNotes: [],
  agreedToTermsAt: null,
})

/** After the care the answer contains no family data, so no access is recorded. */
export const accessToWhileOpen = ({ _id, status }: Booking): readonly RecordedAccess[] =>
  isBinding(status) ? [openedRecord('booking', _id)] : []

/** Creates the answer of a booking for this viewer (rules BOOK-11, CARE-5). Money in whole rupees, times in ISO UTC. */
export function toBooking(row: ListedBooking, extras: BookingExtras, viewer: Viewer): Booking {
  const booking = toWholeBooking(row, extras, viewer)
  if (viewer !== 'caretaker') return booking
  const own: Booking = { ...booking, review: null, cancelReason: null, completedAt: null }
  return isBinding(row.status) ? own : withoutCare(own)
}

function toWholeBooking(row: ListedBooking, extras: BookingExtras, viewer: Viewer): Booking {
  const details = readJson<PatientDetails>(row.patient_details)
  const caretakerId = row.assigned_caregiver_id
  const caretaker =
    caretakerId === null ? null : { _id: caretakerId, name: extras.caretakerNames.get(caretakerId) ?? '' }
  const booking: Booking = {
    _id: row.id,
    bookingId: row.code,
    userId: row.user_id,
    // `createBooking` takes the service from the catalogue.
    serviceType: row.service_type as Booking['serviceType'],
    serviceName: row.service_name,
    packageId: row.package_id,
    packageName: row.package_name,
    price: { amount: row.price_amount, originalAmount: row.price_original_amount, unit: row.price_unit },
    formData: readJson<Booking['formData']>(row.form_data),
    patientDetails: details,
    uploadedFiles: listFiles(extras.files.get(row.id) ?? [], viewer),
    timestamp: row.client_timestamp,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    totalFormFields: row.total_form_fields,
    filledFormFields: row.filled_form_fields,
    completionRate: row.completion_rate,
    userInfo: readJson<UserInfo>(row.user_info),
    status: row.status,
    date: row.preferred_start_date ?? '',
    time: details.preferredTime ?? '',
    caregiver: caretaker === null ? null : { name: caretaker.name, profilePicture: null },
    assignedCaregiver: caretaker,
    rating: row.rating,
    review: row.review,
    caretakerNotes: extras.notes.get(row.id) ?? [],
    cancelReason: row.cancel_reason,
    completedAt: row.completed_at,
    agreedToTermsAt: row.agreed_to_terms_at,
  }
  // Fields are assigned, not spread: a literal of a known shape takes a fifth of the time, and a list creates hundreds.
  if (row.made_by === 'office' && viewer !== 'caretaker') booking.madeBy = 'office'
  if (extras.withMoney.has(row.id)) booking.hasMoney = true
  const asked = extras.changeRequests.get(row.id)
  if (asked && viewer !== 'caretaker') booking.changeRequest = asked
  if (viewer !== 'caretaker') booking.promises = extras.promises.get(row.id) ?? []
  return booking
}
