import { serviceTypeSchema } from '../bookings/choices.schema.ts'
import { callbackWindows } from '../care/catalogue.ts'
import { id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { inquiryTypes } from './inquiry-types.ts'
import { callbackStatuses, messageStatuses } from './requests.schema.ts'

export const callbackSchema = z.strictObject({
  _id: id,
  serviceType: serviceTypeSchema,
  serviceName: z.string(),
  selectedPackage: z.string(),
  packageName: z.string(),
  callbackData: z.strictObject({ preferredTime: z.enum(callbackWindows), additionalNotes: z.string() }),
  status: z.enum(callbackStatuses),
  /** The office's own: the family gets none. */
  note: z.null(),
  timestamp: z.string(),
  createdAt: time,
  updatedAt: time,
})

/** A request as its family follows it. */
export const ownCallbackSchema = callbackSchema.extend({
  /** Until when the call is promised; null where nobody waits for one any more. */
  dueAt: time.nullable(),
})

/** Who works on a request, or moved it last (rule REQ-7). */
const ownerSchema = z.strictObject({ _id: id, name: z.string() }).nullable()

export const queuedCallbackSchema = ownCallbackSchema.extend({
  user: z.strictObject({ ...person, phone: z.string() }),
  note: z.string().nullable(),
  owner: ownerSchema,
})

export const contactMessageSchema = z.strictObject({
  ...person,
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  inquiryType: z.enum(inquiryTypes),
  status: z.enum(messageStatuses),
  /** The account with the address that was typed. Nobody signed in to write this: it may be anybody's words. */
  userId: id.nullable(),
  isTyped: z.literal(true),
  /** The office's own. */
  note: z.string().nullable(),
  owner: ownerSchema,
  createdAt: time,
})

export type CallbackRequest = z.output<typeof callbackSchema>

export type OwnCallback = z.output<typeof ownCallbackSchema>

export type CallbackInQueue = z.output<typeof queuedCallbackSchema>

export type ContactMessage = z.output<typeof contactMessageSchema>
