import type { Calls } from '../wire/call.ts'
import {
  ownIncidentSchema,
  reportIncidentSchema,
  updatedIncidentSchema,
  updateIncidentSchema,
} from './incidents.schema.ts'

/** API calls for incidents during visits (rule DAY-23). */
export const incidentCalls = {
  'POST /caretaker/visits/{id}/trouble': {
    body: reportIncidentSchema,
    answer: ownIncidentSchema,
    status: [201, 200],
    about: { 201: 'Incident reported to the office', 200: 'Incident that was reported before' },
  },
  'PUT /admin/troubles/{id}': {
    body: updateIncidentSchema,
    answer: updatedIncidentSchema,
    about: "Incident with the office's action",
  },
} as const satisfies Calls
