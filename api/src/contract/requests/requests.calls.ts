import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import {
  callbackSchema,
  contactMessageSchema,
  ownCallbackSchema,
  queuedCallbackSchema,
  updateCallbackSchema,
  updateMessageSchema,
} from './queues.schema.ts'
import { callRequestSchema, contactSchema, createCallbackSchema } from './requests.schema.ts'

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

/** API calls for callback requests: a family's own, and the office's queue (rules REQ-1, OFF-15). */
export const callbackCalls = {
  'POST /callback': { body: createCallbackSchema, answer: callbackSchema, status: 201, about: 'Callback request' },
  'GET /callback': { answer: z.array(ownCallbackSchema), about: 'Own callback requests' },
  'GET /admin/callbacks': {
    query: listQuery,
    answer: z.array(queuedCallbackSchema),
    about: 'Queue of callback requests',
  },
  'GET /admin/callbacks/{id}': { answer: queuedCallbackSchema, about: 'Callback request with its customer' },
  'PUT /admin/callbacks/{id}': {
    body: updateCallbackSchema,
    answer: queuedCallbackSchema,
    about: 'Callback request with the new status',
  },
  'POST /admin/callbacks/{id}/undo': { answer: queuedCallbackSchema, about: 'Callback request after the undo' },
} as const satisfies Calls
