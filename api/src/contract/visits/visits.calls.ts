import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { day, givenDay, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { rosterWeekSchema, todaySchema, weekFiguresSchema } from './board.schema.ts'
import { caregiverCardSchema } from './caregiver-card.schema.ts'
import {
  ownIncidentSchema,
  reportIncidentSchema,
  updatedIncidentSchema,
  updateIncidentSchema,
} from './incidents.schema.ts'
import { doorCodesSchema, proveVisitSchema } from './visit-parts.schema.ts'
import {
  changedVisitSchema,
  changeVisitSchema,
  confirmVisitSchema,
  endVisitSchema,
  enterComplaintSchema,
  familyVisitSchema,
  fileComplaintSchema,
  missVisitSchema,
  moveOptionsSchema,
  moveVisitSchema,
  officeStepSchema,
  ownVisitSchema,
  pastVisitsSchema,
  replaceVisitSchema,
  resolveComplaintSchema,
  restoreVisitSchema,
  skipOwnVisitSchema,
  skipVisitSchema,
  startVisitSchema,
  visitSchema,
} from './visits.schema.ts'

/** API calls of a family for the visits of its bookings (rules DAY-9, DAY-16). */
export const familyVisitCalls = {
  'GET /booking/{id}/caregiver': { answer: caregiverCardSchema, about: 'Caregiver: present, next, or assigned' },
  'POST /booking/{id}/caregiver/welcome': {
    answer: caregiverCardSchema,
    about: 'Caregiver, accepted by the family',
  },
  'GET /booking/{id}/visits': {
    query: z.object({ from: day }).partial(),
    answer: z.array(familyVisitSchema),
    about: 'Visits of 31 days, from today or the given day on',
  },
  'GET /booking/{id}/visits/past': {
    query: z.object({ before: id }).partial(),
    answer: pastVisitsSchema,
    about: '20 visits that have begun or should have begun, latest first',
  },
  'GET /visits/{id}/codes': { answer: doorCodesSchema, about: 'Codes for the caretaker at the door' },
  'GET /visits/{id}/options': {
    query: z.object({ day }).partial(),
    answer: moveOptionsSchema,
    about: 'Times of a day to which the visit can be moved',
  },
  'POST /visits/{id}/move': { body: moveVisitSchema, answer: familyVisitSchema, about: 'The visit at its new time' },
  'POST /visits/{id}/skip': { body: skipOwnVisitSchema, answer: familyVisitSchema, about: 'Skipped visit' },
  'POST /visits/{id}/not-here': { answer: familyVisitSchema, about: 'Visit reported as absent' },
  'POST /visits/{id}/remark': {
    body: fileComplaintSchema,
    answer: familyVisitSchema,
    about: 'Visit with the complaint',
  },
  'POST /visits/{id}/confirm-here': { answer: familyVisitSchema, about: 'Visit with confirmed start' },
} as const satisfies Calls

/** API calls of caretakers for their visits. */
export const ownVisitCalls = {
  'GET /caretaker/visits': {
    query: z.object({ from: day, to: day }).partial(),
    answer: z.array(ownVisitSchema),
    about: 'Own visits of these days, the earliest first',
  },
  'POST /caretaker/visits/{id}/start': { body: startVisitSchema, answer: ownVisitSchema, about: 'Started visit' },
  'POST /caretaker/visits/{id}/end': { body: endVisitSchema, answer: ownVisitSchema, about: 'Ended visit' },
  'POST /caretaker/visits/{id}/prove': {
    body: proveVisitSchema,
    answer: ownVisitSchema,
    about: 'Visit confirmed with the door code',
  },
} as const satisfies Calls

/** API calls of the office for one visit. */
export const officeVisitCalls = {
  'GET /admin/visits': { query: listQuery, answer: z.array(visitSchema), about: 'Visits' },
  'GET /admin/visits/{id}': { answer: visitSchema, about: 'Visit' },
  'PUT /admin/visits/{id}': {
    body: changeVisitSchema,
    answer: changedVisitSchema,
    about: 'Visit with another caretaker or time',
  },
  'POST /admin/complaints': {
    body: enterComplaintSchema,
    answer: visitSchema,
    status: 201,
    about: 'Visit with a complaint that came by phone or letter',
  },
  'POST /admin/visits/{id}/bring-back': {
    body: restoreVisitSchema,
    answer: visitSchema,
    about: 'Skipped visit planned again',
  },
  'POST /admin/visits/{id}/confirm': {
    body: confirmVisitSchema,
    answer: visitSchema,
    about: 'Visit confirmed by the office after a call',
  },
  'POST /admin/visits/{id}/skip': { body: skipVisitSchema, answer: visitSchema, about: 'Skipped visit' },
  'POST /admin/visits/{id}/missed': { body: missVisitSchema, answer: visitSchema, about: 'Missed visit' },
  'POST /admin/visits/{id}/replace': {
    body: replaceVisitSchema,
    answer: changedVisitSchema,
    status: 201,
    about: 'Replacement visit',
  },
  'POST /admin/visits/{id}/start': { body: officeStepSchema, answer: visitSchema, about: 'Started visit' },
  'POST /admin/visits/{id}/end': { body: officeStepSchema, answer: visitSchema, about: 'Finished visit' },
  'POST /admin/visits/{id}/settle-remark': {
    body: resolveComplaintSchema,
    answer: visitSchema,
    about: 'Visit with its resolved complaint',
  },
  'POST /admin/visits/{id}/undo-start': { body: missVisitSchema, answer: visitSchema, about: 'Visit planned again' },
} as const satisfies Calls

/** API calls for the week's schedule, today's visits and the week's figures. */
export const boardCalls = {
  'GET /admin/roster-week': {
    query: z.object({ from: givenDay.optional() }),
    answer: rosterWeekSchema,
    about: 'Schedule of all caretakers for seven days',
  },
  'GET /admin/today': { answer: todaySchema, about: 'Visits of today by urgency' },
  'GET /admin/visit-figures': { answer: weekFiguresSchema, about: 'Hours and open visits of this week' },
} as const satisfies Calls

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
