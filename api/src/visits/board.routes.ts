import type { Reader } from '@thodu/db'
import { addDays, dayOfMoment, momentOf, mondayOf, toMoment } from '../contract/time.ts'
import type { WeekFigures } from '../contract/visits/board.schema.ts'
import { busyStatuses } from '../contract/visits/visit-parts.ts'
import { boardCalls } from '../contract/visits/visits.calls.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { readRosterWeek } from './roster-week.ts'
import { readToday } from './today.ts'

const accessToVisits = (visits: readonly { booking: { _id: string } }[]) =>
  listedRecords(
    'booking',
    visits.map(({ booking }) => booking._id),
  )

const weekDays = 7
const sumOfSpan = (db: Reader, { from, until }: { from: number; until: number }) =>
  db
    .selectFrom('visits')
    .select((eb) => [
      eb.fn.sum<number | string | null>(eb('ends_min', '-', eb.ref('starts_min'))).as('minutes'),
      eb.fn
        .sum<number | string | null>(
          eb
            .case()
            .when(eb.and([eb('status', '=', 'planned'), eb('caretaker_id', 'is', null)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('open'),
    ])
    .where('starts_min', '>=', from)
    .where('starts_min', '<', until)
    .where('status', 'in', busyStatuses)
    .execute()

/** Sums the visit minutes of the present week and counts its unassigned visits (rule BOARD-7). */
async function readWeekFigures(db: Reader, now: Date): Promise<WeekFigures> {
  const monday = mondayOf(dayOfMoment(momentOf(now)))
  const [sums] = await sumOfSpan(db, { from: toMoment(monday, 0), until: toMoment(addDays(monday, weekDays), 0) })
  return { from: monday, minutes: Number(sums?.minutes ?? 0), open: Number(sums?.open ?? 0) }
}

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
    .on('GET /admin/visit-figures', { audience: ['admin'], recordsAccess: 'none' }, () =>
      readWeekFigures(deps.database.read, deps.now()),
    )
    .on(
      'GET /admin/today',
      { audience: ['admin'], recordsAccess: ({ visits, troubled }) => accessToVisits([...troubled, ...visits]) },
      () => readToday(deps.database.read, deps.now()),
    ).router
