import { ownVisitSchema, startVisitSchema } from '../schemas/visits.schema.ts'
import { day } from '../schemas/wire-parts.ts'
import { z } from '../schemas/zod.ts'
import type { Calls } from '../wire/call.ts'

/** A caretaker's calls about her visits. */
export const ownVisitCalls = {
  'GET /caretaker/visits': {
    query: z.object({ from: day, to: day }).partial(),
    answer: z.array(ownVisitSchema),
    about: 'Own visits of these days, the earliest first',
  },
  'POST /caretaker/visits/{id}/start': { body: startVisitSchema, answer: ownVisitSchema, about: 'The visit, started' },
  'POST /caretaker/visits/{id}/end': { body: startVisitSchema, answer: ownVisitSchema, about: 'The visit, ended' },
} as const satisfies Calls
