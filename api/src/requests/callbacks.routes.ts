import type { CallbackInQueue } from '../contract/requests/queues.schema.ts'
import { callbackCalls } from '../contract/requests/requests.calls.ts'
import { listedRecords, openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes } from '../http/routes.ts'
import {
  callbackFilter,
  callbackSortFields,
  findQueuedCallback,
  listCallbacks,
  toOwnCallbacks,
} from './callbacks.queries.ts'
import { callbackQueue as queue } from './queues.ts'
import { requestCallback } from './request-callback.ts'
import { undoRequest, updateRequest } from './update-request.ts'

const callbackLimit = { name: 'callback', max: 10, perSeconds: 3_600 }
const maxListed = 1_000
const audit = { action: 'STATUS_UPDATE', resourceType: 'user' } as const

const accessToFamily = ({ user }: CallbackInQueue) => openedRecord('family', user._id)

/** Callback requests: customers create them, admins process them (rules REQ-1, OFF-15, REQ-7). */
export function createCallbackRoutes(deps: Deps) {
  async function findOrRefuse(id: string): Promise<CallbackInQueue> {
    const callback = await findQueuedCallback(deps, id)
    if (!callback) throw notFound()
    return callback
  }
  return createRoutes(callbackCalls)
    .on(
      'POST /callback',
      { audience: ['user'], audit, limits: [{ limit: callbackLimit, by: 'account' }] },
      ({ body, caller }) => {
        return requestCallback(deps, caller, body)
      },
    )
    .on('GET /callback', { audience: ['user'] }, async ({ caller }) => {
      const rows = await deps.database.read
        .selectFrom('callbacks')
        .selectAll()
        .where('user_id', '=', caller.actor.id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxListed)
        .execute()
      return toOwnCallbacks(deps.database.read, deps.config.offers, rows)
    })
    .on(
      'GET /admin/callbacks',
      {
        audience: ['admin'],
        recordsAccess: (page) =>
          listedRecords(
            'family',
            page.map(({ user }) => user._id),
          ),
      },
      async ({ query, c }) => {
        const rules = {
          resource: 'callbacks',
          sortFields: callbackSortFields,
          defaultSort: 'createdAt',
          filter: callbackFilter,
        } as const
        const page = await answerList(c, query, rules, (list) => listCallbacks(deps, list))
        return page
      },
    )
    .on('GET /admin/callbacks/{id}', { audience: ['admin'], recordsAccess: accessToFamily }, ({ id }) => {
      return findOrRefuse(id)
    })
    .on(
      'PUT /admin/callbacks/{id}',
      { audience: ['admin'], recordsAccess: accessToFamily, audit },
      async ({ id, body, caller }) => {
        await updateRequest(deps, caller, queue, { id, ...body })
        return findOrRefuse(id)
      },
    )
    .on(
      'POST /admin/callbacks/{id}/undo',
      { audience: ['admin'], recordsAccess: accessToFamily, audit },
      async ({ id, caller }) => {
        await undoRequest(deps, caller, queue, id)
        return findOrRefuse(id)
      },
    ).router
}
