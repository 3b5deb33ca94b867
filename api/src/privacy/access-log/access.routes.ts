import { accessCalls } from '../../contract/access/access.calls.ts'
import type { Deps } from '../../http/environment.ts'
import { answerList } from '../../http/lists/list-page.ts'
import { createRoutes } from '../../http/routes.ts'
import { accessFilter, accessSorts, findAccesses } from './find-accesses.ts'
import { exportLimit, recordExport } from './record-export.ts'

const audit = { action: 'ADMIN_ACTION', resourceType: 'system' } as const
const limits = [{ limit: exportLimit, by: 'account' }] as const

/**
 * The access log and browser exports (docs/decisions/0020-access-log.md). Reading it is not recorded: the log would fill
 * itself.
 */
export const createAccessRoutes = (deps: Deps) =>
  createRoutes(accessCalls)
    .on('GET /admin/access-log', { audience: ['admin'], recordsAccess: 'none' }, async ({ query, c }) => {
      const rules = {
        resource: 'access-log',
        sortFields: accessSorts,
        defaultSort: 'lastAt',
        filter: accessFilter,
      } as const
      await deps.accessLog.settle()
      return answerList(c, query, rules, (list) => findAccesses(deps.database.read, list))
    })
    .on(
      'POST /admin/exports',
      { audience: ['admin'], recordsAccess: 'none', fresh: 'factor', audit, limits },
      async ({ body, caller }) => {
        await recordExport(deps, caller, body)
      },
    )
    .on(
      'POST /caretaker/exports',
      { audience: ['caretaker'], recordsAccess: 'none', fresh: 'factor', audit, limits },
      async ({ body, caller }) => {
        await recordExport(deps, caller, body)
      },
    ).router
