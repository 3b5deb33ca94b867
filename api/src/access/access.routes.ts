import { exportSchema } from '../contract/schemas/access.schema.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { accessFilter, accessSorts, findAccesses } from './find-accesses.ts'
import { recordExport } from './record-export.ts'

const audit = { action: 'ADMIN_ACTION', resourceType: 'system' } as const
const noted = { 204: { description: 'Written down' } }

// Its labels are in it already: a log of who read the log would fill itself.
const readLog = defineRoute(
  { audience: ['admin'], sees: 'nobody' },
  {
    method: 'get',
    path: '/admin/access-log',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/access-log', 'Who looked at whose data') },
  },
)
const postOfficeExport = defineRoute(
  { audience: ['admin'], sees: 'nobody', fresh: 'factor', audit },
  { method: 'post', path: '/admin/exports', request: { body: jsonBody(exportSchema) }, responses: noted },
)
const postCaretakerExport = defineRoute(
  { audience: ['caretaker'], sees: 'nobody', fresh: 'factor', audit },
  { method: 'post', path: '/caretaker/exports', request: { body: jsonBody(exportSchema) }, responses: noted },
)

/** Who looked at whose data, and exports that browsers make (docs/decisions/0020-access-log.md). */
export const createAccessRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readLog, async (c) => {
      const rules = {
        resource: 'access-log',
        sortFields: accessSorts,
        defaultSort: 'lastAt',
        filter: accessFilter,
      } as const
      await deps.accessLog.settle()
      return c.json(
        await answerList(c, c.req.valid('query'), rules, (list) => findAccesses(deps.database.read, list)),
        200,
      )
    })
    .openapi(postOfficeExport, async (c) => {
      await recordExport(deps, callerOf(c), c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(postCaretakerExport, async (c) => {
      await recordExport(deps, callerOf(c), c.req.valid('json'))
      return c.body(null, 204)
    })
