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

/** What the office's desk shows: what waits, what is found by a few letters, and one family on one page. */

/** GET /admin/waiting: how much of each queue needs a hand. */
export const waitingSchema = z.strictObject({
  /** Pending bookings without a caretaker. */
  bookings: count,
  callbacks: count,
  /** Those among the callbacks that wait longer than was promised. */
  overdueCallbacks: count,
  messages: count,
  documents: count,
  /** Visits that should have begun by now, without a caretaker or without their caretaker there. */
  lateVisits: count,
  /** Visits of the next 48 hours without a caretaker. */
  openVisits: count,
  /** Bookings whose care begins within 48 hours, or began in the last week, without a caretaker or without any visit. */
  startsSoon: z.strictObject({ unassigned: count, unplanned: count }),
  /** Visits with which something was wrong, and nobody has settled it. */
  remarks: count,
  /** What is wrong with visits, as who goes there says it, until it is closed. */
  troubles: count,
  /** Breaches of which the Board has no details yet (rule PRIV-B1). */
  breaches: count,
  /** Changes of their care that families ask for. */
  changes: count,
  /** Families to be called now. */
  calls: count,
  /** Days off that a caretaker has asked for. */
  timeOff: count,
  /** Requests about personal data that are not answered, and those of them that are late (rule PRIV-R3). */
  privacy: z.strictObject({ open: count, late: count }),
  /** What families say they paid and nobody looked for yet, refunds to send, and those of them that wait too long; null where no money is taken (rule MON-4). */
  money: z.strictObject({ claims: count, refunds: count, lateRefunds: count }).nullable(),
})
export type Waiting = z.output<typeof waitingSchema>

/** GET /admin/find: the best few of each kind. */
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

/** GET /admin/families/{id}: a person with everything that belongs to her, newest first. */
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
  /** Whom this family asked never to be sent again (rule MATCH-3). */
  blocks: z.array(familyBlockSchema),
  /** Whom the family named to act for it (rule PRIV-R5). */
  nominee: nomineeSchema.nullable(),
  /** The newest events that the person caused or that were about what is hers. */
  history: z.array(auditLogSchema),
})
export type Family = z.output<typeof familySchema>

/** POST /admin/families/{id}/notes: as long as a caretaker's note, and as little blank. */
export const createFamilyNoteSchema = noteSchema
export const familyEmailSchema = z.object({ email: emailSchema })
export const familyEmailAnswerSchema = z.strictObject({ email: z.string() })

const reachable = z.strictObject({ name: z.string(), phone: z.string() })
const sheetPatient = z.strictObject({ name: z.string(), address: z.string(), emergencyContact: z.string() })
/** GET /admin/emergency-sheet: who is where until tomorrow night, and whom to ring, on the day the machine is dead. */
export const emergencySheetSchema = z.strictObject({
  at: time,
  admins: z.array(z.strictObject({ ...reachable.shape, email: z.string() })),
  /** Visits from now to the end of tomorrow in the city, in the order of the clock. */
  visits: z.array(
    z.strictObject({
      bookingId: z.string(),
      startsAt: time,
      endsAt: time,
      family: reachable,
      patient: sheetPatient,
      /** null: nobody is chosen. */
      caretaker: reachable.nullable(),
    }),
  ),
  /** Open bookings without a visit among those, whose care was to begin by today, earliest first. */
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
  /** Whether these are all of them. */
  isWhole: z.boolean(),
})
export type EmergencySheet = z.output<typeof emergencySheetSchema>
