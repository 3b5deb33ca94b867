import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import {
  explainedSchema,
  explainPromisesSchema,
  keptPromisesSchema,
  promiseSchema,
  updatePromiseSchema,
} from './promises.schema.ts'

/** API calls for promises to families and their results. */
export const promiseCalls = {
  'GET /promises/kept': { answer: keptPromisesSchema, about: 'How often each promise was kept in the last 90 days' },
  'GET /admin/promises': {
    query: listQuery,
    answer: z.array(promiseSchema),
    about: 'Promises; open ones by default',
  },
  'PUT /admin/promises': {
    body: explainPromisesSchema,
    answer: explainedSchema,
    about: 'Promises with the new reason',
  },
  'PUT /admin/promises/{id}': { body: updatePromiseSchema, answer: promiseSchema, about: 'Promise' },
} as const satisfies Calls
