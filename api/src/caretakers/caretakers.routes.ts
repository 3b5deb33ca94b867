import { createCaretakerSchema } from '../contract/schemas/requests.schema.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../http/lists/simple-rest.ts'
import { createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { caretakerFilter, caretakerSortFields, listCaretakers } from './caretakers.queries.ts'
import { createCaretaker } from './create-caretaker.ts'

const readCaretakers = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/caretakers',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/caretakers', 'Caretakers') },
  },
)
const postCaretaker = defineRoute(
  { audience: ['admin'], audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' } },
  {
    method: 'post',
    path: '/admin/caretakers',
    request: { body: jsonBody(createCaretakerSchema) },
    responses: { 201: jsonAnswer('POST /admin/caretakers', 'Caretaker made') },
  },
)

/** Caretakers, for admins (rule OFF-13). */
export const createCaretakerRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readCaretakers, async (c) => {
      const rules = {
        resource: 'caretakers',
        sortFields: caretakerSortFields,
        defaultSort: 'createdAt',
        filter: caretakerFilter,
      } as const
      const page = await answerList(c, c.req.valid('query'), rules, (list) => listCaretakers(deps.database, list))
      // The list names the patient each caretaker is with.
      const open = page.map(({ currentBooking }) => currentBooking?._id).filter((id) => id !== undefined)
      deps.accessLog.listed(callerOf(c), 'booking', open)
      return c.json(page, 200)
    })
    .openapi(postCaretaker, async (c) => c.json(await createCaretaker(deps, callerOf(c), c.req.valid('json')), 201))
