import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { accessEntrySchema, exportSchema } from './access.schema.ts'

/** API calls for the access log and for recording CSV exports. */
export const accessCalls = {
  'GET /admin/access-log': { query: listQuery, answer: z.array(accessEntrySchema), about: 'Access log' },
  'POST /admin/exports': { body: exportSchema, about: 'Export recorded in the access log' },
  'POST /caretaker/exports': { body: exportSchema, about: 'Export recorded in the access log' },
} as const satisfies Calls
