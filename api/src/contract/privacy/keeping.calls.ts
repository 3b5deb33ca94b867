import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { closingSchema, retentionRowSchema } from './keeping.schema.ts'

/** API calls for closing accounts, retention and erasure (rules PRIV-K1 and after). */
export const keepingCalls = {
  'GET /user/closing': { answer: closingSchema, about: 'What closing the own account would mean' },
  'POST /user/closing': { about: 'Closed; every session is over' },
  'GET /admin/retention': {
    query: listQuery,
    answer: z.array(retentionRowSchema),
    about: 'Families that are closed or of whom nothing was heard for years, and what keeps the rest',
  },
  'GET /admin/retention/{family}': { answer: retentionRowSchema, about: 'What keeps the data of one family' },
  'POST /admin/retention/{family}/restrict': {
    answer: retentionRowSchema,
    about: 'Closed: only the privacy desk opens it',
  },
  'POST /admin/retention/{family}/release': { answer: retentionRowSchema, about: 'Open again' },
} as const satisfies Calls
