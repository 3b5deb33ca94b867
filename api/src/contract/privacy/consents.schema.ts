import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { day, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { behalves, purposes } from './notice.ts'

const onBehalf = z.enum(behalves, texts.details.chooseOption)
const language = z.enum(languages, texts.details.chooseOption)
const version = z.string().max(20)

/** What goes along where details are given: whether the notice was agreed to, which one, in what language, and for whom. */
export const agreedNotice = {
  agreedToNotice: z.boolean().optional(),
  noticeVersion: version.optional(),
  noticeLanguage: language.optional(),
  onBehalf: onBehalf.optional(),
}

/** PUT /user/consents/{purpose}: one box. `version` is the notice that was on the screen when somebody agreed. */
export const setConsentSchema = z.object({ given: z.boolean(), version: version.optional() })

/** PUT /admin/families/{id}/consents: what a family said on the phone, or signed on paper. */
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
  /** Whether we may: for `messages` and `news` what the account's settings say. */
  isGiven: z.boolean(),
  /** The newest row of the purpose: what was read, how, and until when. */
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

/** GET /user/consents: the boxes as they stand, and what was agreed to, newest first. */
export const consentsSchema = z.strictObject({
  version: z.string(),
  day,
  /** Whether the notice is to be shown and asked: care was booked, and nobody has agreed to it or been told no. */
  asks: z.boolean(),
  boxes: z.array(consentBoxSchema),
  history: z.array(consentRowSchema),
})
export type Consents = z.output<typeof consentsSchema>

/** What the office sees of it: also whether the notice was sent by a message, which is told and not agreed. */
export const familyConsentsSchema = consentsSchema.extend({ toldAt: time.nullable() })
export type FamilyConsents = z.output<typeof familyConsentsSchema>
