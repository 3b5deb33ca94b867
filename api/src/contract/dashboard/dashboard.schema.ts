import { emailSchema, roleSchema } from '../accounts/accounts.schema.ts'
import { auditLogSchema } from '../audit/audit.schema.ts'
import { bookingSchema } from '../bookings/booking-answer.schema.ts'
import { noteSchema } from '../bookings/bookings.schema.ts'
import { bookingStatusSchema } from '../bookings/choices.schema.ts'
import { documentSchema } from '../documents/documents.schema.ts'
import { nomineeSchema } from '../privacy/requests.schema.ts'
import { callbackSchema, contactMessageSchema } from '../requests/queues.schema.ts'
import { familyBlockSchema } from '../suggestions/profiles.schema.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** GET /admin/waiting: number of items in each queue. */
export const waitingSchema = z.strictObject({
  /** Rows of the attention list up to a week old, and how many of them are red (rule HALL-1). */
  needsAction: z.strictObject({ rows: count, urgent: count }),
  /** Pending bookings without a caretaker. */
  bookings: count,
  callbacks: count,
  /** Callbacks that have waited longer than promised. */
  overdueCallbacks: count,
  messages: count,
  documents: count,
  /** Should have begun, without a caretaker or with one who has not arrived. */
  lateVisits: count,
  /** Visits of the next 48 hours without a caretaker. */
  openVisits: count,
  /** Care begins within 48 hours, or began in the last week, without a caretaker or without any visit. */
  startsSoon: z.strictObject({ unassigned: count, unplanned: count }),
  /** Unresolved complaints about visits. */
  remarks: count,
  /** Open incidents. */
  troubles: count,
  /** Breaches without a detailed report to the Board yet (rule PRIV-B1). */
  breaches: count,
  /** Open change requests. */
  changes: count,
  calls: count,
  timeOff: count,
  /** Unanswered requests about personal data (rule PRIV-R3). */
  privacy: z.strictObject({ open: count, late: count }),
  /** Open rows of the inbox, and how many of them are overdue (rule REQ-9). */
  inbox: z.strictObject({ open: count, late: count }),
  /** Null when the office takes no money (rule MON-4). */
  money: z.strictObject({ claims: count, refunds: count, lateRefunds: count }).nullable(),
})
export type Waiting = z.output<typeof waitingSchema>

/** GET /admin/find: the best matches of each kind. */
export const findingsSchema = z.strictObject({
  families: z.array(z.strictObject({ _id: id, name: z.string(), email: z.string(), phone: z.string() })),
  bookings: z.array(
    z.strictObject({
      _id: id,
      bookingId: z.string(),
      customer: z.string(),
      patient: z.string(),
      serviceName: z.string(),
      status: bookingStatusSchema,
    }),
  ),
  caretakers: z.array(
    z.strictObject({ _id: id, name: z.string(), email: z.string(), phone: z.string(), available: z.boolean() }),
  ),
})
export type Findings = z.output<typeof findingsSchema>

export const familyNoteSchema = z.strictObject({ _id: id, note: z.string(), author: z.string(), createdAt: time })
export type FamilyNote = z.output<typeof familyNoteSchema>

/** GET /admin/families/{id}: a person with all their records, newest first. */
export const familySchema = z.strictObject({
  _id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  role: roleSchema,
  createdAt: time,
  bookings: z.array(bookingSchema),
  callbacks: z.array(callbackSchema),
  messages: z.array(contactMessageSchema),
  documents: z.array(documentSchema),
  notes: z.array(familyNoteSchema),
  /** Caretakers this family never wants again (rule MATCH-3). */
  blocks: z.array(familyBlockSchema),
  /** The person who acts for the family (rule PRIV-R5). */
  nominee: nomineeSchema.nullable(),
  /** Newest events by the person, or about their records. */
  history: z.array(auditLogSchema),
})
export type Family = z.output<typeof familySchema>

/** POST /admin/families/{id}/notes: same limits as a caretaker's note. */
export const createFamilyNoteSchema = noteSchema
export const familyEmailSchema = z.object({ email: emailSchema })
export const familyEmailAnswerSchema = z.strictObject({ email: z.string() })

const reachable = z.strictObject({ name: z.string(), phone: z.string() })
const sheetPatient = z.strictObject({ name: z.string(), address: z.string(), emergencyContact: z.string() })
/** GET /admin/emergency-sheet: visits until the end of tomorrow, and phone numbers, for the day the server is down. */
export const emergencySheetSchema = z.strictObject({
  at: time,
  admins: z.array(z.strictObject({ ...reachable.shape, email: z.string() })),
  /** Visits by start time. */
  visits: z.array(
    z.strictObject({
      bookingId: z.string(),
      startsAt: time,
      endsAt: time,
      family: reachable,
      patient: sheetPatient,
      caretaker: reachable.nullable(),
    }),
  ),
  /** Bookings without such a visit whose care should have begun by today, earliest first. */
  bookings: z.array(
    z.strictObject({
      bookingId: z.string(),
      status: bookingStatusSchema,
      serviceName: z.string(),
      startDay: z.iso.date(),
      family: reachable,
      patient: sheetPatient,
      caretaker: reachable.nullable(),
    }),
  ),
  /** Whether the lists are complete. */
  isWhole: z.boolean(),
})
export type EmergencySheet = z.output<typeof emergencySheetSchema>
