import { roleSchema } from '../accounts/accounts.schema.ts'
import { uploadCategorySchema } from '../bookings/bookings.schema.ts'
import { bookingStatusSchema, serviceTypeSchema } from '../bookings/choices.schema.ts'
import { callbackWindows, caretakerServiceTypes } from '../care/catalogue.ts'
import { inquiryTypes } from '../care/inquiry-types.ts'
import { patientDetailNames } from '../care/patient-detail-names.ts'
import { bookingPromiseSchema } from '../promises/promises.schema.ts'
import { callbackStatuses, documentStatuses, messageStatuses } from '../requests/requests.schema.ts'
import { preferencesSchema, profileSchema } from '../suggestions/profiles.schema.ts'
import { count, day, id, person, time } from './wire-parts.ts'
import { z } from './zod.ts'

/**
 * What the API answers, as schemas. The server documents its routes with them, tests hold real answers against them, and
 * the front ends take their types from them; no browser loads this file. Times ISO 8601 UTC, money whole rupees.
 */
export const messageAnswerSchema = z.strictObject({ message: z.string() })
export const linkSchema = z.strictObject({ url: z.string() })
/** `nonce` belongs into the credential, which only this client can then use; none while Google sign-in is off. */
export const googleClientSchema = z.strictObject({
  clientId: z.string().nullable(),
  nonce: z.string().exactOptional(),
})

const fieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'textarea', 'select', 'date', 'tel', 'number']),
  options: z.array(z.string()).readonly().exactOptional(),
  required: z.boolean(),
})
const packageSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  price: count,
  originalPrice: count,
  unit: z.string(),
  popular: z.boolean(),
})
export const catalogueSchema = z.strictObject({
  services: z
    .array(
      z.strictObject({
        id: serviceTypeSchema,
        name: z.string(),
        description: z.string(),
        listed: z.boolean(),
        fields: z.array(fieldSchema).readonly(),
        packages: z.array(packageSchema).readonly(),
      }),
    )
    .readonly(),
})

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
  /** What the family was promised, by its end; in the office's lists only what is waited for next. Caretakers get none (rule PROM-5). */
  promises: z.array(bookingPromiseSchema).exactOptional(),
})

const assignmentEndSchema = z.enum(['handover', 'taken_back', 'correction'])
/** GET /admin/bookings/{id}/course: who cared from when to when and why it ended, and what was set right, oldest first. */
export const bookingCourseSchema = z.strictObject({
  assignments: z.array(
    z.strictObject({
      caretaker: z.strictObject({ _id: id, name: z.string() }),
      assignedAt: time,
      careFrom: time.nullable(),
      careUntil: time.nullable(),
      endedAt: time.nullable(),
      endedBy: assignmentEndSchema.nullable(),
      reason: z.string().nullable(),
    }),
  ),
  corrections: z.array(
    z.strictObject({
      from: bookingStatusSchema,
      to: bookingStatusSchema,
      reason: z.string(),
      by: z.string(),
      createdAt: time,
    }),
  ),
})

/** `fileSize` in MB with two decimals (rule FILE-5). */
export const documentSchema = z.strictObject({
  _id: id,
  url: z.string(),
  name: z.string(),
  type: z.string(),
  category: uploadCategorySchema.nullable(),
  fileSize: z.number().min(0),
  status: z.enum(documentStatuses),
  reason: z.string().nullable(),
  uploadedAt: time,
})
export const ownedDocumentSchema = documentSchema.extend({ owner: z.strictObject(person) })

export const callbackSchema = z.strictObject({
  _id: id,
  serviceType: serviceTypeSchema,
  serviceName: z.string(),
  selectedPackage: z.string(),
  packageName: z.string(),
  callbackData: z.strictObject({ preferredTime: z.enum(callbackWindows), additionalNotes: z.string() }),
  status: z.enum(callbackStatuses),
  /** The office's own: the family gets none. */
  note: z.null(),
  timestamp: z.string(),
  createdAt: time,
  updatedAt: time,
})
/** Who works on a request, or moved it last (rule REQ-7). */
const ownerSchema = z.strictObject({ _id: id, name: z.string() }).nullable()
export const queuedCallbackSchema = callbackSchema.extend({
  user: z.strictObject({ ...person, phone: z.string() }),
  note: z.string().nullable(),
  owner: ownerSchema,
  /** Until when the call is promised; null where nobody waits for one any more. */
  dueAt: time.nullable(),
})

