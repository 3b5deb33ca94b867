import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { closingSchema, retentionRowSchema } from './retention.schema.ts'

/** API calls for closing accounts, retention and erasure (rules PRIV-K1 and after). */
export const retentionCalls = {
  'GET /user/closing': { answer: closingSchema, about: 'Effect of closing the account of the caller' },
  'POST /user/closing': { about: 'Account closed, and all sessions ended' },
  'GET /admin/retention': {
    query: listQuery,
    answer: z.array(retentionRowSchema),
    about: 'Families that are closed or inactive for years, with their retention',
  },
  'GET /admin/retention/{family}': { answer: retentionRowSchema, about: 'Retention of one family' },
  'POST /admin/retention/{family}/restrict': {
    answer: retentionRowSchema,
    about: 'Family restricted to privacy work',
  },
  'POST /admin/retention/{family}/release': { answer: retentionRowSchema, about: 'Restriction lifted' },
} as const satisfies Calls
