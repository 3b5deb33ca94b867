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
    about: 'What is planned, or what the package suggests',
  },
  'POST /admin/bookings/{id}/roster': {
    body: planRosterSchema,
    answer: plannedRosterSchema,
    status: [201, 200],
    about: { 201: 'Visits planned', 200: 'What planning would give' },
  },
  'PUT /admin/bookings/{id}/roster': {
    body: changeRosterSchema,
    answer: plannedRosterSchema,
    about: 'Visits planned anew, or what that would give',
  },
  'PUT /admin/bookings/{id}/roster/rules': {
    body: rosterRulesSchema,
    answer: changedRosterSchema,
    about: 'Who comes on which weekday',
  },
  'POST /admin/bookings/{id}/roster/resume': {
    answer: changedRosterSchema,
    about: 'The pause ends, and its visits ahead are planned again',
  },
  'POST /admin/bookings/{id}/roster/pause': {
    body: pauseRosterSchema,
    answer: changedRosterSchema,
    about: 'Days on which nobody comes',
  },
} as const satisfies Calls
