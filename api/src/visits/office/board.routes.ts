import { givenDay } from '../../contract/schemas/wire-parts.ts'
import { z } from '../../contract/schemas/zod.ts'
import { listed } from '../../http/answers/sees.ts'
import type { Deps } from '../../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer } from '../../http/route.ts'
import { dayOfMoment, momentOf } from '../../roster/rules/visit-times.ts'
import { readRosterWeek } from './roster-week.ts'
import { readToday } from './today.ts'
import { readWeekFigures } from './week-figures.ts'

const seesVisits = (visits: readonly { booking: { _id: string } }[]) =>
  listed(
    'booking',
    visits.map(({ booking }) => booking._id),
  )

const getWeek = defineRoute(
  { audience: ['admin'], sees: ({ rows }) => seesVisits(rows.flatMap(({ visits }) => visits)) },
  {
    method: 'get',
    path: '/admin/roster-week',
    request: { query: z.object({ from: givenDay.optional() }) },
    responses: { 200: jsonAnswer('GET /admin/roster-week', 'Seven days of everybody') },
  },
)
const getToday = defineRoute(
  { audience: ['admin'], sees: ({ visits }) => seesVisits(visits) },
  {
    method: 'get',
    path: '/admin/today',
    responses: { 200: jsonAnswer('GET /admin/today', 'What needs a hand today') },
  },
)
const getFigures = defineRoute(
  { audience: ['admin'], sees: 'nobody' },
  {
    method: 'get',
    path: '/admin/visit-figures',
    responses: { 200: jsonAnswer('GET /admin/visit-figures', 'Hours and open visits of this week') },
  },
)

/** What the office looks at all day: Today and the week's board (rules VISIT-16, VISIT-18). */
export const createBoardRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getWeek, async (c) => {
      const from = c.req.valid('query').from ?? dayOfMoment(momentOf(deps.now()))
      return c.json(await readRosterWeek(deps.database.read, from, deps.now()), 200)
    })
    .openapi(getFigures, async (c) => c.json(await readWeekFigures(deps.database.read, deps.now()), 200))
    .openapi(getToday, async (c) => c.json(await readToday(deps.database.read, deps.now()), 200))
