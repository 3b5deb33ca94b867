import { dayOfMoment, momentOf } from '../contract/time.ts'
import { boardCalls } from '../contract/visits/visits.calls.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { findFree } from './find-free.ts'
import { readRosterWeek } from './roster-week.ts'
import { readToday } from './today.ts'
import { readWeekFigures } from './week-figures.ts'

const accessToVisits = (visits: readonly { booking: { _id: string } }[]) =>
  listedRecords(
    'booking',
    visits.map(({ booking }) => booking._id),
  )

/** Routes of Today and of the week's board (rules VISIT-16, VISIT-18). */
export const createBoardRoutes = (deps: Deps) =>
  createRoutes(boardCalls)
    .on(
      'GET /admin/roster-week',
      {
        audience: ['admin'],
        recordsAccess: ({ rows }) => accessToVisits(rows.flatMap(({ visits }) => visits)),
        whole: true,
      },
      ({ query }) => {
        const from = query.from ?? dayOfMoment(momentOf(deps.now()))
        return readRosterWeek(deps.database.read, from, deps.now())
      },
    )
    .on('GET /admin/free-caretakers', { audience: ['admin'], recordsAccess: 'none', whole: true }, ({ query }) =>
      findFree(deps.database.read, query),
    )
    .on('GET /admin/visit-figures', { audience: ['admin'], recordsAccess: 'none' }, () =>
      readWeekFigures(deps.database.read, deps.now()),
    )
    .on(
      'GET /admin/today',
      { audience: ['admin'], recordsAccess: ({ visits, troubled }) => accessToVisits([...troubled, ...visits]) },
      () => readToday(deps.database.read, deps.now()),
    ).router
