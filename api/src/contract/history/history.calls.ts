import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { historyEntrySchema } from './history.schema.ts'

/** API call for a booking's history. */
export const historyCalls = {
  'GET /admin/bookings/{id}/history': {
    query: listQuery,
    answer: z.array(historyEntrySchema),
    about: 'History of a booking, newest first',
  },
} as const satisfies Calls
