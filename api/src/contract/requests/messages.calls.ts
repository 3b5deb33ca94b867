import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { contactMessageSchema, updateMessageSchema } from './queues.schema.ts'
import { callRequestSchema, contactSchema } from './requests.schema.ts'

/** API calls for the contact form, callback requests without an account, and their queue (rules REQ-2, OFF-16, REQ-7). */
export const messageCalls = {
  'POST /contact': { body: contactSchema, answer: messageAnswerSchema, status: 201, about: 'Message sent' },
  'POST /call-wish': {
    body: callRequestSchema,
    answer: messageAnswerSchema,
    status: 201,
    about: 'Callback request recorded',
  },
  'GET /admin/messages': { query: listQuery, answer: z.array(contactMessageSchema), about: 'Contact messages' },
  'GET /admin/messages/{id}': { answer: contactMessageSchema, about: 'Contact message' },
  'PUT /admin/messages/{id}': {
    body: updateMessageSchema,
    answer: contactMessageSchema,
    about: 'Contact message with the new status',
  },
  'POST /admin/messages/{id}/undo': { answer: contactMessageSchema, about: 'Contact message after the undo' },
} as const satisfies Calls
