import type { Calls } from '../wire/call.ts'
import { pushSchema, subscribeSchema } from './push.schema.ts'

/** API calls for notifications of a caretaker's device (rule CARE-28). */
export const pushCalls = {
  'GET /caretaker/push': { answer: pushSchema, about: 'Whether this device is notified, and the public key' },
  'PUT /caretaker/push': { body: subscribeSchema, answer: pushSchema, about: 'This device is notified' },
  'DELETE /caretaker/push': { about: 'This device is no longer notified' },
} as const satisfies Calls
