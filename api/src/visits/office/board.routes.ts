import { givenDay } from '../../contract/schemas/wire-parts.ts'
import { z } from '../../contract/schemas/zod.ts'
import { type Caller, callerOf } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer } from '../../http/route.ts'
import { dayOfMoment, momentOf } from '../../roster/rules/visit-times.ts'
import { readRosterWeek } from './roster-week.ts'
import { readToday } from './today.ts'
import { readWeekFigures } from './week-figures.ts'

const getWeek = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/roster-week',
    request: { query: z.object({ from: givenDay.optional() }) },
    responses: { 200: jsonAnswer('GET /admin/roster-week', 'Seven days of everybody') },
  },
)
const getToday = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/today',
    responses: { 200: jsonAnswer('GET /admin/today', 'What needs a hand today') },
  },
)
const getFigures = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/visit-figures',
    responses: { 200: jsonAnswer('GET /admin/visit-figures', 'Hours and open visits of this week') },
  },
)

/** What the office looks at all day: Today and the week's board (rules VISIT-16, VISIT-18). */
export function createBoardRoutes(deps: Deps) {
  const noteSeen = (caller: Caller, visits: readonly { booking: { _id: string } }[]): void =>
    deps.accessLog.listed(caller, 'booking', [...new Set(visits.map(({ booking }) => booking._id))])
  return createRouter()
    .openapi(getWeek, async (c) => {
      const from = c.req.valid('query').from ?? dayOfMoment(momentOf(deps.now()))
      const week = await readRosterWeek(deps.database.read, from, deps.now())
      noteSeen(
        callerOf(c),
        week.rows.flatMap(({ visits }) => visits),
      )
      return c.json(week, 200)
    })
    .openapi(getFigures, async (c) => c.json(await readWeekFigures(deps.database.read, deps.now()), 200))
    .openapi(getToday, async (c) => {
      const today = await readToday(deps.database.read, deps.now())
      noteSeen(callerOf(c), today.visits)
      return c.json(today, 200)
    })
}
