import { serviceTypeSchema } from '../bookings/choices.schema.ts'
import { callbackWindows } from '../care/catalogue.ts'
import { freeText } from '../wire/free-text.ts'
import { id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { inquiryTypes } from './inquiry-types.ts'

/** The fields that the office can change in a request, beside its status. A field that is not sent stays. */
const officeInput = { note: freeText(500).optional() }
export type OfficeInput = z.output<z.ZodObject<typeof officeInput>>
const officeFields = { note: z.string().nullable() }

export const callbackStatuses = ['open', 'called', 'closed'] as const
export type CallbackStatus = (typeof callbackStatuses)[number]
export const updateCallbackSchema = z.object({ status: z.enum(callbackStatuses), ...officeInput })
export const messageStatuses = ['new', 'answered', 'closed'] as const
export type MessageStatus = (typeof messageStatuses)[number]
export type RequestStatus = CallbackStatus | MessageStatus
export const updateMessageSchema = z.object({ status: z.enum(messageStatuses), ...officeInput })
/** POST …/claim and …/release: `from` is the current owner, if another admin (rule REQ-7). */
export const claimSchema = z.object({ from: z.string().max(64).optional() })

export const callbackSchema = z.strictObject({
  _id: id,
  serviceType: serviceTypeSchema,
  serviceName: z.string(),
  selectedPackage: z.string(),
  packageName: z.string(),
  callbackData: z.strictObject({ preferredTime: z.enum(callbackWindows), additionalNotes: z.string() }),
  status: z.enum(callbackStatuses),
  /** For the office only. */
  note: z.null(),
  timestamp: z.string(),
  createdAt: time,
  updatedAt: time,
})

export const ownCallbackSchema = callbackSchema.extend({
  /** Null when no call is pending. */
  dueAt: time.nullable(),
})

/** Opened the request last, or changed its state (rule REQ-7). */
const ownerSchema = z.strictObject({ _id: id, name: z.string() }).nullable()

export const queuedCallbackSchema = ownCallbackSchema.extend({
  user: z.strictObject({ ...person, phone: z.string() }),
  ...officeFields,
  owner: ownerSchema,
})

export const contactMessageSchema = z.strictObject({
  ...person,
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  inquiryType: z.enum(inquiryTypes),
  status: z.enum(messageStatuses),
  /** The account with the typed address. The sender was not signed in, so the words may be anybody's. */
  userId: id.nullable(),
  isTyped: z.literal(true),
  ...officeFields,
  owner: ownerSchema,
  createdAt: time,
})

export type CallbackRequest = z.output<typeof callbackSchema>

export type OwnCallback = z.output<typeof ownCallbackSchema>

export type CallbackInQueue = z.output<typeof queuedCallbackSchema>

export type ContactMessage = z.output<typeof contactMessageSchema>
