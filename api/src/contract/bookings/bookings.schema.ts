import { emailSchema, nameSchema, phoneSchema } from '../accounts/accounts.schema.ts'
import type { UploadCategory } from '../care/upload-categories.ts'
import { agreedNotice } from '../privacy/consents.schema.ts'
import { texts } from '../texts.ts'
import { freeText, neededText } from '../wire/free-text.ts'
import { queuedTimes } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import type { bookingSchema, caretakerNoteSchema } from './booking-answer.schema.ts'
import { bookingStatusSchema, serviceTypeSchema, uploadCategorySchema } from './choices.schema.ts'
import { patientDetailsSchema } from './rules/patient-details.schema.ts'

const fileListSchema = z.preprocess(
  (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.union([z.string().max(300), z.object({ url: z.string().max(300) })])).max(20),
)

/** Uploaded files of the caller, as URLs or `{url}` objects. */
export const uploadedFilesSchema = z.partialRecord(uploadCategorySchema, fileListSchema)

/** POST /booking (rules BOOK-3, BOOK-4). The server itself sets names, price, status and completion. */
export const createBookingSchema = z.object({
  serviceType: serviceTypeSchema,
  packageId: z.string().min(1).max(50),
  /** Price in rupees that the page showed. The server refuses another price (rule SET-6). */
  shownPrice: z.int().min(0).optional(),
  patientDetails: patientDetailsSchema,
  uploadedFiles: uploadedFilesSchema.optional(),
  formData: z.record(z.string().max(60), z.unknown()).optional(),
  timestamp: z.string().max(40).optional(),
  agreedToTerms: z.boolean().optional(),
  ...agreedNotice,
})

/** An existing customer, or a new one with at least a phone number or an email. */
const callerSchema = z
  .object({
    id: z.string().min(1).max(64).optional(),
    name: nameSchema.optional(),
    email: emailSchema.optional(),
    phone: phoneSchema.optional(),
  })
  .superRefine(({ id, name, email, phone }, context) => {
    if (id !== undefined) return
    if (name === undefined) context.addIssue({ code: 'custom', message: texts.name.required, path: ['name'] })
    if (email === undefined && !phone)
      context.addIssue({ code: 'custom', message: texts.booking.reachable, path: ['phone'] })
  })

/** POST /admin/bookings (rule BOOK-17): a customer's own body, and the customer. */
export const officeBookingSchema = createBookingSchema.extend({ customer: callerSchema })

export type OfficeBooking = z.input<typeof officeBookingSchema>

export type CreateBooking = z.input<typeof createBookingSchema>

/** PUT /booking/{id} and PUT /admin/bookings/{id}: the server merges the details field by field (rule BOOK-8). */
export const editBookingSchema = z.object({ patientDetails: patientDetailsSchema })

export const cancelBookingSchema = z.object({ reason: freeText(500).optional() })

export const reviewBookingSchema = z.object({
  rating: z.int(texts.booking.ratingRequired).min(1, texts.booking.ratingRequired).max(5, texts.booking.ratingRequired),
  review: freeText(2000).optional(),
})

export const noteSchema = z.object({
  note: neededText(2000, texts.booking.noteRequired),
})

/** POST /caretaker/bookings/{id}/notes. A phone that was offline adds the time of writing and an event id. */
export const writeNoteSchema = noteSchema.extend({
  clientEventId: z.uuid().exactOptional(),
  ...queuedTimes,
})

export const advanceBookingSchema = z.object({ status: bookingStatusSchema })

/**
 * PUT /admin/bookings/{id}/status: assigns a caretaker, removes them (null), or sets a status (rule OFF-8). `reason` explains
 * an assignment although checks are missing (rule MATCH-8).
 */
export const adminStatusSchema = z.union([
  z.object({ assignedCaregiver: z.string().min(1).max(64).nullable(), reason: freeText(500).optional() }),
  z.object({ status: bookingStatusSchema, reason: freeText(500).optional() }),
])

const officeReason = neededText(500, texts.assignment.reasonRequired)

/** POST /admin/bookings/{id}/handover (rule OFF-19). `from` is the caretaker to replace, as the office read it. */
export const handoverSchema = z.object({
  caretaker: z.string(texts.assignment.unknownCaretaker).min(1, texts.assignment.unknownCaretaker).max(64),
  reason: officeReason,
  from: z.string().max(64).optional(),
})

/** POST /admin/bookings/{id}/step-back (rule OFF-20). `from` is the status to correct, as the office read it. */
export const stepBackSchema = z.object({ reason: officeReason, from: bookingStatusSchema.optional() })

export type UploadedFiles = Partial<Record<UploadCategory, string[]>>

export type CaretakerNote = z.output<typeof caretakerNoteSchema>

export type Booking = z.output<typeof bookingSchema>
