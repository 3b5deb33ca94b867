import { userCalls } from '../contract/users/users.calls.ts'
import { idsOf, listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes } from '../http/routes.ts'
import { changeRole } from './change-role.ts'
import { listUsers, userFilter, userSortFields } from './users.queries.ts'

/** Lists accounts and changes their roles (rule OFF-14). */
export const createUserRoutes = (deps: Deps) =>
  createRoutes(userCalls)
    .on(
      'GET /admin/users',
      { audience: ['admin'], recordsAccess: (page) => listedRecords('family', idsOf(page)) },
      ({ query, c }) => {
        const rules = {
          resource: 'users',
          sortFields: userSortFields,
          defaultSort: 'createdAt',
          filter: userFilter,
        } as const
        return answerList(c, query, rules, (list) => listUsers(deps.database, list))
      },
    )
    .on(
      'PUT /admin/users/{id}/role',
      {
        audience: ['admin'],
        recordsAccess: 'family',
        fresh: 'factor',
        audit: { action: 'USER_MANAGEMENT', resourceType: 'user' },
      },
      ({ id, body, caller }) => {
        const { role } = body
        return changeRole(deps, caller, { id, role })
      },
    ).router
