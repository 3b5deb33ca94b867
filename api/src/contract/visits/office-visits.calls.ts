import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import {
  changedVisitSchema,
  changeVisitSchema,
  confirmVisitSchema,
  enterComplaintSchema,
  missVisitSchema,
  officeStepSchema,
  replaceVisitSchema,
  resolveComplaintSchema,
  restoreVisitSchema,
  skipVisitSchema,
  visitSchema,
} from './visits.schema.ts'

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
