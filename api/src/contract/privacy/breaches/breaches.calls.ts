import type { Calls } from '../../wire/call.ts'
import { listQuery } from '../../wire/list-query.ts'
import { z } from '../../wire/zod.ts'
import {
  breachCallsSchema,
  breachSchema,
  openBreachSchema,
  peopleSchema,
  toldBodySchema,
  updateBreachSchema,
} from './breaches.schema.ts'

/** API calls for personal-data breaches: the Board's deadline, reports, and the people affected (rules PRIV-B1 to PRIV-B5). */
export const breachCalls = {
  'GET /admin/breaches': { query: listQuery, answer: z.array(breachSchema), about: 'Breaches' },
  'POST /admin/breaches': {
    body: openBreachSchema,
    answer: breachSchema,
    status: [201, 200],
    about: { 201: 'Breach, from which the clock runs', 200: 'The same, opened before' },
  },
  'GET /admin/breaches/{id}': { answer: breachSchema, about: 'Breach' },
  'PUT /admin/breaches/{id}': { body: updateBreachSchema, answer: breachSchema, about: 'Breach with what is known' },
  'POST /admin/breaches/{id}/people': {
    body: toldBodySchema,
    answer: peopleSchema,
    about: 'How many people it touches; nobody is told',
  },
  'POST /admin/breaches/{id}/tell': {
    body: toldBodySchema,
    answer: peopleSchema,
    about: 'People told, each once; who has no address is to be called',
  },
  'GET /admin/breaches/{id}/calls': { answer: breachCallsSchema, about: 'Who is to be called' },
  'POST /admin/breaches/{id}/calls/{account}': { about: 'Somebody was told by telephone' },
  'POST /admin/breaches/{id}/close': { answer: breachSchema, about: 'Breach, closed' },
} as const satisfies Calls
