import { serviceTypeSchema } from '../bookings/choices.schema.ts'
import type { Calls } from '../wire/call.ts'
import { count } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { organisationSettingsSchema, privacySettingsSchema, promisesSettingsSchema } from './sections.schema.ts'

const inEveryLanguage = z.strictObject({ en: z.string(), te: z.string(), hi: z.string() })
const offered = z.strictObject({
  id: z.string(),
  name: inEveryLanguage,
  price: count,
  originalPrice: count,
  unit: z.string(),
  popular: z.boolean(),
  /** Id of the package in the code whose hours and duration this package uses. It is its own id for a package in the code. */
  hoursOf: z.string(),
})

/** Answer of GET /settings: the current settings for pages and apps, without account numbers. */
export const publicSettingsSchema = z.strictObject({
  organisation: organisationSettingsSchema,
  phoneDisplay: z.string(),
  services: z.array(z.strictObject({ id: serviceTypeSchema, listed: z.boolean(), packages: z.array(offered) })),
  promises: promisesSettingsSchema,
  privacy: privacySettingsSchema,
  /** Accent colour, and address of the logo; null when the brand's mark is shown. */
  look: z.strictObject({ accent: z.string(), logo: z.string().nullable() }),
  /** How families can pay; empty while the product requests no money. */
  payingWays: z.array(z.enum(['upi', 'bank'])),
})
export type PublicSettings = z.output<typeof publicSettingsSchema>

export const publicSettingsCalls = {
  'GET /settings': { answer: publicSettingsSchema, about: 'Current settings for pages and apps' },
} as const satisfies Calls
