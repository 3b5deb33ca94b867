import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { day, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { behalves, purposes } from './notice.ts'

const onBehalf = z.enum(behalves, texts.details.chooseOption)
const language = z.enum(languages, texts.details.chooseOption)
const version = z.string().max(20)

/** Part of bodies with personal details: consent to the notice. */
export const agreedNotice = {
  agreedToNotice: z.boolean().optional(),
  noticeVersion: version.optional(),
  noticeLanguage: language.optional(),
  onBehalf: onBehalf.optional(),
}

/** PUT /user/consents/{purpose}. `version` is the notice on the screen. */
export const setConsentSchema = z.object({ given: z.boolean(), version: version.optional() })

/** PUT /admin/families/{id}/consents: given on the phone or signed on paper. */
export const officeConsentSchema = z.object({
  purpose: z.enum(purposes, texts.details.chooseOption),
  given: z.boolean(),
  way: z.enum(['office', 'paper'], texts.details.chooseOption),
  version: version.optional(),
  language: language.optional(),
  onBehalf: onBehalf.optional(),
})

const consentBoxSchema = z.strictObject({
  purpose: z.enum(purposes),
  /** Whether use is allowed; for `messages` and `news`, the account's settings decide. */
  isGiven: z.boolean(),
  version: z.string().nullable(),
  givenAt: time.nullable(),
  withdrawnAt: time.nullable(),
})
const consentRowSchema = z.strictObject({
  _id: id,
  purpose: z.enum(purposes),
  version: z.string(),
  language: z.enum(languages),
  onBehalf: z.enum(behalves),
  way: z.enum(['site', 'office', 'paper']),
  givenAt: time,
  withdrawnAt: time.nullable(),
})

/** GET /user/consents: current consents, and their history, newest first. */
export const consentsSchema = z.strictObject({
  version: z.string(),
  day,
  /** The app must ask: care was booked, and the family has neither agreed nor declined. */
  asks: z.boolean(),
  boxes: z.array(consentBoxSchema),
  history: z.array(consentRowSchema),
})
export type Consents = z.output<typeof consentsSchema>

/** The same for the office. Notifying a family by message is no consent. */
export const familyConsentsSchema = consentsSchema.extend({ toldAt: time.nullable() })
export type ConsentsForOffice = z.output<typeof familyConsentsSchema>
