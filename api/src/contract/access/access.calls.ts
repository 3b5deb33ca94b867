import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { accessEntrySchema, exportSchema } from './access.schema.ts'

/** API calls for the access log and for recording CSV exports. */
export const accessCalls = {
  'GET /admin/access-log': { query: listQuery, answer: z.array(accessEntrySchema), about: 'Who looked at whose data' },
  'POST /admin/exports': { body: exportSchema, about: 'Written down' },
  'POST /caretaker/exports': { body: exportSchema, about: 'Written down' },
} as const satisfies Calls
