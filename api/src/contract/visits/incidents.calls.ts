import type { Calls } from '../wire/call.ts'
import { ownTroubleSchema, sendTroubleSchema, updatedTroubleSchema, updateTroubleSchema } from './incidents.schema.ts'

/** API calls for incidents during visits (rule DAY-23). */
export const troubleCalls = {
  'POST /caretaker/visits/{id}/trouble': {
    body: sendTroubleSchema,
    answer: ownTroubleSchema,
    status: [201, 200],
    about: { 201: 'Incident reported to the office', 200: 'Incident that was reported before' },
  },
  'PUT /admin/troubles/{id}': {
    body: updateTroubleSchema,
    answer: updatedTroubleSchema,
    about: "Incident with the office's action",
  },
} as const satisfies Calls
