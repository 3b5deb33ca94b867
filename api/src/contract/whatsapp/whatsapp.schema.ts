import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { freeText } from '../wire/free-text.ts'
import { id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** WhatsApp messages (rule CALL-7). */
export const messageTemplates = [
  'bookingReceived',
  'callMissed',
  'caretakerAssigned',
  'visitTomorrow',
  'replacement',
  'paymentAsked',
  'paymentReceived',
  'endsSoon',
  'reviewAsked',
  'notice',
] as const
export type MessageTemplate = (typeof messageTemplates)[number]
/** The message to a caretaker about changed visits concerns several bookings, so it has its own call (rule VISIT-30). */
export const toldTemplate = 'scheduleChanged'
export const recordedTemplates = [...messageTemplates, toldTemplate] as const
export type RecordedTemplate = (typeof recordedTemplates)[number]
/** Messages about who visits, the contract and personal data may be sent with a reason even when messages are switched off. */
export const templatesDespiteOff: readonly MessageTemplate[] = [
  'visitTomorrow',
  'replacement',
  'paymentAsked',
  'paymentReceived',
  'notice',
]

const recipient = z.enum(['family', 'emergency', 'caretaker'])
export type Recipient = z.output<typeof recipient>
const template = z.enum(messageTemplates)

/** `caretaker`: of one of the booking's visits, but not the booking's own. `visit`: with a substitute. */
export const whatsAppQuery = z.object({
  to: recipient.optional(),
  language: z.enum(languages).optional(),
  caretaker: id.optional(),
  visit: id.optional(),
})
/** GET /admin/bookings/{id}/hand-off: previews; the call neither sends nor stores anything. */
export const whatsAppSchema = z.strictObject({
  to: recipient,
  language: z.enum(languages),
  /** Why no message can be sent, or only with a reason. */
  refusal: z.enum(['no-mobile', 'switched-off']).nullable(),
  messages: z.array(
    z.strictObject({
      template,
      text: z.string(),
      url: z.string().nullable(),
      /** Whether the office may send it, with a reason, to a person who switched messages off. */
      isDespiteOff: z.boolean(),
      isFitting: z.boolean(),
    }),
  ),
})
export type WhatsAppMessage = z.output<typeof whatsAppSchema>

/** POST /admin/communications (rule CALL-8). */
export const createCommunicationSchema = z.object({
  bookingId: id,
  template: z.enum(messageTemplates, texts.details.chooseOption),
  language: z.enum(languages).optional(),
  to: recipient,
  caretaker: id.optional(),
  visit: id.optional(),
  reason: freeText(500).optional(),
})
export type CreateCommunication = z.output<typeof createCommunicationSchema>
export const createdCommunicationSchema = z.strictObject({ _id: id, url: z.string() })
export const settleCommunicationSchema = z.object({ state: z.enum(['sent', 'not-sent']) })

export const communicationSchema = z.strictObject({
  _id: id,
  to: recipient,
  channel: z.enum(['whatsapp', 'sms', 'call', 'mail']),
  template: z.enum(recordedTemplates),
  language: z.enum(languages),
  state: z.enum(['opened', 'sent', 'not-sent', 'delivered', 'failed']),
  by: z.strictObject({ _id: id, name: z.string() }),
  createdAt: time,
  settledAt: time.nullable(),
})
export type Communication = z.output<typeof communicationSchema>
