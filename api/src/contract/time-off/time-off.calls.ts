import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { givenTime, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import {
  askTimeOffSchema,
  decideTimeOffSchema,
  enteredTimeOffSchema,
  officeTimeOffSchema,
  substitutesSchema,
  timeOffSchema,
} from './time-off.schema.ts'

/** API calls for requesting, entering and deciding days off. */
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
  'GET /admin/time-off/substitutes': {
    query: z.object({ caretaker: id, startsAt: givenTime, endsAt: givenTime }),
    answer: substitutesSchema,
    about: 'Visits of a caretaker in a time, each with who could come instead',
  },
  'POST /admin/time-off': {
    body: officeTimeOffSchema,
    answer: enteredTimeOffSchema,
    status: 201,
    about: 'Time off, approved; `warnings` names substitutes whose checks are missing',
  },
  'PUT /admin/time-off/{id}': { body: decideTimeOffSchema, answer: timeOffSchema, about: 'What was decided' },
} as const satisfies Calls
