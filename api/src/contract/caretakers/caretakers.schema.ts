import { emailSchema, nameSchema, passwordSchema, phoneSchema, refuseOwnAddress } from '../accounts/accounts.schema.ts'
import { assignmentEndSchema } from '../bookings/assignment-history.schema.ts'
import { bookingStatusSchema } from '../bookings/choices.schema.ts'
import { caretakerServiceTypes } from '../care/catalogue.ts'
import { profileChecks } from '../suggestions/caretaker-profile.ts'
import { profileSchema, updateCaretakerProfileSchema } from '../suggestions/profiles.schema.ts'
import { texts } from '../texts.ts'
import { freeText } from '../wire/free-text.ts'
import { count, id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

const caretakerServices = z
  .array(z.enum(caretakerServiceTypes), texts.caretaker.serviceTypesRequired)
  .min(1, texts.caretaker.serviceTypesRequired)
  .max(caretakerServiceTypes.length)

/** POST /admin/caretakers (rule OFF-12). */
export const createCaretakerSchema = z
  .object({
    name: nameSchema,
    email: emailSchema,
    phone: phoneSchema.optional(),
    password: passwordSchema,
    serviceTypes: caretakerServices,
    /** Known details; the rest can follow (rule MATCH-1). */
    profile: updateCaretakerProfileSchema.optional(),
  })
  .superRefine(refuseOwnAddress('password'))
/** POST /admin/caretakers/{id}/password (rule OFF-35). */
export const firstPasswordSchema = z.object({ password: passwordSchema })
/** PUT /admin/caretakers/{id}: fields not sent stay (rule OFF-21). */
export const updateCaretakerSchema = z.object({
  name: nameSchema.optional(),
  phone: phoneSchema.optional(),
  serviceTypes: caretakerServices.optional(),
  active: z.boolean().optional(),
  note: freeText(2000).optional(),
})

export const caretakerSchema = z.strictObject({
  ...person,
  /** Usual Latin spellings of a name in Telugu or Devanagari letters (rule WORD-8). */
  searchName: z.string().optional(),
  phone: z.string(),
  serviceTypes: z.array(z.enum(caretakerServiceTypes)),
  /** Whether the caretaker works at present (rule OFF-21). */
  active: z.boolean(),
  /** Active, with fewer open bookings than `capacity` (rule OFF-7). */
  available: z.boolean(),
  openBookings: count,
  /** Most open bookings at once; 1 by default (rule MATCH-1). */
  capacity: count,
  /** Both lists are empty when no check is required (rule MATCH-8). */
  checks: z.strictObject({ required: z.array(z.enum(profileChecks)), missing: z.array(z.enum(profileChecks)) }),
  currentBooking: z
    .strictObject({ _id: id, bookingId: z.string(), patientName: z.string(), status: z.string() })
    .nullable(),
  completedBookings: count,
  averageRating: z.number().min(1).max(5).nullable(),
  createdAt: time,
})

/** GET /admin/caretakers/{id}: up to 200 jobs, newest first; days and ratings count all (rule OFF-30). */
export const caretakerPageSchema = caretakerSchema.extend({
  inactiveSince: time.nullable(),
  note: z.string().nullable(),
  profile: profileSchema,
  /** `data:image/jpeg;base64,…`, for families. */
  photo: z.string().nullable(),
  /** Days in the city, as far as the start of care is known. */
  daysWorked: count,
  /** Numbers of ratings with 1, 2, 3, 4 and 5 stars. */
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

export type Caretaker = z.output<typeof caretakerSchema>

export type CaretakerDetails = z.output<typeof caretakerPageSchema>
