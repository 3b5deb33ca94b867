import type { Visit } from '../../contract/calls/wire-types.ts'
import {
  changeVisitSchema,
  missVisitSchema,
  officeStepSchema,
  replaceVisitSchema,
  skipVisitSchema,
} from '../../contract/schemas/visits.schema.ts'
import { listed, opened } from '../../http/answers/sees.ts'
import { callerOf } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { answerList } from '../../http/lists/list-page.ts'
import { listQuery } from '../../contract/wire/list-query.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../../http/route.ts'
import { changeVisit } from './change-visit.ts'
import { missVisit, skipVisit } from './close-visit.ts'
import { completeVisits, readVisit } from './complete-visits.ts'
import { listVisits, visitFilter, visitSorts } from './list-visits.ts'
import { replaceVisit } from './replace-visit.ts'
import { endVisitForOffice, startVisitForOffice, undoStart } from './step-visit.ts'

const audience = ['admin'] as const
const path = '/admin/visits/{id}'
const step = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const
const update = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const
const assign = { action: 'CARETAKER_ASSIGNED', resourceType: 'booking' } as const

const seesVisit = ({ booking }: Visit) => opened('booking', booking._id)

const getVisits = defineRoute(
  {
    audience,
    sees: (visits) =>
      listed(
        'booking',
        visits.map(({ booking }) => booking._id),
      ),
  },
  {
    method: 'get',
    path: '/admin/visits',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/visits', 'Visits') },
  },
)
const getVisit = defineRoute(
  { audience, sees: seesVisit },
  {
    method: 'get',
    path,
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/visits/{id}', 'Visit') },
  },
)
const putVisit = defineRoute(
  { audience, sees: ({ visit }) => seesVisit(visit), audit: assign },
  {
    method: 'put',
    path,
    request: { params: idParam, body: jsonBody(changeVisitSchema) },
    responses: { 200: jsonAnswer('PUT /admin/visits/{id}', 'Visit with another caretaker or time') },
  },
)
const postSkip = defineRoute(
  { audience, sees: seesVisit, audit: update },
  {
    method: 'post',
    path: `${path}/skip`,
    request: { params: idParam, body: jsonBody(skipVisitSchema) },
    responses: { 200: jsonAnswer('POST /admin/visits/{id}/skip', 'Visit that is not') },
  },
)
const postMissed = defineRoute(
  { audience, sees: seesVisit, audit: step },
  {
    method: 'post',
    path: `${path}/missed`,
    request: { params: idParam, body: jsonBody(missVisitSchema) },
    responses: { 200: jsonAnswer('POST /admin/visits/{id}/missed', 'Visit that nobody came to') },
  },
)
const postReplace = defineRoute(
  { audience, sees: ({ visit }) => seesVisit(visit), audit: assign },
  {
    method: 'post',
    path: `${path}/replace`,
    request: { params: idParam, body: jsonBody(replaceVisitSchema) },
    responses: { 201: jsonAnswer('POST /admin/visits/{id}/replace', 'The visit that stands for it') },
  },
)
const postStart = defineRoute(
  { audience, sees: seesVisit, audit: step },
  {
    method: 'post',
    path: `${path}/start`,
    request: { params: idParam, body: jsonBody(officeStepSchema) },
    responses: { 200: jsonAnswer('POST /admin/visits/{id}/start', 'Visit under way') },
  },
)
const postEnd = defineRoute(
  { audience, sees: seesVisit, audit: step },
  {
    method: 'post',
    path: `${path}/end`,
    request: { params: idParam, body: jsonBody(officeStepSchema) },
    responses: { 200: jsonAnswer('POST /admin/visits/{id}/end', 'Visit that is done') },
  },
)
const postUndoStart = defineRoute(
  { audience, sees: seesVisit, audit: step },
  {
    method: 'post',
    path: `${path}/undo-start`,
    request: { params: idParam, body: jsonBody(missVisitSchema) },
    responses: { 200: jsonAnswer('POST /admin/visits/{id}/undo-start', 'Visit planned again') },
  },
)

/** The office's calls about visits (rules VISIT-14 to VISIT-24). What they show of a family is written down. */
export const createVisitRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getVisits, async (c) => {
      const rules = {
        resource: 'visits',
        sortFields: visitSorts,
        defaultSort: 'startsAt',
        filter: visitFilter,
      } as const
      const { read } = deps.database
      const rows = await answerList(c, c.req.valid('query'), rules, (list) => listVisits(read, list))
      return c.json(await completeVisits(read, rows, deps.now()), 200)
    })
    .openapi(getVisit, async (c) => {
      return c.json(await readVisit(deps.database.read, c.req.valid('param').id, deps.now()), 200)
    })
    .openapi(putVisit, async (c) => {
      const caller = callerOf(c)
      const changed = await changeVisit(deps, caller, { id: c.req.valid('param').id, given: c.req.valid('json') })
      return c.json(changed, 200)
    })
    .openapi(postSkip, async (c) => {
      const caller = callerOf(c)
      const visit = await skipVisit(deps, caller, { id: c.req.valid('param').id, given: c.req.valid('json') })
      return c.json(visit, 200)
    })
    .openapi(postMissed, async (c) => {
      const caller = callerOf(c)
      const visit = await missVisit(deps, caller, { id: c.req.valid('param').id, given: c.req.valid('json') })
      return c.json(visit, 200)
    })
    .openapi(postReplace, async (c) => {
      const caller = callerOf(c)
      const replaced = await replaceVisit(deps, caller, { id: c.req.valid('param').id, given: c.req.valid('json') })
      return c.json(replaced, 201)
    })
    .openapi(postStart, async (c) => {
      const caller = callerOf(c)
      const visit = await startVisitForOffice(deps, caller, { id: c.req.valid('param').id, given: c.req.valid('json') })
      return c.json(visit, 200)
    })
    .openapi(postEnd, async (c) => {
      const caller = callerOf(c)
      const visit = await endVisitForOffice(deps, caller, { id: c.req.valid('param').id, given: c.req.valid('json') })
      return c.json(visit, 200)
    })
    .openapi(postUndoStart, async (c) => {
      const caller = callerOf(c)
      const visit = await undoStart(deps, caller, { id: c.req.valid('param').id, given: c.req.valid('json') })
      return c.json(visit, 200)
    })
