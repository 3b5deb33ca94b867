import type { Calls } from '../wire/call.ts'
import { inboxQuery, inboxSchema, openedRowSchema, openRowSchema } from './inbox.schema.ts'

/** API calls for the office's inbox (rules REQ-7, REQ-9). */
export const inboxCalls = {
  'GET /admin/inbox': {
    query: inboxQuery,
    answer: inboxSchema,
    about: 'Calls, callbacks, messages, change requests and privacy requests, most urgent first',
  },
  'POST /admin/inbox/open': { body: openRowSchema, answer: openedRowSchema, about: 'Row opened by the caller' },
} as const satisfies Calls