export const contactMessageSchema = z.strictObject({
  ...person,
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  inquiryType: z.enum(inquiryTypes),
  status: z.enum(messageStatuses),
  /** The account with the address that was typed. Nobody signed in to write this: it may be anybody's words. */
  userId: id.nullable(),
  isTyped: z.literal(true),
  /** The office's own. */
  note: z.string().nullable(),
  owner: ownerSchema,
  createdAt: time,
})

export const savedSelectionSchema = z.strictObject({
  _id: id,
  userId: id,
  serviceType: serviceTypeSchema,
  serviceName: z.string(),
  serviceDescription: z.string(),
  timestamp: z.string(),
  createdAt: time,
})

export const analyticsSchema = z.strictObject({
  bookingStats: z.strictObject({
    total: count,
    completed: count,
    active: count,
    averageCompletionRate: z.number().min(0).max(100),
  }),
  servicePreferences: z.record(z.string(), count),
  recentActivity: z.array(z.strictObject({ type: z.string(), timestamp: time })).max(5),
})

export const bookingStatsSchema = z.strictObject({
  totalBookings: count,
  pendingBookings: count,
  confirmedBookings: count,
  activeBookings: count,
  completedBookings: count,
  cancelledBookings: count,
  /** Bookings of the last 7 days. */
  recentBookings: count,
  /** One decimal, or null when nothing is rated. */
  averageRating: z.number().min(1).max(5).nullable(),
  serviceBreakdown: z.record(z.string(), count),
  /** Last 30 days (Asia/Kolkata), oldest first, for the chart. */
  bookingsPerDay: z.array(z.strictObject({ day, count })),
})

/** A caretaker's work in numbers (rule CARE-6). */
export const jobStatsSchema = z.strictObject({
  activeJobs: count,
  completedJobs: count,
  /** One decimal, or null when nothing is rated. */
  averageRating: z.number().min(1).max(5).nullable(),
})

export const caretakerSchema = z.strictObject({
  ...person,
  /** The name in its usual Latin spellings, where it is written in Telugu or Devanagari letters (rule WORD-8). */
  searchName: z.string().optional(),
  phone: z.string(),
  serviceTypes: z.array(z.enum(caretakerServiceTypes)),
  /** Whether she works at all for now (rule OFF-21). */
  active: z.boolean(),
  available: z.boolean(),
  currentBooking: z
    .strictObject({ _id: id, bookingId: z.string(), patientName: z.string(), status: z.string() })
    .nullable(),
  completedBookings: count,
  averageRating: z.number().min(1).max(5).nullable(),
  createdAt: time,
})

/** GET /admin/caretakers/{id}: jobs newest first, 200 at most; days and ratings count all of them (rule OFF-30). */
export const caretakerPageSchema = caretakerSchema.extend({
  inactiveSince: time.nullable(),
  note: z.string().nullable(),
  profile: profileSchema,
  /** Days in the city on which care was given, as far as it is known when it began. */
  daysWorked: count,
  /** How often 1, 2, 3, 4 and 5 were given. */
  ratings: z.array(count).length(5),
  jobs: z.array(
    z.strictObject({
      _id: id,
      bookingId: z.string(),
      patientName: z.string(),
      serviceName: z.string(),
      packageName: z.string(),
      status: bookingStatusSchema,
      assignedAt: time,
      careFrom: time.nullable(),
      careUntil: time.nullable(),
      endedBy: assignmentEndSchema.nullable(),
      rating: z.int().min(1).max(5).nullable(),
      review: z.string().nullable(),
    }),
  ),
})

export const userRowSchema = z.strictObject({ ...person, phone: z.string(), role: roleSchema, createdAt: time })
