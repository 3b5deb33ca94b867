import { claim, type Queue, release } from '../claims/claim.ts'
import type { CallbackInQueue } from '../contract/calls/wire-types.ts'
import { claimSchema, createCallbackSchema, updateCallbackSchema } from '../contract/schemas/requests.schema.ts'
import { listed, opened } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { actorOf, createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import {
  callbackFilter,
  callbackSortFields,
  findQueuedCallback,
  listCallbacks,
  toCallback,
} from './callbacks.queries.ts'
import { requestCallback } from './request-callback.ts'
import { undoCallback, updateCallback } from './update-callback.ts'

const callbackLimit = { name: 'callback', max: 10, perSeconds: 3_600 }
const maxListed = 1_000
const audit = { action: 'STATUS_UPDATE', resourceType: 'user' } as const
const queue: Queue = { table: 'callbacks', resourceType: 'user', what: 'Callback request' }

const seesFamily = ({ user }: CallbackInQueue) => opened('family', user._id)

const postCallback = defineRoute(
  { audience: ['user'], audit, limits: [{ limit: callbackLimit, by: 'account' }] },
  {
    method: 'post',
    path: '/callback',
    request: { body: jsonBody(createCallbackSchema) },
    responses: { 201: jsonAnswer('POST /callback', 'Callback request') },
  },
)
const readCallbacks = defineRoute(
  { audience: ['user'] },
  { method: 'get', path: '/callback', responses: { 200: jsonAnswer('GET /callback', 'Own callback requests') } },
)
const readQueue = defineRoute(
  {
    audience: ['admin'],
    sees: (page) =>
      listed(
        'family',
        page.map(({ user }) => user._id),
      ),
  },
  {
    method: 'get',
    path: '/admin/callbacks',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/callbacks', 'Queue of callback requests') },
  },
)
const readQueued = defineRoute(
  { audience: ['admin'], sees: seesFamily },
  {
    method: 'get',
    path: '/admin/callbacks/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/callbacks/{id}', 'Callback request with its customer') },
  },
)
const putQueued = defineRoute(
  { audience: ['admin'], sees: seesFamily, audit },
  {
    method: 'put',
    path: '/admin/callbacks/{id}',
    request: { params: idParam, body: jsonBody(updateCallbackSchema) },
    responses: { 200: jsonAnswer('PUT /admin/callbacks/{id}', 'Callback request with the new status') },
  },
)

const postClaim = defineRoute(
  { audience: ['admin'], sees: seesFamily, audit },
  {
    method: 'post',
    path: '/admin/callbacks/{id}/claim',
    request: { params: idParam, body: jsonBody(claimSchema) },
    responses: { 200: jsonAnswer('POST /admin/callbacks/{id}/claim', 'Callback request, taken on') },
  },
)
const postRelease = defineRoute(
  { audience: ['admin'], sees: seesFamily, audit },
  {
    method: 'post',
    path: '/admin/callbacks/{id}/release',
    request: { params: idParam, body: jsonBody(claimSchema) },
    responses: { 200: jsonAnswer('POST /admin/callbacks/{id}/release', 'Callback request, given back') },
  },
)
const postUndo = defineRoute(
  { audience: ['admin'], sees: seesFamily, audit },
  {
    method: 'post',
    path: '/admin/callbacks/{id}/undo',
    request: { params: idParam },
    responses: { 200: jsonAnswer('POST /admin/callbacks/{id}/undo', 'Callback request as it stood') },
  },
)

/** Requests to be called back: made by customers, worked off by admins (rules REQ-1, OFF-15, REQ-7). */
export function createCallbackRoutes(deps: Deps) {
  async function findOrRefuse(id: string): Promise<CallbackInQueue> {
    const callback = await findQueuedCallback(deps.database, id)
    if (!callback) throw notFound()
    return callback
  }
  return createRouter()
    .openapi(postCallback, async (c) => {
      return c.json(await requestCallback(deps, callerOf(c), c.req.valid('json')), 201)
    })
    .openapi(readCallbacks, async (c) => {
      const rows = await deps.database.read
        .selectFrom('callbacks')
        .selectAll()
        .where('user_id', '=', actorOf(c).id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxListed)
        .execute()
      return c.json(rows.map(toCallback), 200)
    })
    .openapi(readQueue, async (c) => {
      const rules = {
        resource: 'callbacks',
        sortFields: callbackSortFields,
        defaultSort: 'createdAt',
        filter: callbackFilter,
      } as const
      const page = await answerList(c, c.req.valid('query'), rules, (list) => listCallbacks(deps.database, list))
      return c.json(page, 200)
    })
    .openapi(readQueued, async (c) => {
      return c.json(await findOrRefuse(c.req.valid('param').id), 200)
    })
    .openapi(putQueued, async (c) => {
      const { id } = c.req.valid('param')
      await updateCallback(deps, callerOf(c), { id, ...c.req.valid('json') })
      return c.json(await findOrRefuse(id), 200)
    })
    .openapi(postClaim, async (c) => {
      const { id } = c.req.valid('param')
      await claim(deps, callerOf(c), queue, { id, from: c.req.valid('json').from })
      return c.json(await findOrRefuse(id), 200)
    })
    .openapi(postRelease, async (c) => {
      const { id } = c.req.valid('param')
      await release(deps, callerOf(c), queue, { id, from: c.req.valid('json').from })
      return c.json(await findOrRefuse(id), 200)
    })
    .openapi(postUndo, async (c) => {
      const { id } = c.req.valid('param')
      await undoCallback(deps, callerOf(c), id)
      return c.json(await findOrRefuse(id), 200)
    })
}
