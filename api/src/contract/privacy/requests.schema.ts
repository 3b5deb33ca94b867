import { checkEmail, checkPhone, normalizeEmail, normalizePhone } from '../accounts/account-rules.ts'
import { nameSchema, phoneSchema } from '../accounts/accounts.schema.ts'
import { auditActions } from '../audit/audit-actions.ts'
import { cleanText } from '../clean-text.ts'
import { entryWays } from '../inbox/inbox-kinds.ts'
import { texts } from '../texts.ts'
import { freeText, lineText, neededLine, neededText } from '../wire/free-text.ts'
import { maskAadhaar } from '../wire/mask-aadhaar.ts'
import { givenTime, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { officeProofs, privacyKinds, privacyProofs, privacyStatuses } from './request-kinds.ts'

const kind = z.enum(privacyKinds, texts.details.chooseOption)
const patientName = lineText(100).overwrite(maskAadhaar).optional()
const words = neededText(4000)

/** POST /user/privacy-requests; `clientEventId` prevents duplicates. */
export const ownPrivacyRequestSchema = z.object({ kind, text: words, patientName, clientEventId: z.uuid() })

/** An email address with @, otherwise a phone number. */
const contact = z
  .string(texts.details.required)
  .overwrite(cleanText)
  .min(1, texts.details.required)
  .max(254, texts.details.tooLong)
  .superRefine((value, context) => {
    const message = value.includes('@') ? checkEmail(value) : checkPhone(value)
    if (value !== '' && message !== undefined) context.addIssue({ code: 'custom', message })
  })
  .transform((value) => (value.includes('@') ? normalizeEmail(value) : normalizePhone(value)))

/** Browsers do not send an unticked checkbox. */
const ticked = z.union([z.literal('yes'), z.boolean()]).optional()

/** POST /privacy-requests, without sign-in. */
export const anyonesPrivacyRequestSchema = z.object({
  name: neededLine(100).overwrite(maskAadhaar),
  contact,
  kind,
  text: words,
  /** The patient of a booking made by another person, whom the office notifies unless `keepFromFamily`. */
  asPatient: ticked,
  keepFromFamily: ticked,
  /** Honeypot: hidden, so only programs fill it in. Browsers' autofill has no field of this name. */
  remainder: z.string().max(2000).optional(),
})

/** POST /admin/privacy-requests: a request that came to the office by phone or letter (rule PRIV-R8). */
export const enterPrivacyRequestSchema = z.object({
  name: neededLine(100).overwrite(maskAadhaar),
  contact,
  kind,
  text: words,
  cameAt: givenTime,
  way: z.enum(entryWays, texts.details.chooseOption),
  family: id.nullable().optional(),
  /** The patient of a booking made by another person; see `anyonesPrivacyRequestSchema`. */
  asPatient: z.boolean().optional(),
  keepFromFamily: z.boolean().optional(),
  proof: z.enum(officeProofs).optional(),
  clientEventId: z.uuid(),
})

export const followedPrivacyRequestSchema = z.strictObject({
  _id: id,
  code: z.string(),
  kind: z.enum(privacyKinds),
  text: z.string(),
  patientName: z.string().nullable(),
  status: z.enum(privacyStatuses),
  dueAt: time,
  acknowledgedAt: time.nullable(),
  decidedAt: time.nullable(),
  /** The office's answer, or the reason of a refusal. */
  answer: z.string().nullable(),
  createdAt: time,
})
export type FollowedPrivacyRequest = z.output<typeof followedPrivacyRequestSchema>

/** A nominee acts for the customer after their death or incapacity. */
export const nomineeSchema = z.strictObject({
  name: z.string(),
  phone: z.string(),
  relation: z.string(),
  namedAt: time,
})
export type Nominee = z.output<typeof nomineeSchema>
export const ownNomineeSchema = z.strictObject({ nominee: nomineeSchema.nullable() })
export const nameNomineeSchema = z.object({
  name: nameSchema,
  phone: z.preprocess(
    (value) => value ?? '',
    phoneSchema.refine((value) => value !== '', texts.details.required),
  ),
  relation: neededLine(60).overwrite(maskAadhaar),
})

const known = z.strictObject({ _id: id, name: z.string(), email: z.string(), phone: z.string() })
export const privacyRequestSchema = followedPrivacyRequestSchema.extend({
  name: z.string(),
  contact: z.string(),
  dueAckAt: time,
  /** The next of `dueAckAt` and `dueAt`. */
  nextDueAt: time,
  /** The family whose data the request concerns, by sign-in or found by the office. */
  family: known.nullable(),
  /** A patient of that family, who may want the request kept from it. */
  byPatient: z.boolean(),
  keepFromFamily: z.boolean(),
  familyToldAt: time.nullable(),
  /** The proof is null until the requester's identity is confirmed. */
  proof: z.enum(privacyProofs).nullable(),
  provenAt: time.nullable(),
  by: z.strictObject({ _id: id, name: z.string() }).nullable(),
  isLate: z.boolean(),
  /** The admin who entered the request, and how it came; null if the requester sent it. */
  entered: z.strictObject({ by: z.strictObject({ _id: id, name: z.string() }), way: z.enum(entryWays) }).nullable(),
  correctedBy: z
    .strictObject({ _id: id, action: z.enum(auditActions), resourceId: id, description: z.string(), at: time })
    .nullable(),
  nominee: nomineeSchema.nullable(),
})
export type PrivacyRequest = z.output<typeof privacyRequestSchema>

const movedStatuses = ['acknowledged', 'waiting', 'done', 'refused'] as const

/** PUT /admin/privacy-requests/{id}; fields not sent stay. The requester reads the reason of a refusal. */
export const decidePrivacyRequestSchema = z
  .object({
    status: z.enum(movedStatuses),
    answer: freeText(4000).optional(),
    reason: freeText(4000).optional(),
    /** The office finds the family when the requester was not signed in. */
    family: id.nullable().optional(),
    proof: z.enum(officeProofs).optional(),
  })
  .superRefine(({ status, reason }, context) => {
    if (status === 'refused' && !reason)
      context.addIssue({ code: 'custom', message: texts.privacyRequest.reasonRequired, path: ['reason'] })
  })
