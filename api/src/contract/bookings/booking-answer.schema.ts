import { patientDetailNames } from '../care/patient-detail-names.ts'
import { bookingPromiseSchema } from '../promises/promises.schema.ts'
import { preferencesSchema } from '../suggestions/profiles.schema.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { changeRequestSchema } from './change-requests.schema.ts'
import { bookingStatusSchema, serviceTypeSchema, uploadCategorySchema } from './choices.schema.ts'

export const caretakerNoteSchema = z.strictObject({
  note: z.string(),
  createdAt: time,
  author: z.string().exactOptional(),
})

/** A booking as the API returns it (rule BOOK-11). */
export const bookingSchema = z.strictObject({
  _id: id,
  /** Short and upper-case, easy to read out on the phone. */
  bookingId: z.string().regex(/^[2-9A-HJ-NP-Z]{6}$/),
  /** Empty for a caretaker after the care has ended (rule CARE-5). */
  userId: z.string().max(64),
  serviceType: serviceTypeSchema,
  serviceName: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  price: z.strictObject({ amount: count, originalAmount: count, unit: z.string() }),
  formData: z.record(z.string(), z.unknown()),
  patientDetails: z.partialRecord(z.enum(patientDetailNames), z.string()),
  uploadedFiles: z.partialRecord(uploadCategorySchema, z.array(z.string())),
  timestamp: z.string(),
  createdAt: time,
  updatedAt: time,
  totalFormFields: count,
  filledFormFields: count,
  completionRate: z.int().min(0).max(100),
  userInfo: z.strictObject({ name: z.string(), email: z.string(), phone: z.string(), location: z.string() }),
  status: bookingStatusSchema,
  date: z.string(),
  time: z.string(),
  caregiver: z.strictObject({ name: z.string(), profilePicture: z.string().nullable() }).nullable(),
  assignedCaregiver: z.strictObject({ _id: id, name: z.string() }).nullable(),
  rating: z.int().min(1).max(5).nullable(),
  review: z.string().nullable(),
  caretakerNotes: z.array(caretakerNoteSchema),
  cancelReason: z.string().nullable(),
  completedAt: time.nullable(),
  agreedToTermsAt: time.nullable(),
  /** Present when the office booked for a caller (rule BOOK-17). */
  madeBy: z.literal('office').exactOptional(),
  /** Preferences from the call, when the office reads one booking (rule MATCH-2). */
  preferences: preferencesSchema.exactOptional(),
  /** Present for the family once money was agreed or recorded (rule MON-3). */
  hasMoney: z.literal(true).exactOptional(),
  /** The latest one; for the family, and when the office reads one booking (rule BOOK-19). */
  changeRequest: changeRequestSchema.exactOptional(),
  /** Promises by due time. The office's lists contain only the next one, caretakers get none (rule PROM-5). */
  promises: z.array(bookingPromiseSchema).exactOptional(),
})
