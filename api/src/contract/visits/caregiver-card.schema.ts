import { profileChecks, spokenLanguages } from '../suggestions/caretaker-profile.ts'
import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** The card contains only details that the office verified or recorded (rule DAY-19). */
const caregiverSchema = z.strictObject({
  /** First name. */
  name: z.string(),
  /** `data:image/jpeg;base64,…` */
  photo: z.string().nullable(),
  languages: z.array(z.enum(spokenLanguages)),
  training: z.string().nullable(),
  worksSince: z.int().nullable(),
  /** Verified checks, each with its day. */
  checks: z.array(z.strictObject({ kind: z.enum(profileChecks), on: z.iso.date() })),
  /** Reasons for the choice, strongest first; empty after a choice without suggestions, or for a single visit (rule DAY-20). */
  chosenFor: z.array(z.string()),
  /** Whether the family accepted the caregiver; null for a caregiver of one visit only. */
  isWelcome: z.boolean().nullable(),
  /** Number of visits of this booking. */
  visits: count,
  /** null while absent. */
  thereSince: time.nullable(),
  /** First name of the usual caregiver, when another one comes. */
  insteadOf: z.string().nullable(),
  /** Start of the patient's next visit, by any caregiver. */
  next: time.nullable(),
  /** The patient's next visit; `caretaker` is null while the visit is unassigned. */
  nextVisit: z
    .strictObject({ startsAt: time, caretaker: z.string().nullable(), insteadOf: z.string().nullable() })
    .nullable(),
  /** Latest note to the family. */
  lastWords: z.strictObject({ text: z.string(), at: time }).nullable(),
})
/** GET /booking/{id}/caregiver: null when none is assigned, and after care has ended. */
export const caregiverCardSchema = z.strictObject({ caregiver: caregiverSchema.nullable() })
export type CaregiverCard = z.output<typeof caregiverCardSchema>
export type Caregiver = z.output<typeof caregiverSchema>
