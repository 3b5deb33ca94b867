import { profileChecks, spokenLanguages } from '../suggestions/caretaker-profile.ts'
import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** Caregiver as a family sees them: only details that the office verified or recorded (rule DAY-19). */
const caregiverSchema = z.strictObject({
  /** First name. */
  name: z.string(),
  /** Photo as `data:image/jpeg;base64,…`. */
  photo: z.string().nullable(),
  languages: z.array(z.enum(spokenLanguages)),
  training: z.string().nullable(),
  /** Year in which the caregiver began to care for people. */
  worksSince: z.int().nullable(),
  /** Verified checks, each with its day. */
  checks: z.array(z.strictObject({ kind: z.enum(profileChecks), on: z.iso.date() })),
  /**
   * Why the office chose the caregiver, strongest reason first; empty after a choice without suggestions, or for a single
   * visit (rule DAY-20).
   */
  chosenFor: z.array(z.string()),
  /** Whether the family accepted the caregiver; null for a caregiver of one visit only. */
  isWelcome: z.boolean().nullable(),
  /** Number of this booking's visits by the caregiver. */
  visits: count,
  /** Since when the caregiver is present; null while absent. */
  thereSince: time.nullable(),
  /** Next planned visit. */
  next: time.nullable(),
  /** Latest note to the family, and the end of that visit. */
  lastWords: z.strictObject({ text: z.string(), at: time }).nullable(),
})
/** GET /booking/{id}/caregiver: null when no caregiver is assigned, and after care has ended. */
export const caregiverCardSchema = z.strictObject({ caregiver: caregiverSchema.nullable() })
export type CaregiverCard = z.output<typeof caregiverCardSchema>
export type Caregiver = z.output<typeof caregiverSchema>
