import { historyCalls } from '../contract/history/history.calls.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes } from '../http/routes.ts'
import { findHistory, historyFilter, historySorts } from './find-history.ts'
import { readEntries } from './read-entries.ts'

const rules = { resource: 'history', sortFields: historySorts, defaultSort: 'at', filter: historyFilter } as const

/** The history of a booking (rule OFF-31). */
export const createHistoryRoutes = (deps: Deps) =>
  createRoutes(historyCalls).on(
    'GET /admin/bookings/{id}/history',
    { audience: ['admin'], recordsAccess: 'booking' },
    async ({ id, query, c }) => {
      const { read } = deps.database
      const booking = await read.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()
      if (!booking) throw notFound()
      const places = await answerList(c, query, rules, (list) => findHistory(read, id, list))
      return readEntries(read, id, places)
    },
  ).router
