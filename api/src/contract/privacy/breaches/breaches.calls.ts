import type { Calls } from '../../wire/call.ts'
import { listQuery } from '../../wire/list-query.ts'
import { z } from '../../wire/zod.ts'
import {
  affectedSchema,
  breachSchema,
  openBreachSchema,
  peopleBodySchema,
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
    about: { 201: "Breach; the Board's deadline counts from awareness", 200: 'Breach that was opened before' },
  },
  'PUT /admin/breaches/{id}': { body: updateBreachSchema, answer: breachSchema, about: 'Updated breach' },
  'POST /admin/breaches/{id}/people': {
    body: peopleBodySchema,
    answer: affectedSchema,
    about: 'Affected people, without notifying them',
  },
  'POST /admin/breaches/{id}/tell': {
    body: toldBodySchema,
    answer: peopleSchema,
    about: 'People notified, each once; those without an address are to be called',
  },
  'POST /admin/breaches/{id}/calls/{account}': { about: 'Person notified by phone' },
  'POST /admin/breaches/{id}/close': { answer: breachSchema, about: 'Breach, closed' },
} as const satisfies Calls
