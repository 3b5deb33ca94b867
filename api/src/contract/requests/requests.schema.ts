import { checkPhone, normalizeName, normalizePhone } from '../accounts/account-rules.ts'
import { emailSchema } from '../accounts/accounts.schema.ts'
import { serviceTypeSchema } from '../bookings/choices.schema.ts'
import { callbackWindows } from '../care/catalogue.ts'
import { cleanDigits } from '../clean-text.ts'
import { texts } from '../texts.ts'
import { freeText, lineText, neededLine, neededText, phoneLine } from '../wire/free-text.ts'
import { maskAadhaar } from '../wire/mask-aadhaar.ts'
import { z } from '../wire/zod.ts'
import { inquiryTypes } from './inquiry-types.ts'

const short = lineText(500).optional()

/** POST /service-selection (rule REQ-6). The account comes from the session; the server ignores `userId`. */
export const serviceSelectionSchema = z.object({
  userId: z.unknown().optional(),
  serviceType: serviceTypeSchema,
  serviceName: short,
  serviceDescription: short,
  timestamp: short,
  userAgent: z.string().max(1000).optional(),
  referrer: z.string().max(2000).optional(),
})
export const trackSchema = z.object({ type: z.literal('serviceSelection'), data: z.unknown() })

/** POST /callback; `selectedPackage` is a package id (rule REQ-1). */
export const createCallbackSchema = z.object({
  serviceType: serviceTypeSchema,
  selectedPackage: neededLine(50),
  callbackData: z.object({
    preferredTime: z.enum(callbackWindows),
    additionalNotes: freeText(2000).optional(),
  }),
  timestamp: short,
})

export const contactSchema = z.object({
  name: neededLine(100).overwrite(normalizeName),
  email: emailSchema,
  phone: phoneLine(30).optional(),
  subject: neededLine(200).overwrite(maskAadhaar),
  message: neededText(5000),
  inquiryType: z.enum(inquiryTypes, texts.details.chooseOption),
})
/** People without an account choose a call as soon as promised, or in a window (rule REQ-8). */
export const requestedCallTimes = ['soon', ...callbackWindows] as const
export const callRequestSchema = z.object({
  name: neededLine(100).overwrite(normalizeName),
  phone: z
    .string(texts.details.required)
    .overwrite(cleanDigits)
    .min(1, texts.details.required)
    .max(100, texts.phone.invalid)
    .superRefine((phone, context) => {
      const message = phone === '' ? undefined : checkPhone(phone)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
    .transform(normalizePhone),
  when: z.enum(requestedCallTimes, texts.details.chooseOption),
  /** Honeypot: hidden, so only programs fill it in. Browsers' autofill has no field of this name. */
  remainder: z.string().max(2000).optional(),
})
export const newsletterSchema = z.object({ email: emailSchema })
export const newsletterLinkSchema = z.object({
  token: z.string().min(1, texts.newsletter.deadLink).max(200, texts.newsletter.deadLink),
})
