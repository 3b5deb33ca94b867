import { exportSchema } from '../schemas/access.schema.ts'
import { accessEntrySchema } from '../schemas/operations.schema.ts'
import { z } from '../schemas/zod.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'

/** Who looked at whose data, and copies that are made of it. */
export const accessCalls = {
  'GET /admin/access-log': { query: listQuery, answer: z.array(accessEntrySchema), about: 'Who looked at whose data' },
  'POST /admin/exports': { body: exportSchema, about: 'Written down' },
  'POST /caretaker/exports': { body: exportSchema, about: 'Written down' },
} as const satisfies Calls
