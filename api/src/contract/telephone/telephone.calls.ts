import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import { callCardSchema, callSchema, createCallSchema, findCallSchema } from './telephone.schema.ts'

/** API calls for the call sheet and for recorded telephone calls. */
export const telephoneCalls = {
  'GET /admin/call-sheet': {
    answer: z.array(callCardSchema),
    about: 'Families to call, one card each, overdue ones first',
  },
  'POST /admin/call-sheet/find': {
    body: findCallSchema,
    answer: callCardSchema,
    about: 'The card of a number',
  },
  'POST /admin/calls': { body: createCallSchema, answer: callSchema, status: [200, 201], about: 'Call' },
} as const satisfies Calls
