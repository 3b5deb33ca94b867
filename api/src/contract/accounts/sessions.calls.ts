import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import { deviceSessionSchema } from './factors.schema.ts'

/** API calls for listing and ending sessions (rule ACC-41). */
export const sessionCalls = {
  'GET /user/sessions': { answer: z.array(deviceSessionSchema), about: 'Own sessions' },
  'DELETE /user/sessions/{id}': { about: 'Ended' },
  'GET /admin/users/{id}/sessions': { answer: z.array(deviceSessionSchema), about: 'Sessions of this person' },
  'DELETE /admin/sessions/{id}': { about: 'Ended' },
} as const satisfies Calls
