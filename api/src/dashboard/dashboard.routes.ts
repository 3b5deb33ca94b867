import { dashboardCalls } from '../contract/dashboard/dashboard.calls.ts'
import { type AnswerContext, idsOf, listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import type { RecordedAccess } from '../http/ports.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { countWaiting } from './count-waiting.ts'
import { readEmergencySheet } from './emergency-sheet.ts'
import { readAttentionList } from './read-attention-list.ts'
import { searchEverything } from './search.ts'

const audience = ['admin'] as const

const accessToSteps = (_answer: unknown, _id: string, { source }: AnswerContext<readonly RecordedAccess[]>) => source
type SheetIds = { familyIds: readonly string[]; bookingIds: readonly string[] }
const accessToSheet = (
  _answer: unknown,
  _id: string,
  { source: { familyIds, bookingIds } }: AnswerContext<SheetIds>,
) => [listedRecords('family', familyIds), listedRecords('booking', bookingIds)]

/** Routes of the dashboard: queues, attention list, search and emergency sheet (rules OFF-24, OFF-25, OPS-12). */
export const createDashboardRoutes = (deps: Deps) =>
  createRoutes(dashboardCalls)
    .on('GET /admin/waiting', { audience, recordsAccess: 'none' }, () =>
      countWaiting(deps.database.read, deps.config, deps.notices.list(), deps.now()),
    )
    .on('GET /admin/hall', { audience, recordsAccess: accessToSteps }, async () => {
      const { hall, seen } = await readAttentionList(deps.database.read, deps.config, deps.notices.list(), deps.now())
      return new AnswerWithSource(hall, seen)
    })
    .on(
      'GET /admin/find',
      {
        audience,
        recordsAccess: (found) => [
          listedRecords('family', idsOf(found.families)),
          listedRecords('booking', idsOf(found.bookings)),
        ],
      },
      ({ query }) => searchEverything(deps.database, query.q),
    )
    .on('GET /admin/emergency-sheet', { audience, recordsAccess: accessToSheet, fresh: 'factor' }, async () => {
      const { sheet, ...ids } = await readEmergencySheet(deps.database.read, deps.now())
      return new AnswerWithSource(sheet, ids)
    }).router
