import { deskCalls } from '../contract/desk/desk.calls.ts'
import { idsOf, listed, tellSeen } from '../http/answers/sees.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { countWaiting } from './count-waiting.ts'
import { readEmergencySheet } from './emergency-sheet.ts'
import { findAnything } from './find-anything.ts'
import { readHall } from './read-hall.ts'

const audience = ['admin'] as const

/** What the office sees wherever it is: what waits, whom it looks for, and what it prints (rules OFF-24, OFF-25, OPS-12). */
export const createDeskRoutes = (deps: Deps) =>
  createRoutes(deskCalls)
    .on('GET /admin/waiting', { audience, sees: 'nobody' }, () =>
      countWaiting(deps.database.read, deps.config, deps.now()),
    )
    .on('GET /admin/hall', { audience, sees: 'told' }, async ({ c }) => {
      const { hall, seen } = await readHall(deps.database.read, deps.config.secret, deps.now())
      tellSeen(c, ...seen)
      return hall
    })
    .on(
      'GET /admin/find',
      {
        audience,
        sees: (found) => [listed('family', idsOf(found.families)), listed('booking', idsOf(found.bookings))],
      },
      ({ query }) => findAnything(deps.database, query.q),
    )
    .on('GET /admin/emergency-sheet', { audience, sees: 'told', fresh: 'factor' }, async ({ c }) => {
      const { sheet, bookingIds, familyIds } = await readEmergencySheet(deps.database.read, deps.now())
      tellSeen(c, listed('family', familyIds), listed('booking', bookingIds))
      return sheet
    }).router
