import { checkEmail, checkPhone, normalizeEmail, normalizePhone } from '../accounts/account-rules.ts'
import { nameSchema, phoneSchema } from '../accounts/accounts.schema.ts'
import { auditActions } from '../audit/audit-actions.ts'
import { cleanText } from '../clean-text.ts'
import { texts } from '../texts.ts'
import { freeText, lineText, neededLine, neededText } from '../wire/free-text.ts'
import { maskAadhaar } from '../wire/mask-aadhaar.ts'
import { id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { officeProofs, privacyKinds, privacyProofs, privacyStatuses } from './request-kinds.ts'

const kind = z.enum(privacyKinds, texts.details.chooseOption)
const patientName = lineText(100).overwrite(maskAadhaar).optional()
const words = neededText(4000)

/** POST /user/privacy-requests; pressed twice it is one request. */
export const ownPrivacyRequestSchema = z.object({ kind, text: words, patientName, clientEventId: z.uuid() })

/** An address with an @ is a mail address, all else a number. */
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

/** A box of a plain form: not ticked it is not sent. */
const ticked = z.union([z.literal('yes'), z.boolean()]).optional()

/** POST /privacy-requests: somebody without a sign-in. */
export const anyonesPrivacyRequestSchema = z.object({
  name: neededLine(100).overwrite(maskAadhaar),
  contact,
  kind,
  text: words,
  /** Who asks is the patient of a booking that somebody else made, whom the office tells of it unless told not to. */
  asPatient: ticked,
  keepFromFamily: ticked,
  /** Nobody sees this field: what fills it in is a program. Browsers that fill in forms know no field of this name. */
  remainder: z.string().max(2000).optional(),
})

/** A request as whoever made it signed in follows it. */
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
  /** What the office says, the reason of a refusal among it. */
  answer: z.string().nullable(),
  createdAt: time,
})
export type FollowedPrivacyRequest = z.output<typeof followedPrivacyRequestSchema>

/** Whoever acts for somebody after a death or when she no longer can. */
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
/** A request in the office's list. */
export const privacyRequestSchema = followedPrivacyRequestSchema.extend({
  name: z.string(),
  contact: z.string(),
  dueAckAt: time,
  /** What is due next of the two. */
  nextDueAt: time,
  /** Whose data it is about, as the office found out or the sign-in says. */
  family: known.nullable(),
  /** Who asks is a patient of that family, who may not want it told. */
  byPatient: z.boolean(),
  keepFromFamily: z.boolean(),
  familyToldAt: time.nullable(),
  /** How it is known who asks; null while it is not. */
  proof: z.enum(privacyProofs).nullable(),
  provenAt: time.nullable(),
  by: z.strictObject({ _id: id, name: z.string() }).nullable(),
  /** Open, and what was due is over. */
  isLate: z.boolean(),
  /** The row of the log in which what was wrong was corrected. */
  correctedBy: z
    .strictObject({ _id: id, action: z.enum(auditActions), resourceId: id, description: z.string(), at: time })
    .nullable(),
  /** Whom that family named. */
  nominee: nomineeSchema.nullable(),
})
export type PrivacyRequest = z.output<typeof privacyRequestSchema>

const movedStatuses = ['acknowledged', 'waiting', 'done', 'refused'] as const

/** PUT /admin/privacy-requests/{id}; what is not sent stays. A refusal says why, in words that the person reads. */
export const decidePrivacyRequestSchema = z
  .object({
    status: z.enum(movedStatuses),
    answer: freeText(4000).optional(),
    reason: freeText(4000).optional(),
    /** The account of whose data it is about; found by the office where nobody signed in. */
    family: id.nullable().optional(),
    proof: z.enum(officeProofs).optional(),
  })
  .superRefine(({ status, reason }, context) => {
    if (status === 'refused' && !reason)
      context.addIssue({ code: 'custom', message: texts.privacyRequest.reasonRequired, path: ['reason'] })
  })
