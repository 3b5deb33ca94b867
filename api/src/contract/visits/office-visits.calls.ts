import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import {
  bringBackSchema,
  changedVisitSchema,
  changeVisitSchema,
  missVisitSchema,
  officeStepSchema,
  replaceVisitSchema,
  settleRemarkSchema,
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
  'POST /admin/visits/{id}/bring-back': {
    body: bringBackSchema,
    answer: visitSchema,
    about: 'A skipped visit that is to be after all',
  },
  'POST /admin/visits/{id}/skip': { body: skipVisitSchema, answer: visitSchema, about: 'Visit that is not' },
  'POST /admin/visits/{id}/missed': { body: missVisitSchema, answer: visitSchema, about: 'Visit that nobody came to' },
  'POST /admin/visits/{id}/replace': {
    body: replaceVisitSchema,
    answer: changedVisitSchema,
    status: 201,
    about: 'The visit that stands for it',
  },
  'POST /admin/visits/{id}/start': { body: officeStepSchema, answer: visitSchema, about: 'Visit under way' },
  'POST /admin/visits/{id}/end': { body: officeStepSchema, answer: visitSchema, about: 'Visit that is done' },
  'POST /admin/visits/{id}/settle-remark': {
    body: settleRemarkSchema,
    answer: visitSchema,
    about: 'Visit of which what was wrong is settled',
  },
  'POST /admin/visits/{id}/undo-start': { body: missVisitSchema, answer: visitSchema, about: 'Visit planned again' },
} as const satisfies Calls
