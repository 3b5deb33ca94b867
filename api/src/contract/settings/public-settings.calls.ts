import { serviceTypeSchema } from '../bookings/choices.schema.ts'
import type { Calls } from '../wire/call.ts'
import { count } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { organisationSettingsSchema } from './organisation.schema.ts'
import { privacySettingsSchema } from './privacy.schema.ts'
import { promisesSettingsSchema } from './promises.schema.ts'

const inEveryLanguage = z.strictObject({ en: z.string(), te: z.string(), hi: z.string() })
const offered = z.strictObject({
  id: z.string(),
  name: inEveryLanguage,
  price: count,
  originalPrice: count,
  unit: z.string(),
  popular: z.boolean(),
  /** The package of the code whose hours and duration it takes; itself where it is one. */
  hoursOf: z.string(),
})

/** GET /settings: what pages and apps show of the settings in force; no account numbers. */
export const publicSettingsSchema = z.strictObject({
  organisation: organisationSettingsSchema,
  /** The shown form of the phone number. */
  phoneDisplay: z.string(),
  services: z.array(z.strictObject({ id: serviceTypeSchema, listed: z.boolean(), packages: z.array(offered) })),
  promises: promisesSettingsSchema,
  privacy: privacySettingsSchema,
  /** The accent colour, and where the logo is; null where the mark of the brand is shown. */
  look: z.strictObject({ accent: z.string(), logo: z.string().nullable() }),
  /** Ways in which families can pay; empty while the product asks for no money. */
  payingWays: z.array(z.enum(['upi', 'bank'])),
})
export type PublicSettings = z.output<typeof publicSettingsSchema>

export const publicSettingsCalls = {
  'GET /settings': { answer: publicSettingsSchema, about: 'Settings in force that pages and apps show' },
} as const satisfies Calls
