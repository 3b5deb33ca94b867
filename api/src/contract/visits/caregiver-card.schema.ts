import { profileChecks, spokenLanguages } from '../suggestions/caretaker-profile.ts'
import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** Who comes to a family: what the office has seen and written down, and nothing else (rule DAY-19). */
const caregiverSchema = z.strictObject({
  /** Her first name. */
  name: z.string(),
  /** Her face, as `data:image/jpeg;base64,…`. */
  photo: z.string().nullable(),
  languages: z.array(z.enum(spokenLanguages)),
  training: z.string().nullable(),
  /** The year in which she began to care for people. */
  worksSince: z.int().nullable(),
  /** What was seen, each with its day. */
  checks: z.array(z.strictObject({ kind: z.enum(profileChecks), on: z.iso.date() })),
  /** Why the office chose her, best first; none of who was chosen without a look, or comes for one visit (rule DAY-20). */
  chosenFor: z.array(z.string()),
  /** Whether the family said yes; null of who comes for one visit only. */
  isWelcome: z.boolean().nullable(),
  /** How many visits of this booking were hers. */
  visits: count,
  /** Since when she is in the house; null while she is not. */
  thereSince: time.nullable(),
  /** When she comes next, as it is planned. */
  next: time.nullable(),
  /** What she wrote for the family last, and when that visit ended. */
  lastWords: z.strictObject({ text: z.string(), at: time }).nullable(),
})
/** GET /booking/{id}/caregiver: null while nobody is chosen, and once care is over. */
export const caregiverCardSchema = z.strictObject({ caregiver: caregiverSchema.nullable() })
export type CaregiverCard = z.output<typeof caregiverCardSchema>
export type Caregiver = z.output<typeof caregiverSchema>
