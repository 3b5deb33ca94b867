import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import {
  callCardSchema,
  callClaimSchema,
  callSchema,
  claimCallSchema,
  createCallSchema,
  findCallSchema,
} from './telephone.schema.ts'

const params = z.object({ key: z.string().min(1).max(64) })

/** API calls for the call sheet and for recorded telephone calls. */
export const telephoneCalls = {
  'GET /admin/call-sheet': {
    answer: z.array(callCardSchema),
    about: 'Families to call, one card each, overdue ones first',
  },
  'POST /admin/call-sheet/find': {
    body: findCallSchema,
    answer: callCardSchema,
    about: 'The card of a number, claimed for ten minutes',
  },
  'POST /admin/call-sheet/{key}/claim': {
    params,
    body: claimCallSchema,
    bodyOptional: true,
    answer: callClaimSchema,
    about: 'Card claimed for ten minutes',
  },
  'POST /admin/call-sheet/{key}/release': { params, answer: callClaimSchema, about: 'Card released' },
  'POST /admin/calls': { body: createCallSchema, answer: callSchema, status: [200, 201], about: 'Call' },
} as const satisfies Calls
