import type { Calls } from '../wire/call.ts'
import {
  changedRosterSchema,
  changeRosterSchema,
  pauseRosterSchema,
  plannedRosterSchema,
  planRosterSchema,
  rosterPageSchema,
  rosterRulesSchema,
} from './roster.schema.ts'

/** API calls for the roster of a booking. */
export const rosterCalls = {
  'GET /admin/bookings/{id}/roster': {
    answer: rosterPageSchema,
    about: "Stored roster, or the package's suggestion",
  },
  'POST /admin/bookings/{id}/roster': {
    body: planRosterSchema,
    answer: plannedRosterSchema,
    status: [201, 200],
    about: { 201: 'Visits planned', 200: 'Preview of the plan' },
  },
  'PUT /admin/bookings/{id}/roster': {
    body: changeRosterSchema,
    answer: plannedRosterSchema,
    about: 'Visits planned again, or a preview',
  },
  'PUT /admin/bookings/{id}/roster/rules': {
    body: rosterRulesSchema,
    answer: changedRosterSchema,
    about: 'Caretakers by weekday',
  },
  'POST /admin/bookings/{id}/roster/resume': {
    answer: changedRosterSchema,
    about: 'Roster after the end of the pause, with its upcoming visits planned again',
  },
  'POST /admin/bookings/{id}/roster/pause': {
    body: pauseRosterSchema,
    answer: changedRosterSchema,
    about: 'Roster with the pause',
  },
} as const satisfies Calls
