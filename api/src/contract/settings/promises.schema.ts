import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'

/** Thirty days. */
const longest = 30 * 24 * 60
const minutes = z
  .int(texts.settings.promisedMinutes)
  .min(1, texts.settings.promisedMinutes)
  .max(longest, texts.settings.promisedMinutes)

/** Promises to families, in minutes (rule SET-7). */
export const promisesSettingsSchema = z.object({
  call: minutes,
  match: minutes,
  verification: minutes,
  caregiver: minutes,
  callback: minutes,
  reply: minutes,
  /** `always` counts day and night, `office` only office hours. */
  clock: z.enum(['always', 'office']),
  /** null hides it. */
  advertisedRating: z
    .number(texts.settings.rating)
    .min(1, texts.settings.rating)
    .max(5, texts.settings.rating)
    .nullable(),
  advertisedFactors: z
    .int(texts.settings.factors)
    .min(1, texts.settings.factors)
    .max(1_000, texts.settings.factors)
    .nullable(),
})
export type PromisesValues = z.output<typeof promisesSettingsSchema>
