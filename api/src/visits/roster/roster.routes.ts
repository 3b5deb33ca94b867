import {
  changeRosterSchema,
  pauseRosterSchema,
  planRosterSchema,
  rosterRulesSchema,
} from '../../contract/schemas/visits.schema.ts'
import { listed } from '../../http/answers/sees.ts'
import { callerOf } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../../http/route.ts'
import { pauseRoster, setRosterRules } from './change-rules.ts'
import { changeRoster, planRoster } from './plan-roster.ts'
import { readRosterPage } from './read-roster.ts'

const audience = ['admin'] as const
const audit = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const
const path = '/admin/bookings/{id}/roster'

/** A plan names nobody of the family, but says when somebody comes to it. */
const seesPlan = (_: unknown, id: string) => listed('booking', [id])

const getRoster = defineRoute(
  { audience, sees: seesPlan },
  {
    method: 'get',
    path,
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/bookings/{id}/roster', 'What is planned, or what the package suggests') },
  },
)
const postRoster = defineRoute(
  { audience, sees: seesPlan, audit },
  {
    method: 'post',
    path,
    request: { params: idParam, body: jsonBody(planRosterSchema) },
    responses: {
      201: jsonAnswer('POST /admin/bookings/{id}/roster', 'Visits planned'),
      200: jsonAnswer('POST /admin/bookings/{id}/roster', 'What planning would give'),
    },
  },
)
const putRoster = defineRoute(
  { audience, sees: seesPlan, audit },
  {
    method: 'put',
    path,
    request: { params: idParam, body: jsonBody(changeRosterSchema) },
    responses: { 200: jsonAnswer('PUT /admin/bookings/{id}/roster', 'Visits planned anew, or what that would give') },
  },
)
const putRules = defineRoute(
  { audience, sees: seesPlan, audit },
  {
    method: 'put',
    path: `${path}/rules`,
    request: { params: idParam, body: jsonBody(rosterRulesSchema) },
    responses: { 200: jsonAnswer('PUT /admin/bookings/{id}/roster/rules', 'Who comes on which weekday') },
  },
)
const postPause = defineRoute(
  { audience, sees: seesPlan, audit },
  {
    method: 'post',
    path: `${path}/pause`,
    request: { params: idParam, body: jsonBody(pauseRosterSchema) },
    responses: { 200: jsonAnswer('POST /admin/bookings/{id}/roster/pause', 'Days on which nobody comes') },
  },
)

/** The office plans the visits of a booking (rules VISIT-7 to VISIT-13). */
export const createRosterRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getRoster, async (c) => c.json(await readRosterPage(deps, c.req.valid('param').id), 200))
    .openapi(postRoster, async (c) => {
      const given = c.req.valid('json')
      const planned = await planRoster(deps, callerOf(c), { id: c.req.valid('param').id, given })
      return given.preview ? c.json(planned, 200) : c.json(planned, 201)
    })
    .openapi(putRoster, async (c) => {
      const given = c.req.valid('json')
      return c.json(await changeRoster(deps, callerOf(c), { id: c.req.valid('param').id, given }), 200)
    })
    .openapi(putRules, async (c) => {
      const given = c.req.valid('json')
      return c.json(await setRosterRules(deps, callerOf(c), { id: c.req.valid('param').id, given }), 200)
    })
    .openapi(postPause, async (c) => {
      const given = c.req.valid('json')
      return c.json(await pauseRoster(deps, callerOf(c), { id: c.req.valid('param').id, given }), 200)
    })
