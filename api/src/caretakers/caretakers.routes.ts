import { createCaretakerSchema } from '../contract/requests.schema.ts'
import type { Caretaker } from '../contract/wire-types.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { contentRange, listQuery, parseListRequest } from '../http/simple-rest.ts'
import { caretakerFilter, caretakerSortFields, listCaretakers } from './caretakers.queries.ts'
import { createCaretaker } from './create-caretaker.ts'

const readCaretakers = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/caretakers',
    request: { query: listQuery },
    responses: { 200: jsonAnswer<Caretaker[]>('Caretakers') },
  },
)
const postCaretaker = defineRoute(
  { audience: ['admin'], audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' } },
  {
    method: 'post',
    path: '/admin/caretakers',
    request: { body: jsonBody(createCaretakerSchema) },
    responses: { 201: jsonAnswer<Caretaker>('Caretaker made') },
  },
)

/** Caretakers, for admins (contract, section 6). */
export const createCaretakerRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readCaretakers, async (c) => {
      const list = parseListRequest(c.req.valid('query'), {
        sortFields: caretakerSortFields,
        defaultSort: 'createdAt',
        filter: caretakerFilter,
      })
      const { rows, total } = await listCaretakers(deps.database, list)
      c.header('Content-Range', contentRange('caretakers', list.offset, rows.length, total))
      return c.json(rows, 200)
    })
    .openapi(postCaretaker, async (c) => c.json(await createCaretaker(deps, callerOf(c), c.req.valid('json')), 201))
