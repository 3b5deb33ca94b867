import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { askTimeOffSchema, decideTimeOffSchema, officeTimeOffSchema, timeOffSchema } from './time-off.schema.ts'

/** Days off: asked for, entered, decided. */
export const timeOffCalls = {
  'GET /caretaker/time-off': {
    query: listQuery.pick({ range: true }),
    answer: z.array(timeOffSchema),
    about: 'Own time off, the latest first',
  },
  'POST /caretaker/time-off': {
    body: askTimeOffSchema,
    answer: timeOffSchema,
    status: 201,
    about: 'What was asked for',
  },
  'POST /caretaker/time-off/{id}/withdraw': { answer: timeOffSchema, about: 'What was taken back' },
  'GET /admin/time-off': { query: listQuery, answer: z.array(timeOffSchema), about: 'Time off of all caretakers' },
  'POST /admin/time-off': {
    body: officeTimeOffSchema,
    answer: timeOffSchema,
    status: 201,
    about: 'Time off, approved',
  },
  'PUT /admin/time-off/{id}': { body: decideTimeOffSchema, answer: timeOffSchema, about: 'What was decided' },
} as const satisfies Calls
