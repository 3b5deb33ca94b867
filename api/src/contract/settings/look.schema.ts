import { nearestAccent } from '../look/accent-colours.ts'
import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'

const { colour, accent } = texts.settings

/** SHA-256 of its picture. */
export const logoId = z.string().regex(/^[0-9a-f]{64}$/)

/** A logo, and one accent colour from which light and dark shades are computed (rules SET-13, SET-14). */
export const lookSettingsSchema = z.object({
  accent: z
    .string(colour)
    .overwrite((typed) => typed.trim().toLowerCase())
    .refine((typed) => /^#[0-9a-f]{6}$/.test(typed), { error: colour, abort: true })
    .superRefine((typed, context) => {
      const nearest = nearestAccent(typed)
      if (nearest !== typed) context.addIssue({ code: 'custom', message: accent, params: { nearest } })
    }),
  /** null shows the brand's mark. */
  logo: logoId.nullable(),
})
export type LookValues = z.output<typeof lookSettingsSchema>
