import type { Calls } from '../wire/call.ts'
import { day } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { proveVisitSchema } from './door-codes.schema.ts'
import { endVisitSchema, ownVisitSchema, startVisitSchema } from './visits.schema.ts'

/** API calls of caretakers for their visits. */
export const ownVisitCalls = {
  'GET /caretaker/visits': {
    query: z.object({ from: day, to: day }).partial(),
    answer: z.array(ownVisitSchema),
    about: 'Own visits of these days, the earliest first',
  },
  'POST /caretaker/visits/{id}/start': { body: startVisitSchema, answer: ownVisitSchema, about: 'Started visit' },
  'POST /caretaker/visits/{id}/end': { body: endVisitSchema, answer: ownVisitSchema, about: 'Ended visit' },
  'POST /caretaker/visits/{id}/prove': {
    body: proveVisitSchema,
    answer: ownVisitSchema,
    about: 'Visit confirmed with the door code',
  },
} as const satisfies Calls
