import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import {
  communicationSchema,
  createCommunicationSchema,
  createdCommunicationSchema,
  settleCommunicationSchema,
  whatsAppQuery,
  whatsAppSchema,
} from './whatsapp.schema.ts'

/** API calls for WhatsApp messages of the office (rules CALL-7, CALL-8). */
export const whatsAppCalls = {
  'GET /admin/bookings/{id}/hand-off': {
    query: whatsAppQuery,
    answer: whatsAppSchema,
    about: 'WhatsApp messages that can be sent',
  },
  'GET /admin/bookings/{id}/communications': {
    answer: z.array(communicationSchema),
    about: 'WhatsApp messages, newest first',
  },
  'POST /admin/communications': {
    body: createCommunicationSchema,
    answer: createdCommunicationSchema,
    status: 201,
    about: 'WhatsApp message with its link',
  },
  'PUT /admin/communications/{id}': {
    body: settleCommunicationSchema,
    answer: communicationSchema,
    about: 'WhatsApp message, sent or not sent',
  },
} as const satisfies Calls
