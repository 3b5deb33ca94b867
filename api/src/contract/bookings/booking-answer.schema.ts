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

/** A booking on the wire (rule BOOK-11). */
export const bookingSchema = z.strictObject({
  _id: id,
  /** Short, upper-case, easy to say on a phone. */
  bookingId: z.string().regex(/^[2-9A-HJ-NP-Z]{6}$/),
  /** Empty for a caretaker once the care is over (rule CARE-5). */
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
  /** There where somebody called and the office booked (rule BOOK-17). */
  madeBy: z.literal('office').exactOptional(),
  /** What the family asked for on the call: on one booking of the office's (rule MATCH-2). */
  preferences: preferencesSchema.exactOptional(),
  /** There for the family once anything of money was agreed or written down for it (rule MON-3). */
  hasMoney: z.literal(true).exactOptional(),
  /** What the family asked the office to change, last: for itself, and on one booking of the office’s (rule BOOK-19). */
  changeRequest: changeRequestSchema.exactOptional(),
  /** What the family was promised, by its end; in the office's lists only what is waited for next. Caretakers get none (rule PROM-5). */
  promises: z.array(bookingPromiseSchema).exactOptional(),
})
