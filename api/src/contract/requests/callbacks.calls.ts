import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { callbackSchema, ownCallbackSchema, queuedCallbackSchema, updateCallbackSchema } from './queues.schema.ts'
import { createCallbackSchema } from './requests.schema.ts'

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
