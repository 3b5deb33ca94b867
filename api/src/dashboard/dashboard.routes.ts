import type { Database } from '@thodu/db'
import { listBookings } from '../bookings/list-bookings.ts'
import { listCaretakers } from '../caretakers/caretakers.queries.ts'
import { dashboardCalls } from '../contract/dashboard/dashboard.calls.ts'
import type { Findings } from '../contract/dashboard/dashboard.schema.ts'
import { idsOf, listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import type { RecordedAccess } from '../http/ports.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { listUsers } from '../users/users.queries.ts'
import { countWaiting } from './count-waiting.ts'
import { readEmergencySheet } from './emergency-sheet.ts'
import { readAttentionList } from './read-attention-list.ts'

const audience = ['admin'] as const

const accessToSteps = (_answer: unknown, _id: string, source: readonly RecordedAccess[]) => source
type SheetIds = { familyIds: readonly string[]; bookingIds: readonly string[] }
const accessToSheet = (_answer: unknown, _id: string, { familyIds, bookingIds }: SheetIds) => [
  listedRecords('family', familyIds),
  listedRecords('booking', bookingIds),
]

/** This many results of each kind fit on a screen. */
const shown = 6
const page = { offset: 0, limit: shown, uncounted: true } as const

/** Searches families, bookings and caretakers by part of a name, number, address or booking id (rule OFF-25). */
async function searchEverything(database: Database, q: string): Promise<Findings> {
  const byName = { ...page, sort: { field: 'name', direction: 'asc' } } as const
  const newest = { ...page, sort: { field: 'createdAt', direction: 'desc' } } as const
  const [families, bookings, caretakers] = await Promise.all([
    listUsers(database, { ...byName, filter: { q, role: 'user' } }),
    listBookings(database.read, { ...newest, filter: { q } }),
    // Search results show no checks.
    listCaretakers(database, { requiredChecks: [] }, { ...byName, filter: { q } }),
  ])
  return {
    families: families.rows.map(({ _id, name, email, phone }) => ({ _id, name, email, phone })),
    bookings: bookings.rows.map((row) => ({
      _id: row.id,
      bookingId: row.code,
      customer: row.customer_name,
      patient: row.patient_name,
      serviceName: row.service_name,
      status: row.status,
    })),
    caretakers: caretakers.rows.map(({ _id, name, email, phone, available }) => ({
      _id,
      name,
      email,
      phone,
      available,
    })),
  }
}

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
