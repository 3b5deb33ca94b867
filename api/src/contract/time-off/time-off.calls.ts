import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { givenTime, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import {
  decideTimeOffSchema,
  enteredTimeOffSchema,
  officeTimeOffSchema,
  requestTimeOffSchema,
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
    body: requestTimeOffSchema,
    answer: timeOffSchema,
    status: 201,
    about: 'Requested time off',
  },
  'POST /caretaker/time-off/{id}/withdraw': { answer: timeOffSchema, about: 'Withdrawn time off' },
  'GET /admin/time-off': { query: listQuery, answer: z.array(timeOffSchema), about: 'Time off of all caretakers' },
  'GET /admin/time-off/substitutes': {
    query: z.object({ caretaker: id, startsAt: givenTime, endsAt: givenTime }),
    answer: substitutesSchema,
    about: 'Visits of a caretaker in a period, with possible substitutes',
  },
  'GET /admin/unassigned-visits': {
    answer: substitutesSchema,
    about: 'Unassigned visits of now and the next 48 hours, with possible caretakers',
  },
  'POST /admin/time-off': {
    body: officeTimeOffSchema,
    answer: enteredTimeOffSchema,
    status: 201,
    about: 'Approved time off; `warnings` lists substitutes with missing checks',
  },
  'POST /admin/time-off/{id}/undo': {
    answer: timeOffSchema,
    about: 'Withdrawn time off, or the request whose approval is undone',
  },
  'PUT /admin/time-off/{id}': {
    body: decideTimeOffSchema,
    answer: enteredTimeOffSchema,
    about: 'Decided time off; `warnings` lists substitutes with missing checks',
  },
} as const satisfies Calls
