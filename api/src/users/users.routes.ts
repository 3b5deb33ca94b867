import { changeRoleSchema } from '../contract/schemas/requests.schema.ts'
import { idsOf, listed } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { changeRole } from './change-role.ts'
import { listUsers, userFilter, userSortFields } from './users.queries.ts'

const readUsers = defineRoute(
  { audience: ['admin'], sees: (page) => listed('family', idsOf(page)) },
  {
    method: 'get',
    path: '/admin/users',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/users', 'Users') },
  },
)
const putRole = defineRoute(
  { audience: ['admin'], sees: 'family', fresh: 'factor', audit: { action: 'USER_MANAGEMENT', resourceType: 'user' } },
  {
    method: 'put',
    path: '/admin/users/{id}/role',
    request: { params: idParam, body: jsonBody(changeRoleSchema) },
    responses: { 200: jsonAnswer('PUT /admin/users/{id}/role', 'The user with the new role') },
  },
)

/** Users and their roles, for admins (rule OFF-14). */
export const createUserRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readUsers, async (c) => {
      const rules = {
        resource: 'users',
        sortFields: userSortFields,
        defaultSort: 'createdAt',
        filter: userFilter,
      } as const
      return c.json(await answerList(c, c.req.valid('query'), rules, (list) => listUsers(deps.database, list)), 200)
    })
    .openapi(putRole, async (c) => {
      const { id } = c.req.valid('param')
      const { role } = c.req.valid('json')
      return c.json(await changeRole(deps, callerOf(c), { id, role }), 200)
    })
