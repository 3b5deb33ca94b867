import type { User } from '../contract/accounts.schema.ts'
import { changeRoleSchema } from '../contract/requests.schema.ts'
import type { UserRow } from '../contract/wire-types.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { contentRange, listQuery, parseListRequest } from '../http/simple-rest.ts'
import { changeRole } from './change-role.ts'
import { listUsers, userFilter, userSortFields } from './users.queries.ts'

const readUsers = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/users',
    request: { query: listQuery },
    responses: { 200: jsonAnswer<UserRow[]>('Users') },
  },
)
const putRole = defineRoute(
  { audience: ['admin'], audit: { action: 'USER_MANAGEMENT', resourceType: 'user' } },
  {
    method: 'put',
    path: '/admin/users/{id}/role',
    request: { params: idParam, body: jsonBody(changeRoleSchema) },
    responses: { 200: jsonAnswer<User>('The user with the new role') },
  },
)

/** Users and their roles, for admins (contract, section 6). */
export const createUserRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readUsers, async (c) => {
      const list = parseListRequest(c.req.valid('query'), {
        sortFields: userSortFields,
        defaultSort: 'createdAt',
        filter: userFilter,
      })
      const { rows, total } = await listUsers(deps.database, list)
      c.header('Content-Range', contentRange('users', list.offset, rows.length, total))
      return c.json(rows, 200)
    })
    .openapi(putRole, async (c) => {
      const { id } = c.req.valid('param')
      const { role } = c.req.valid('json')
      return c.json(await changeRole(deps, callerOf(c), { id, role }), 200)
    })
