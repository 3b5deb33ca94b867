import { historyEntrySchema } from '../promises/history.schema.ts'
import { z } from '../schemas/zod.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'

/** What happened to a booking. */
export const historyCalls = {
  'GET /admin/bookings/{id}/history': {
    query: listQuery,
    answer: z.array(historyEntrySchema),
    about: 'What happened to a booking, newest first',
  },
} as const satisfies Calls
