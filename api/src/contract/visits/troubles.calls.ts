import type { Calls } from '../wire/call.ts'
import { ownTroubleSchema, sendTroubleSchema, updatedTroubleSchema, updateTroubleSchema } from './troubles.schema.ts'

/** API calls for incidents during visits (rule DAY-23). */
export const troubleCalls = {
  'POST /caretaker/visits/{id}/trouble': {
    body: sendTroubleSchema,
    answer: ownTroubleSchema,
    status: [201, 200],
    about: { 201: 'What is wrong, told to the office', 200: 'The same, said before' },
  },
  'PUT /admin/troubles/{id}': {
    body: updateTroubleSchema,
    answer: updatedTroubleSchema,
    about: 'What is wrong, and what the office made of it',
  },
} as const satisfies Calls
