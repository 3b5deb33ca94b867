import { askTimeOffSchema, decideTimeOffSchema, officeTimeOffSchema } from '../../contract/schemas/visits.schema.ts'
import { callerOf } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { answerList } from '../../http/lists/list-page.ts'
import { listQuery } from '../../contract/wire/list-query.ts'
import { actorOf, createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../../http/route.ts'
import { askTimeOff, enterTimeOff } from './ask-time-off.ts'
import { decideTimeOff, withdrawTimeOff } from './decide-time-off.ts'
import { listTimeOff, timeOffFilter, timeOffSortFields } from './time-off.queries.ts'

/** A mail to the team for each, and rows that stay. */
const timeOffAsks = { name: 'time-off', max: 20, perSeconds: 3_600 }
const ofCaretaker = { audience: ['caretaker'], sees: 'nobody' } as const
const ofOffice = { audience: ['admin'], sees: 'nobody' } as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'caretaker' } as const
const rules = { sortFields: timeOffSortFields, defaultSort: 'startsAt', filter: timeOffFilter } as const

const getOwn = defineRoute(ofCaretaker, {
  method: 'get',
  path: '/caretaker/time-off',
  request: { query: listQuery.pick({ range: true }) },
  responses: { 200: jsonAnswer('GET /caretaker/time-off', 'Own time off, the latest first') },
})
const postOwn = defineRoute(
  { ...ofCaretaker, audit, limits: [{ limit: timeOffAsks, by: 'account' }] },
  {
    method: 'post',
    path: '/caretaker/time-off',
    request: { body: jsonBody(askTimeOffSchema) },
    responses: { 201: jsonAnswer('POST /caretaker/time-off', 'What was asked for') },
  },
)
const postWithdraw = defineRoute(
  { ...ofCaretaker, audit },
  {
    method: 'post',
    path: '/caretaker/time-off/{id}/withdraw',
    request: { params: idParam },
    responses: { 200: jsonAnswer('POST /caretaker/time-off/{id}/withdraw', 'What was taken back') },
  },
)
const getAll = defineRoute(ofOffice, {
  method: 'get',
  path: '/admin/time-off',
  request: { query: listQuery },
  responses: { 200: jsonAnswer('GET /admin/time-off', 'Time off of all caretakers') },
})
const postOffice = defineRoute(
  { ...ofOffice, audit },
  {
    method: 'post',
    path: '/admin/time-off',
    request: { body: jsonBody(officeTimeOffSchema) },
    responses: { 201: jsonAnswer('POST /admin/time-off', 'Time off, approved') },
  },
)
const putDecision = defineRoute(
  { ...ofOffice, audit },
  {
    method: 'put',
    path: '/admin/time-off/{id}',
    request: { params: idParam, body: jsonBody(decideTimeOffSchema) },
    responses: { 200: jsonAnswer('PUT /admin/time-off/{id}', 'What was decided') },
  },
)

/** Days on which a caretaker cannot come: asked for, decided, entered (rules DAY-7, DAY-8). */
export const createTimeOffRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getOwn, async (c) => {
      const caretaker = actorOf(c).id
      const list = { resource: 'time-off', ...rules }
      const rows = await answerList(c, c.req.valid('query'), list, (page) =>
        listTimeOff(deps.database.read, { ...page, filter: { caretaker } }),
      )
      return c.json(rows, 200)
    })
    .openapi(postOwn, async (c) => c.json(await askTimeOff(deps, callerOf(c), c.req.valid('json')), 201))
    .openapi(postWithdraw, async (c) => c.json(await withdrawTimeOff(deps, callerOf(c), c.req.valid('param')), 200))
    .openapi(getAll, async (c) => {
      const list = { resource: 'time-off', ...rules }
      const rows = await answerList(c, c.req.valid('query'), list, (page) => listTimeOff(deps.database.read, page))
      return c.json(rows, 200)
    })
    .openapi(postOffice, async (c) => c.json(await enterTimeOff(deps, callerOf(c), c.req.valid('json')), 201))
    .openapi(putDecision, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await decideTimeOff(deps, callerOf(c), { id, ...c.req.valid('json') }), 200)
    })
