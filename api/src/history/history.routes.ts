import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { createRouter, defineRoute, idParam, jsonAnswer } from '../http/route.ts'
import { findHistory, historyFilter, historySorts } from './find-history.ts'
import { readEntries } from './read-entries.ts'

const getHistory = defineRoute(
  { audience: ['admin'], sees: 'booking' },
  {
    method: 'get',
    path: '/admin/bookings/{id}/history',
    request: { params: idParam, query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/bookings/{id}/history', 'What happened to a booking, newest first') },
  },
)

const rules = { resource: 'history', sortFields: historySorts, defaultSort: 'at', filter: historyFilter } as const

/** Everything that happened to a booking, from the rows that say so (rule OFF-31). */
export const createHistoryRoutes = (deps: Deps) =>
  createRouter().openapi(getHistory, async (c) => {
    const { read } = deps.database
    const { id } = c.req.valid('param')
    const booking = await read.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()
    if (!booking) throw notFound()
    const places = await answerList(c, c.req.valid('query'), rules, (list) => findHistory(read, id, list))
    return c.json(await readEntries(read, id, places), 200)
  })
