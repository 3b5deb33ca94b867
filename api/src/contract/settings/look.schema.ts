import { nearestAccent } from '../look/accent-colours.ts'
import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'

const { colour, accent } = texts.settings

/** The id of an uploaded logo: the SHA-256 of its picture. */
export const logoId = z.string().regex(/^[0-9a-f]{64}$/)

/** How pages and apps look: one accent colour, from which shades for light and dark are computed, and a logo (rules SET-13, SET-14). */
export const lookSettingsSchema = z.object({
  accent: z
    .string(colour)
    .overwrite((typed) => typed.trim().toLowerCase())
    .refine((typed) => /^#[0-9a-f]{6}$/.test(typed), { error: colour, abort: true })
    .superRefine((typed, context) => {
      const nearest = nearestAccent(typed)
      if (nearest !== typed) context.addIssue({ code: 'custom', message: accent, params: { nearest } })
    }),
  /** null shows the mark of the brand. */
  logo: logoId.nullable(),
})
export type LookValues = z.output<typeof lookSettingsSchema>
