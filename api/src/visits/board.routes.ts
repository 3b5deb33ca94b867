import { boardCalls } from '../contract/visits/board.calls.ts'
import { listed } from '../http/answers/sees.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { dayOfMoment, momentOf } from '../roster/rules/visit-times.ts'
import { readRosterWeek } from './lists/roster-week.ts'
import { readToday } from './lists/today.ts'
import { readWeekFigures } from './lists/week-figures.ts'

const seesVisits = (visits: readonly { booking: { _id: string } }[]) =>
  listed(
    'booking',
    visits.map(({ booking }) => booking._id),
  )

/** What the office looks at all day: Today and the week's board (rules VISIT-16, VISIT-18). */
export const createBoardRoutes = (deps: Deps) =>
  createRoutes(boardCalls)
    .on(
      'GET /admin/roster-week',
      { audience: ['admin'], sees: ({ rows }) => seesVisits(rows.flatMap(({ visits }) => visits)) },
      ({ query }) => {
        const from = query.from ?? dayOfMoment(momentOf(deps.now()))
        return readRosterWeek(deps.database.read, from, deps.now())
      },
    )
    .on('GET /admin/visit-figures', { audience: ['admin'], sees: 'nobody' }, () =>
      readWeekFigures(deps.database.read, deps.now()),
    )
    .on('GET /admin/today', { audience: ['admin'], sees: ({ visits }) => seesVisits(visits) }, () =>
      readToday(deps.database.read, deps.now()),
    ).router
